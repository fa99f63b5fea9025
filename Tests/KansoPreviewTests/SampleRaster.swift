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

  func png(of drawing: Drawing, scale: Double) throws(PreviewRasterError) -> [UInt8] {
    guard drawing.size.height <= largest else { throw PreviewRasterError(reason: "it would be too large") }
    return Self.start + Array("PNG \(scale) \(Self.words(of: drawing))".utf8) + Self.end
  }

  func pdf(of drawing: Drawing, title: String) throws(PreviewRasterError) -> [UInt8] {
    Self.start + Array("PDF \(title) \(Self.words(of: drawing))".utf8) + Self.end
  }

  /// Its width, and the texts with their widths.
  private static func words(of drawing: Drawing) -> String {
    let texts = drawing.commands.compactMap { command -> String? in
      if case .text(let text) = command { "\(text.text)=\(text.width)" } else { nil }
    }
    return "\(drawing.size.width): \(texts.joined(separator: "|"))"
  }
}
