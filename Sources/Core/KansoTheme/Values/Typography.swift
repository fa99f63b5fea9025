/// A font with its text attributes: the standard's typography, and additional properties for Apple's platforms.
public struct Typography: Hashable, Sendable {
  /// The set of properties that a guide can omit although the standard requires them.
  public struct ImpliedParts: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates a set from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The weight, which is 400 if it is omitted.
    public static let weight = ImpliedParts(rawValue: 1)
    /// The line height, which is 1.2 if it is omitted.
    public static let lineHeight = ImpliedParts(rawValue: 2)
    /// The letter spacing, which is 0 if it is omitted.
    public static let letterSpacing = ImpliedParts(rawValue: 4)

    /// All properties that can be omitted.
    public static let all: ImpliedParts = [.weight, .lineHeight, .letterSpacing]
  }

  /// The font families in order of preference; `system-ui` is the platform's own family.
  public var families: [String]
  /// The PostScript name of one face of the family, such as `ChalkboardSE-Bold`.
  public var face: String?
  /// The size in points at the default content size.
  public var size: Length
  /// The weight from 1 to 1000; 400 is regular, 700 bold.
  public var weight: Double
  /// True for the italic face.
  public var isItalic: Bool
  /// The distance between baselines, as a multiple of the size.
  public var lineHeight: Double
  /// The space added between letters.
  public var letterSpacing: Dimension
  /// The text style whose Dynamic Type scaling the font follows; nil for a fixed size.
  public var textStyle: TextStyle?
  /// The maximum size for Dynamic Type, in points.
  public var maximumSize: Length?
  /// The properties that the guide omits.
  public var implied: ImpliedParts

  /// Creates a font. A weight, line height or letter spacing that is nil is 400, 1.2 or 0, and counts as
  /// implied.
  public init(
    families: [String], face: String? = nil, size: Length, weight: Double? = nil, isItalic: Bool = false,
    lineHeight: Double? = nil, letterSpacing: Dimension? = nil, textStyle: TextStyle? = nil,
    maximumSize: Length? = nil
  ) {
    self.families = families
    self.face = face
    self.size = size
    self.weight = weight ?? 400
    self.isItalic = isItalic
    self.lineHeight = lineHeight ?? 1.2
    self.letterSpacing = letterSpacing ?? .points(0)
    self.textStyle = textStyle
    self.maximumSize = maximumSize
    self.implied = []
    if weight == nil { implied.insert(.weight) }
    if lineHeight == nil { implied.insert(.lineHeight) }
    if letterSpacing == nil { implied.insert(.letterSpacing) }
  }

  /// The name of the platform's own font family, in CSS and in the theme.
  public static let systemFamily = "system-ui"
}

/// The text styles of Dynamic Type, with UIKit's names without their prefix (`UIFont.TextStyle`).
public enum TextStyle: String, Sendable, CaseIterable {
  /// 34 points at the default content size.
  case largeTitle
  /// 28 points at the default content size.
  case title1
  /// 22 points at the default content size.
  case title2
  /// 20 points at the default content size.
  case title3
  /// 17 points, semibold, at the default content size.
  case headline
  /// 15 points at the default content size.
  case subheadline
  /// 17 points at the default content size.
  case body
  /// 16 points at the default content size.
  case callout
  /// 13 points at the default content size.
  case footnote
  /// 12 points at the default content size.
  case caption1
  /// 11 points at the default content size.
  case caption2
}
