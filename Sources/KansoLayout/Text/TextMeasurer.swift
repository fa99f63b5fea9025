import KansoTheme

/// Says how much room a text takes, and where its lines break.
public protocol TextMeasurer: Sendable {
  /// - Parameters:
  ///   - text: what is set, with newlines between paragraphs.
  ///   - font: the font; `size` stands for its own size.
  ///   - size: the size in points.
  ///   - width: where lines break, in points; nil if they do not.
  ///   - lines: how many lines there may be; 0 for any number.
  func measure(_ text: String, font: Typography, size: Length, width: Length?, lines: Int) -> TextExtent

  /// Breaks a text into lines: what is measured, and what is drawn.
  ///
  /// - Parameters:
  ///   - runs: the parts of the text in their fonts.
  ///   - width: where lines break, in points; nil if they do not.
  ///   - lines: how many lines there may be; 0 for any number.
  ///   - mode: where they break, and what becomes of what does not fit on the last one.
  func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout
}

extension TextMeasurer {
  /// The room that a text takes when it is broken into lines.
  public func measure(_ text: String, font: Typography, size: Length, width: Length?, lines: Int)
    -> TextExtent
  {
    typeset([TextRun(text, font: font, size: size)], width: width, lines: lines, mode: .byWordWrapping).extent
  }
}

/// How much room a text takes, in points.
public struct TextExtent: Hashable, Sendable {
  /// The width of the widest line and the height of all.
  public var size: Size
  /// From the top to the baseline of the first line.
  public var firstBaseline: Length
  /// From the baseline of the last line to the bottom.
  public var lastBaseline: Length
  /// How many lines there are.
  public var lineCount: Int

  /// The room of a text.
  public init(size: Size, firstBaseline: Length, lastBaseline: Length, lineCount: Int) {
    (self.size, self.firstBaseline) = (size, firstBaseline)
    (self.lastBaseline, self.lineCount) = (lastBaseline, lineCount)
  }
}

/// Measures without fonts, alike on every machine: a character is half as wide as the size of its font, an ideograph or emoji
/// as wide as it; lines have the ascender (1950/2048) and descender (494/2048) of Apple's system font, times the font's line height
/// where a guide sets one. Lines break at spaces and zero-width spaces, and within a word that is longer than a line.
public struct PlainTextMeasurer: TextMeasurer {
  /// From the baseline to the top of a line, as a part of the size.
  public static let ascender = 1950.0 / 2048
  /// From the baseline to the bottom of a line, as a part of the size.
  public static let descender = 494.0 / 2048
  /// The width of an ordinary character, as a part of the size.
  public static let advance = 0.5

  /// A measurer.
  public init() {}

  /// The room that a text takes.
  public func measure(_ text: String, font: Typography, size: Length, width: Length?, lines: Int)
    -> TextExtent
  {
    var widths = lineWidths(text, size: size, spacing: font.letterSpacing.value, limit: width ?? .infinity)
    if lines > 0, widths.count > lines { widths.removeLast(widths.count - lines) }
    let line = LineHeight(font, size)
    return TextExtent(
      size: Size(
        width: min(widths.max() ?? 0, width ?? .infinity),
        height: text.isEmpty ? 0 : (line.above + line.below) * Double(widths.count)),
      firstBaseline: line.above, lastBaseline: line.below,
      lineCount: text.isEmpty ? 0 : widths.count)
  }

  /// A text in lines.
  public func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout {
    Typesetting(runs, limit: width, mode: mode) { character, run in
      Self.advance(of: character) * run.size + run.font.letterSpacing.value
    }.layout(lines: lines)
  }

  private func lineWidths(_ text: String, size: Length, spacing: Length, limit: Length) -> [Length] {
    let advance = Self.advance * size + spacing
    return LineWidths.widths(of: text, space: advance, limit: limit) { _ in
      advance
    } any: {
      Self.advance(of: $0) * size + spacing
    }
  }

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
