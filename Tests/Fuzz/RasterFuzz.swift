import CPango
import Foundation
import KansoLayout
import KansoRendering
import KansoTheme

@testable import KansoRaster

/// Fuzzes text layout: any bytes as texts in fonts, typeset and drawn. Lines keep the maximum width and number,
/// positions are finite, the same text gives the same layout twice, and the canvas still works afterwards.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRaster(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  var source = TextSource(bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  let (width, lines, mode) = (source.number(), Int(source.byte() % 5), source.mode())
  let limit = source.byte() % 4 == 0 ? nil : width
  let runs = (0...source.byte() % 3).map { _ in source.run() }
  let layout = PangoTextMeasurer(fonts: fonts).typeset(runs, width: limit, lines: lines, mode: mode)
  let again = PangoTextMeasurer(fonts: fonts).typeset(runs, width: limit, lines: lines, mode: mode)
  require(layout == again, "set in another way the second time")
  require(lines == 0 || layout.lines.count <= lines, "more lines than there may be")
  for line in layout.lines { check(line, runs, limit: mode == .byClipping ? nil : limit) }
  draw(layout, runs, &source)
  return 0
}

/// The shipped fonts and the test fonts.
private let fonts: FontLibrary = {
  let folders = ["Preview/Sources/KansoRaster/Fonts/Shipped", "Preview/Tests/KansoRasterTests/Fonts"]
  let files = folders.flatMap { folder in
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { URL(fileURLWithPath: "\(folder)/\($0)") }
  }
  return FontLibrary(usesSystemFonts: false, files: files)
}()

/// Ends the run with a message if a condition does not hold, in optimised builds as well.
private func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}

private func check(_ line: TextLayout.Line, _ runs: [TextRun], limit: Length?) {
  let numbers =
    [line.width, line.top, line.baseline, line.height] + line.fragments.flatMap { [$0.x, $0.width] }
  require(numbers.allSatisfy(\.isFinite), "no number in \(line)")
  require(
    line.paragraph < runs.count && line.fragments.allSatisfy { $0.run < runs.count },
    "a run that is not there")
  guard let limit, limit >= 0 else { return }
  let sum = line.fragments.reduce(0) { $0 + $1.width }
  let shown = line.text.filter { $0 != "…" && !$0.unicodeScalars.allSatisfy(\.properties.isBidiControl) }
  require(sum <= limit + 1e-3 || shown.count <= 1, "\(sum) for \(limit): \(line.text.debugDescription)")
}

/// Draws the lines of a layout, and one text whose width was not measured.
private func draw(_ layout: TextLayout, _ runs: [TextRun], _ source: inout TextSource) {
  var texts = layout.lines.flatMap { line in
    line.fragments.map { fragment in
      let run = runs[fragment.run]
      return TextCommand(
        fragment.text, font: run.font, size: run.size, color: ColorValue(.srgb, 0, 0, 0),
        origin: Point(x: fragment.x, y: line.baseline), width: fragment.width,
        direction: fragment.direction ?? .leftToRight)
    }
  }
  texts = Array(texts.prefix(8)) + [source.drawnText()]
  let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 64, 32)
  let canvas = cairo_create(surface)!
  defer {
    cairo_destroy(canvas)
    cairo_surface_destroy(surface)
  }
  for text in texts { fonts.draw(text, on: canvas) }
  require(cairo_status(canvas) == CAIRO_STATUS_SUCCESS, "the canvas cannot be drawn on anymore")
  let drawing = Drawing(size: Size(width: 64, height: 32), commands: texts.map { .text($0) })
  _ = try? Rasterizer(fonts: fonts).png(of: drawing, scale: 1)
}

/// A generator of texts from bytes.
private struct TextSource {
  private var bytes: ArraySlice<UInt8>
  private static let pieces = [
    "a", " ", "  ", "Hello", "fi", "\n", "\r\n", "\u{2028}", "\t", "\0", "e\u{301}", "\u{301}", "שלום", "(",
    "123", "مرحبا", "لا",
    "नमस्ते", "簡体字", "猫", "🐈", "👨‍👩‍👧", "🇨🇭", "\u{200D}", "\u{200B}", "\u{AD}", "\u{202E}", "\u{202A}", "\u{202C}",
    "\u{2067}",
    "\u{2069}", "\u{FEFF}", "\u{FFFC}", "\u{10FFFF}", "…", "-", "\u{A0}", "%",
  ]
  private static let families = [
    "Inter", "Noto Serif", "JetBrains Mono", "system-ui", "Nowhere", "serif", "Noto Sans Arabic", "",
  ]

  init(bytes: [UInt8]) { self.bytes = bytes[...] }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  mutating func number() -> Double {
    switch byte() % 8 {
    case 0: return 0
    case 1: return Double(Int8(bitPattern: byte()))
    case 2: return Double(byte()) / 255
    case 3: return [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 1e6, 1e18][Int(byte() % 8)]
    case 4: return Double(bitPattern: (0..<8).reduce(UInt64(0)) { bits, _ in bits << 8 | UInt64(byte()) })
    default: return Double(byte())
    }
  }

  mutating func mode() -> LineBreakMode { LineBreakMode(rawValue: Int(byte() % 6)) ?? .byWordWrapping }

  /// Returns a text of known difficult pieces or of the bytes themselves, sometimes a long one.
  mutating func text() -> String {
    let (kind, count) = (byte(), Int(byte() % 32))
    let own = bytes.prefix(count)
    bytes = bytes.dropFirst(count)
    let text =
      kind % 2 == 0
      ? String(decoding: own, as: UTF8.self)
      : own.map { Self.pieces[Int($0) % Self.pieces.count] }.joined()
    return kind % 64 == 1 ? String(repeating: text, count: 100) : text
  }

  private mutating func font() -> Typography {
    Typography(
      families: byte() % 8 == 0 ? [text(), text()] : [Self.families[Int(byte()) % Self.families.count]],
      face: byte() % 16 == 0 ? text() : nil, size: 10, weight: byte() % 2 == 0 ? nil : number(),
      isItalic: byte() % 4 == 0,
      lineHeight: byte() % 4 == 0 ? number() : nil, letterSpacing: byte() % 4 == 0 ? .points(number()) : nil)
  }

  mutating func run() -> TextRun {
    let (font, size) = (font(), byte() % 2 == 0 ? 10 : number())
    return TextRun(text(), font: font, size: size)
  }

  mutating func drawnText() -> TextCommand {
    let run = run()
    return TextCommand(
      run.text, font: run.font, size: run.size, color: ColorValue(.srgb, 0, 0, 0),
      origin: Point(x: number(), y: number()),
      width: number(), direction: byte() % 2 == 0 ? .leftToRight : .rightToLeft,
      isUnderlined: byte() % 2 == 0,
      anchor: [nil, .left, .center, .right][Int(byte() % 4)])
  }
}
