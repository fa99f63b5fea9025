import KansoLayout
import KansoPreview
import KansoRendering
import KansoTheme

/// Answers with what it was asked for, and has one font, whose letters are as wide as they are high.
struct SampleRaster: PreviewRaster {
  /// The height of the highest picture that it draws, in points.
  var largest = Double.infinity
  /// The family that is there.
  var family = "Georgia"
  /// The most pixels that a PNG can have on a side.
  var side = Double.infinity
  /// The most pixels that a PNG can have in all.
  var area = Double.infinity
  /// The height of the highest picture that there are pages for, in points.
  var highest = Double.infinity
  /// The characters that no font has.
  var missing: [Character] = []

  static let start: [UInt8] = [0x89, 0x50, 0x0A, 0x0D, 0xFF]
  static let end: [UInt8] = [0x0A, 0x0A]

  private struct Measurer: TextMeasurer {
    func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout {
      var wide = runs
      for index in runs.indices { wide[index].font.letterSpacing = Dimension(runs[index].size / 2) }
      return PlainTextMeasurer().typeset(wide, width: width, lines: lines, mode: mode)
    }
  }

  var textMeasurer: any TextMeasurer { Measurer() }

  func standIn(for font: Typography) -> FontStandIn? {
    guard let wanted = font.families.first, wanted != family else { return nil }
    return FontStandIn(family: wanted, substitute: "Sample", fontClass: font.fontClass)
  }

  func missingCharacters(in drawing: Drawing) -> [Character] {
    let texts = drawing.commands.map { if case .text(let text) = $0 { text.text } else { "" } }.joined()
    return missing.filter(texts.contains)
  }

  func largestScale(of size: Size) -> Double {
    guard size.width > 0, size.height > 0 else { return 0 }
    let scale = min(side / max(size.width, size.height), (area / (size.width * size.height)).squareRoot())
    return (scale * 100).rounded(.down) / 100
  }

  func hasPages(for size: Size) -> Bool { size.height <= highest }

  func png(of drawing: Drawing, scale: Double) throws(PreviewRasterError) -> [UInt8] {
    guard drawing.size.height <= largest, scale <= largestScale(of: drawing.size) else {
      throw PreviewRasterError(reason: "it would be too large")
    }
    return Self.start + Array("PNG \(scale) \(Self.words(of: drawing))".utf8) + Self.end
  }

  func pdf(of drawing: Drawing, title: String, keeping parts: [ClosedRange<Length>])
    throws(PreviewRasterError) -> [UInt8]
  {
    guard drawing.size.height <= highest else { throw PreviewRasterError(reason: "it would be too high") }
    return Self.start + Array("PDF \(title) \(Self.words(of: drawing))".utf8) + Self.end
  }

  /// Its width, and the texts with their widths.
  private static func words(of drawing: Drawing) -> String {
    let texts = drawing.commands.compactMap { command -> String? in
      if case .text(let text) = command { "\(text.text)=\(text.width)" } else { nil }
    }
    return "\(drawing.size.width): \(texts.joined(separator: "|"))"
  }
}
