import KansoTheme

/// The direction in which an interface is laid out.
public enum UserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

/// Whether a view's contents turn round where the interface runs from the right to the left; names as UIKit's.
public enum SemanticContentAttribute: Int, Sendable {
  /// They do.
  case unspecified
  /// They do not: the control of a player, say.
  case playback
  /// They do not: directions in space.
  case spatial
  /// Always as from the left to the right.
  case forceLeftToRight
  /// Always as from the right to the left.
  case forceRightToLeft
}

/// What a tree of views is laid out for. It belongs to the root and holds for everything in it.
public struct TraitCollection: Sendable {
  /// Pixels a point; edges are rounded to pixels. 0 if they are not to be rounded.
  public var displayScale = 2.0
  /// The direction of the interface.
  public var layoutDirection = UserInterfaceLayoutDirection.leftToRight
  /// The text size that the person chose.
  public var preferredContentSizeCategory = ContentSizeCategory.large
  /// Where tokens take their values from; without one they have those that they were compiled with.
  public var theme: Theme?
  /// What chooses between the modes of tokens.
  public var context: Context = [:]
  /// How texts are measured.
  public var textMeasurer: any TextMeasurer = PlainTextMeasurer() { didSet { measurerIdentity = Identity() } }

  /// Measurers cannot be compared; one that is set counts as another.
  private var measurerIdentity = Self.plainMeasurer
  private static let plainMeasurer = Identity()
  private final class Identity: Sendable {}

  /// The traits of an ordinary phone.
  public init() {}

  /// Whether texts take the same room in the same fonts.
  func measuresLike(_ other: TraitCollection) -> Bool { measurerIdentity === other.measurerIdentity }

  /// Whether tokens have the same values.
  func resolvesLike(_ other: TraitCollection) -> Bool {
    context == other.context && theme?.fingerprint == other.theme?.fingerprint
  }
}
