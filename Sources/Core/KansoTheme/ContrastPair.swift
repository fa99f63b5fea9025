/// A pair of colors that a guide states under `contrast`: one color is seen on the other, and their contrast has to
/// reach a level in every mode.
public struct ContrastPair: Hashable, Sendable {
  /// The use of the upper color, on which the required ratio depends.
  public enum Use: String, Hashable, Sendable, CaseIterable {
    /// A text of less than 18 points, or of less than 14 points in bold.
    case text
    /// A text of at least 18 points, or of at least 14 points in bold (WCAG 2.2, 1.4.3).
    case largeText
    /// A symbol or a part of a control (WCAG 2.2, 1.4.11).
    case graphic
  }

  /// The level that a contrast has to reach.
  public enum Level: Hashable, Sendable {
    /// The level AA of WCAG 2.2: a ratio of 4.5 for texts, and of 3 for large texts and graphics.
    case aa
    /// The level AAA of WCAG 2.2: a ratio of 7 for texts, and of 4.5 for large texts. WCAG has no such level for
    /// graphics, and a guide cannot state it.
    case aaa
    /// An absolute lightness contrast Lc of APCA, from 0 to 108.
    case lightness(Double)
  }

  /// The color of the text or graphic.
  public let foreground: TokenPath
  /// The color directly below it.
  public let background: TokenPath
  /// The color below a translucent background; nil for none.
  public let base: TokenPath?
  /// The use of the foreground.
  public let use: Use
  /// The level that the contrast has to reach.
  public let level: Level

  /// Creates a pair. Colors may be translucent.
  public init(
    _ foreground: TokenPath, on background: TokenPath, over base: TokenPath? = nil, use: Use = .text,
    level: Level = .aa
  ) {
    self.foreground = foreground
    self.background = background
    self.base = base
    self.use = use
    self.level = level
  }

  /// The required ratio of WCAG 2.2; nil if the level is a lightness contrast.
  public var minRatio: Double? {
    switch (level, use) {
    case (.aa, .text), (.aaa, .largeText), (.aaa, .graphic): 4.5
    case (.aa, .largeText), (.aa, .graphic): 3
    case (.aaa, .text): 7
    case (.lightness, _): nil
    }
  }
}

extension ContrastPair.Level {
  /// Creates the level of a notation: `AA`, `AAA`, or `Lc` with a number above 0 and up to 108; nil for any other text.
  package init?(_ text: String) {
    switch text {
    case "AA": self = .aa
    case "AAA": self = .aaa
    default:
      guard text.hasPrefix("Lc"), let value = Double(text.dropFirst(2).drop { $0 == " " }), value > 0,
        value <= Self.maxLightness
      else { return nil }
      self = .lightness(value)
    }
  }

  /// The largest absolute lightness contrast of two colors, that of white on black.
  private static let maxLightness = 108.0
}
