/// A font with all that is said about setting text in it: the standard's typography, and beside it what Apple's
/// platforms need.
public struct Typography: Hashable, Sendable {
  /// The parts that a guide may leave out and that the standard wants all the same.
  public struct ImpliedParts: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// A set of the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The weight was left out; it counts as 400.
    public static let weight = ImpliedParts(rawValue: 1)
    /// The line height was left out; it counts as 1.2.
    public static let lineHeight = ImpliedParts(rawValue: 2)
    /// The letter spacing was left out; it counts as 0.
    public static let letterSpacing = ImpliedParts(rawValue: 4)

    /// Everything that can be implied.
    public static let all: ImpliedParts = [.weight, .lineHeight, .letterSpacing]
  }

  /// Family names in order of preference; `system-ui` is the platform's own family.
  public var families: [String]
  /// The PostScript name of one face of the family, as in `ChalkboardSE-Bold`.
  public var face: String?
  /// The size in points at the default content size.
  public var size: Length
  /// The weight from 1 to 1000; 400 is regular, 700 bold.
  public var weight: Double
  /// Whether the italic face is meant.
  public var isItalic: Bool
  /// The distance between baselines, as a multiple of the size.
  public var lineHeight: Double
  /// Space added between letters, in points.
  public var letterSpacing: Dimension
  /// The text style whose Dynamic Type scaling the font follows; without one it keeps its size.
  public var textStyle: TextStyle?
  /// The size in points beyond which Dynamic Type does not scale the font.
  public var maximumSize: Length?
  /// Which parts were left out by the guide.
  public var implied: ImpliedParts

  /// A font; what is left out has the standard's neutral value and counts as implied.
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

  /// The family name that stands for the platform's own family, in CSS and in the theme.
  public static let systemFamily = "system-ui"
}

/// The text styles of Dynamic Type, by UIKit's names without their prefix (`UIFont.TextStyle`).
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
