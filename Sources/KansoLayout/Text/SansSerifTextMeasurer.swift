import KansoTheme

/// Measures without fonts, alike on every machine, and as wide as a browser's sans serif sets a text: in the widths of Helvetica and Arial,
/// regular and bold. Fonts whose letters are equally wide have 0.6 of their size. The heights of lines are those of
/// `PlainTextMeasurer`.
public struct SansSerifTextMeasurer: TextMeasurer {
  /// How much wider than Helvetica texts are to be taken, where the font that they will be shown in is not known: 1 for not at all.
  public let stretch: Double

  /// A measurer. A stretch that is no positive number counts as 1.
  public init(stretch: Double = 1) { self.stretch = stretch > 0 && stretch.isFinite ? stretch : 1 }

  /// The room that a text takes.
  public func measure(_ text: String, font: Typography, size: Length, width: Length?, lines: Int)
    -> TextExtent
  {
    let line = LineHeight(font, size)
    guard !text.isEmpty else {
      return TextExtent(size: .zero, firstBaseline: line.above, lastBaseline: line.below, lineCount: 0)
    }
    var widths = lineWidths(text, font, size, limit: width ?? .infinity)
    if lines > 0, widths.count > lines { widths.removeLast(widths.count - lines) }
    return TextExtent(
      size: Size(
        width: min(widths.max() ?? 0, width ?? .infinity),
        height: (line.above + line.below) * Double(widths.count)),
      firstBaseline: line.above, lastBaseline: line.below, lineCount: widths.count)
  }

  /// A text in lines.
  public func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout {
    // Characters come run by run, so that what a font is has to be found once a run.
    var letters = Letters(runs.first?.font ?? Typography(families: [], size: 0))
    return Typesetting(runs, limit: width, mode: mode) { character, run in
      if letters.font != run.font { letters = Letters(run.font) }
      return letters.advance(of: character) * run.size * stretch + run.font.letterSpacing.value
    }.layout(lines: lines)
  }

  /// How wide a text is on one line, in points, without letting it break.
  package static func width(of text: String, font: Typography, size: Length) -> Length {
    let letters = Letters(font)
    var (width, count) = (0.0, 0)
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { width += letters.advance(ofASCII: byte) }
      count = text.utf8.count
    } else {
      for character in text {
        width += letters.advance(of: character)
        count += 1
      }
    }
    return width * size + Double(count) * font.letterSpacing.value
  }

  private func lineWidths(_ text: String, _ font: Typography, _ size: Length, limit: Length) -> [Length] {
    let (letters, spacing) = (Letters(font), font.letterSpacing.value)
    let scale = size * stretch
    return LineWidths.widths(of: text, space: letters.advance(of: " ") * scale + spacing, limit: limit) {
      letters.advance(ofASCII: $0) * scale + spacing
    } any: {
      letters.advance(of: $0) * scale + spacing
    }
  }
}

/// The letters of a font.
private struct Letters {
  let font: Typography
  private let isBold: Bool
  private let isMonospaced: Bool
  private static let monospaced = 0.6
  /// What is wider than this is wide in every font.
  private static let wide = 1.0

  init(_ font: Typography) {
    self.font = font
    isBold = font.isBold
    isMonospaced = font.fontClass == .monospace
  }

  /// As a part of the size.
  func advance(ofASCII byte: UInt8) -> Double {
    let width = SansSerifWidths.advance(ofASCII: byte, isBold: isBold)
    return isMonospaced && width > 0 ? Self.monospaced : width
  }

  /// As a part of the size.
  func advance(of character: Character) -> Double {
    if let byte = character.asciiValue { return advance(ofASCII: byte) }
    let width = SansSerifWidths.advance(of: character, isBold: isBold)
    return isMonospaced && width > 0 && width < Self.wide ? Self.monospaced : width
  }
}
