import KansoDrawing
import KansoTheme

/// A text measurer without fonts. Its results are equal on every machine and close to a browser's sans serif: the
/// widths are those of Helvetica and Arial, regular and bold. Monospaced characters are 0.6 of their size wide. Line
/// heights are those of `PlainTextMeasurer`.
public struct SansSerifTextMeasurer: TextMeasurer {
  /// The factor of all letter widths; 1 for the widths of Helvetica. A larger factor leaves space for an
  /// unknown font that displays the text. Letter spacing is not multiplied.
  public let stretch: Double

  /// Creates a measurer. A stretch that is not positive or not finite becomes 1.
  public init(stretch: Double = 1) { self.stretch = stretch > 0 && stretch.isFinite ? stretch : 1 }

  /// Returns the size of the first `lines` lines of a string, broken between words, at most `width` wide. An
  /// empty string has the size zero, but the baselines of its font.
  public func measure(_ text: String, font: Typography, size: Length, width: Length?, lines: Int)
    -> TextExtent
  {
    let line = LineHeight(font, size)
    guard !text.isEmpty else {
      return TextExtent(size: .zero, firstBaseline: line.above, lastBaseline: line.below, lineCount: 0)
    }
    let widths = breaker([TextRun(text, font: font, size: size)], width: width, mode: .byWordWrapping)
      .lineWidths(
        lines: lines)
    return TextExtent(
      size: Size(
        width: min(widths.max() ?? 0, width ?? .infinity),
        height: (line.above + line.below) * Double(widths.count)),
      firstBaseline: line.above, lastBaseline: line.below, lineCount: widths.count)
  }

  /// Returns the lines of a text. The top left corner of the first line is at zero.
  public func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout {
    breaker(runs, width: width, mode: mode).layout(lines: lines)
  }

  /// Returns a line breaker with the widths of this measurer.
  private func breaker(_ runs: [TextRun], width: Length?, mode: LineBreakMode) -> TextBreaker {
    TextBreaker(runs, limit: width, mode: mode) { run in
      let (letters, scale) = (Letters(run.font), run.size * stretch)
      let spacing = run.font.letterSpacing.value
      return TextBreaker.Advances(
        ascii: { letters.advance(ofASCII: $0) * scale + spacing },
        any: { letters.advance(of: $0) * scale + spacing })
    }
  }

  /// Returns the width of a string on one line, in points. Newlines do not break it. It includes the letter
  /// spacing of the font after each character, but no stretch.
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
}

/// The letter widths of a font.
private struct Letters {
  private let isBold: Bool
  private let isMonospaced: Bool
  /// The width of characters in monospaced fonts, as a fraction of the size.
  private static let monospaced = 0.6
  /// The minimum width of characters that are wide in every font, as a fraction of the size.
  private static let wide = 1.0

  /// Determines the widths of a font: bold from a weight of 600, equal widths for the monospace kind.
  init(_ font: Typography) {
    isBold = font.isBold
    isMonospaced = font.fontClass == .monospace
  }

  /// Returns the width of an ASCII character, as a fraction of the size: 0 for control characters, 0.6 for
  /// others in a monospaced font.
  func advance(ofASCII byte: UInt8) -> Double {
    let width = SansSerifWidths.advance(ofASCII: byte, isBold: isBold)
    return isMonospaced && width > 0 ? Self.monospaced : width
  }

  /// Returns the width of a character, as a fraction of the size. In a monospaced font it is 0.6, except for
  /// characters without width and for those that are at least as wide as the size.
  func advance(of character: Character) -> Double {
    if let byte = character.asciiValue { return advance(ofASCII: byte) }
    let width = SansSerifWidths.advance(of: character, isBold: isBold)
    return isMonospaced && width > 0 && width < Self.wide ? Self.monospaced : width
  }
}
