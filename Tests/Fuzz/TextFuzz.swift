import KansoLayout
import KansoScreens
import KansoTheme

/// Fuzzes marked text: any bytes as a text with marks, typeset at a width that the bytes contain. The text is complete
/// except for its marks, and lines keep the maximum width.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzText(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard bytes.count > 3 else { return 0 }
  let marked = String(decoding: bytes.dropFirst(3), as: UTF8.self)
  let (width, lines) = (Double(bytes[0]), Int(bytes[1] % 5))
  let mode = LineBreakMode(rawValue: Int(bytes[2] % 6)) ?? .byWordWrapping

  let font = Font(families: ["system-ui"], size: 10)
  let color = Color(red: 0, green: 0, blue: 0)
  let text = MarkdownLite(heading: font, subheading: font, body: font, color: color, linkColor: color)
    .attributedText(marked)
  let isMark = { (character: Character) in "*^%".contains(character) }
  guard text.text.filter({ !isMark($0) }) == marked.filter({ !isMark($0) }) else {
    fatalError("marks took something of the text with them")
  }

  let runs = text.runs.enumerated().map { TextRun($1.text, font: font.resolved(), size: 10 + Double($0 % 3)) }
  let layout = PlainTextMeasurer().typeset(runs, width: width, lines: lines, mode: mode)
  for line in layout.lines where line.text.count > 1 && mode != .byClipping {
    if line.width > width + 1e-6 { fatalError("a line is wider than it may be") }
  }
  if lines > 0, layout.lines.count > lines { fatalError("there are more lines than there may be") }
  return 0
}
