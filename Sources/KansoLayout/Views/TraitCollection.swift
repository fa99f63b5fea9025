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

/// How much room there is on an axis: `UIUserInterfaceSizeClass` without its prefix.
public enum UserInterfaceSizeClass: Int, Sendable {
  /// Little: the width of a phone that is held upright.
  case compact = 1
  /// Much.
  case regular = 2
}

/// Whether an interface is light or dark: `UIUserInterfaceStyle` without its prefix. Raw values are those of the axis `appearance`.
public enum UserInterfaceStyle: String, Sendable {
  /// Nothing is said: tokens have the values of their default mode.
  case unspecified = ""
  case light
  case dark
}

/// What kind of device it is: `UIUserInterfaceIdiom` without its prefix.
public enum UserInterfaceIdiom: Int, Sendable {
  case phone = 0
  case pad = 1
}

/// What a tree of views is laid out for. It belongs to the root and holds for everything in it.
public struct TraitCollection: Sendable {
  /// Pixels a point; edges are rounded to pixels. 0 if they are not to be rounded.
  public var displayScale = 2.0
  /// The direction of the interface.
  public var layoutDirection = UserInterfaceLayoutDirection.leftToRight
  /// What kind of device it is.
  public var userInterfaceIdiom = UserInterfaceIdiom.phone
  /// How much room there is from the left to the right.
  public var horizontalSizeClass = UserInterfaceSizeClass.compact
  /// How much room there is from the top to the bottom.
  public var verticalSizeClass = UserInterfaceSizeClass.regular
  /// The text size that the person chose.
  public var preferredContentSizeCategory = ContentSizeCategory.large
  /// Where tokens take their values from; without one they have those that they were compiled with.
  public var theme: Theme?
  /// What chooses between the modes of tokens.
  public var context: Context = [:]
  /// Whether it is light or dark: the axis `appearance` of the context.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { context.values["appearance"].flatMap(UserInterfaceStyle.init) ?? .unspecified }
    set {
      var values = context.values
      values["appearance"] = newValue == .unspecified ? nil : newValue.rawValue
      context = Context(values)
    }
  }
  /// How texts are measured.
  public var textMeasurer: any TextMeasurer = PlainTextMeasurer() { didSet { measurerIdentity = Identity() } }

  /// Measurers cannot be compared; one that is set counts as another.
  private var measurerIdentity = Self.plainMeasurer
  private static let plainMeasurer = Identity()
  private final class Identity: Sendable {}

  /// The traits of an ordinary phone.
  public init() {}

  /// Whether texts in the same fonts take the same room at the same text size, and lines run the same way.
  package func measuresLike(_ other: TraitCollection) -> Bool {
    setsTextsLike(other) && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  /// Whether texts in the same fonts and sizes take the same room, and lines run the same way.
  func setsTextsLike(_ other: TraitCollection) -> Bool {
    measurerIdentity === other.measurerIdentity && displayScale == other.displayScale
      && layoutDirection == other.layoutDirection
  }

  /// Whether tokens have the same values.
  func resolvesLike(_ other: TraitCollection) -> Bool {
    context == other.context && theme?.fingerprint == other.theme?.fingerprint
  }
}
