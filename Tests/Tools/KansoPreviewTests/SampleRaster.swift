import KansoLayout
import KansoPreview
import KansoRendering
import KansoTheme

/// A raster that returns its input as text. It has one font, whose letters are as wide as they are high.
struct SampleRaster: PreviewRaster {
  /// The maximum height of an image, in points.
  var largest = Double.infinity
  /// The installed family.
  var family = "Georgia"
  /// The maximum width and height of a PNG, in pixels.
  var side = Double.infinity
  /// The maximum number of pixels of a PNG.
  var area = Double.infinity
  /// The maximum number of pages of a PDF.
  var mostPages = Int.max
  /// The characters that are in no font.
  var missing: [Character] = []

  static let start: [UInt8] = [0x89, 0x50, 0x0A, 0x0D, 0xFF]
  static let end: [UInt8] = [0x0A, 0x0A]

  private struct Measurer: TextMeasurer {
    let family: String

    func fidelity(of font: Typography) -> FontFidelity {
      font.families.first == family ? .exact : .substitute
    }

    func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout {
      var wide = runs
      for index in runs.indices { wide[index].font.letterSpacing = Dimension(runs[index].size / 2) }
      return PlainTextMeasurer().typeset(wide, width: width, lines: lines, mode: mode)
    }
  }

  var textMeasurer: any TextMeasurer { Measurer(family: family) }

  func substitution(for font: Typography) -> PreviewFontSubstitution? {
    guard let wanted = font.families.first, wanted != family else { return nil }
    return PreviewFontSubstitution(family: wanted, substitute: "Sample", fontClass: font.fontClass)
  }

  func missingCharacters(in drawing: Drawing) -> [Character] {
    let texts = drawing.commands.map { if case .text(let text) = $0 { text.text } else { "" } }.joined()
    return missing.filter(texts.contains)
  }

  func maxScale(of size: Size) -> Double {
    guard size.width > 0, size.height > 0 else { return 0 }
    let scale = min(side / max(size.width, size.height), (area / (size.width * size.height)).squareRoot())
    return (scale * 100).rounded(.down) / 100
  }

  func png(of drawing: Drawing, scale: Double) throws(PreviewRasterError) -> [UInt8] {
    guard drawing.size.height <= largest, scale <= maxScale(of: drawing.size) else {
      throw PreviewRasterError(reason: "it would be too large")
    }
    return Self.start + Array("PNG \(scale) \(Self.words(of: drawing))".utf8) + Self.end
  }

  func pdf(of document: PagedDrawing, title: String) throws(PreviewRasterError) -> [UInt8] {
    guard document.pages.count <= mostPages else { throw PreviewRasterError(reason: "it would be too long") }
    let headings = document.headings.map { "\($0.level) \($0.title) on \($0.page + 1)" }
    let pages = document.pages.map { Self.words(of: $0.drawing) }
    return Self.start + Array("PDF \(title) \((headings + pages).joined(separator: "\n"))".utf8) + Self.end
  }

  /// Returns the width of a drawing, and its texts with their widths.
  private static func words(of drawing: Drawing) -> String {
    let texts = drawing.commands.compactMap { command -> String? in
      if case .text(let text) = command { "\(text.text)=\(text.width)" } else { nil }
    }
    return "\(drawing.size.width): \(texts.joined(separator: "|"))"
  }
}
