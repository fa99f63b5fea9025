import KansoDrawing
import KansoTheme

/// A measurer that computes the sizes and the line breaks of texts.
public protocol TextMeasurer: Sendable {
  /// Returns the size of a string, broken between words.
  ///
  /// - Parameters:
  ///   - text: The string, with newlines between paragraphs.
  ///   - font: The font. `size` replaces the font's own size.
  ///   - size: The size in points.
  ///   - width: The width at which lines break, in points; nil means no line breaks.
  ///   - lines: The maximum number of lines; 0 means unlimited.
  func measure(_ text: String, font: Typography, size: Length, width: Length?, lines: Int) -> TextExtent

  /// Breaks a text into lines, for measuring and drawing.
  ///
  /// - Parameters:
  ///   - runs: The parts of the text in their fonts.
  ///   - width: The width at which lines break, in points; nil means no line breaks.
  ///   - lines: The maximum number of lines; 0 means unlimited.
  ///   - mode: The line break mode.
  func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout

  /// Returns how well the measurements of texts in a font match that font.
  func fidelity(of font: Typography) -> FontFidelity
}

/// How well the measurements of a text match its font.
public enum FontFidelity: Sendable {
  /// The widths and line heights are those of the font.
  case exact
  /// The widths and line heights are those of another font, in which the text is drawn instead.
  case substitute
  /// The widths and line heights are those of no font: each renderer draws the text in the font that it has.
  case estimated
}

extension TextMeasurer {
  /// Returns the size of a string by breaking it into lines with `typeset`, between words.
  public func measure(_ text: String, font: Typography, size: Length, width: Length?, lines: Int)
    -> TextExtent
  {
    typeset([TextRun(text, font: font, size: size)], width: width, lines: lines, mode: .byWordWrapping).extent
  }

  /// Returns `estimated`.
  public func fidelity(of font: Typography) -> FontFidelity { .estimated }
}

/// The size and the baselines of a text, in points.
public struct TextExtent: Hashable, Sendable {
  /// The width of the widest line, and the height of all lines.
  public var size: Size
  /// The distance from the top to the baseline of the first line.
  public var firstBaseline: Length
  /// The distance from the baseline of the last line to the bottom.
  public var lastBaseline: Length
  /// The number of lines.
  public var lineCount: Int

  /// Creates the size of a text.
  public init(size: Size, firstBaseline: Length, lastBaseline: Length, lineCount: Int) {
    (self.size, self.firstBaseline) = (size, firstBaseline)
    (self.lastBaseline, self.lineCount) = (lastBaseline, lineCount)
  }
}

/// A text measurer without fonts. Its results are equal on every machine. A character is half as wide as the size of
/// its font; an ideograph or emoji is as wide as the size. A line has the ascender (1950/2048) and the descender
/// (494/2048) of Apple's system font, or the line height of the font if the theme sets one. Lines break at spaces and
/// zero-width spaces, and inside of a word that is longer than a line.
public struct PlainTextMeasurer: TextMeasurer {
  /// The distance from the baseline to the top of a line, as a fraction of the size.
  public static let ascender = 1950.0 / 2048
  /// The distance from the baseline to the bottom of a line, as a fraction of the size.
  public static let descender = 494.0 / 2048
  /// The width of an ordinary character, as a fraction of the size.
  public static let advance = 0.5

  /// Creates a measurer.
  public init() {}

  /// Returns the size of the first `lines` lines of a string, broken between words, at most `width` wide. An
  /// empty string has the size zero, but the baselines of its font.
  public func measure(_ text: String, font: Typography, size: Length, width: Length?, lines: Int)
    -> TextExtent
  {
    let widths = breaker([TextRun(text, font: font, size: size)], width: width, mode: .byWordWrapping)
      .lineWidths(
        lines: lines)
    let line = LineHeight(font, size)
    return TextExtent(
      size: Size(
        width: min(widths.max() ?? 0, width ?? .infinity),
        height: text.isEmpty ? 0 : (line.above + line.below) * Double(widths.count)),
      firstBaseline: line.above, lastBaseline: line.below,
      lineCount: text.isEmpty ? 0 : widths.count)
  }

  /// Returns the lines of a text. The top left corner of the first line is at zero.
  public func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout {
    breaker(runs, width: width, mode: mode).layout(lines: lines)
  }

  /// Returns a line breaker with the widths of this measurer.
  private func breaker(_ runs: [TextRun], width: Length?, mode: LineBreakMode) -> TextBreaker {
    TextBreaker(runs, limit: width, mode: mode) { run in
      let (size, spacing) = (run.size, run.font.letterSpacing.value)
      return TextBreaker.Advances(
        ascii: { _ in Self.advance * size + spacing }, any: { Self.advance(of: $0) * size + spacing })
    }
  }

  /// Returns the width of a character, as a fraction of the size: 1 for ideographs and emoji, otherwise 0.5.
  private static func advance(of character: Character) -> Double {
    guard let first = character.unicodeScalars.first, first.value >= 0x1100 else { return advance }
    let isWide =
      first.properties.isEmojiPresentation
      || [
        0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      ]
      .contains { $0.contains(first.value) } || first.value >= 0x20000
    return isWide ? 1 : advance
  }
}
