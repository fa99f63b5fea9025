import KansoTheme

/// The mirroring of a view's contents in a right-to-left interface. Names are those of UIKit.
public enum SemanticContentAttribute: Int, Sendable {
  /// Contents that are mirrored.
  case unspecified
  /// Playback controls, which are not mirrored.
  case playback
  /// Directions in space, which are not mirrored.
  case spatial
  /// Contents that always run from left to right.
  case forceLeftToRight
  /// Contents that always run from right to left.
  case forceRightToLeft
}

/// The amount of space on an axis: `UIUserInterfaceSizeClass` without its prefix.
public enum UserInterfaceSizeClass: Int, Sendable {
  /// Little space, for example the width of a phone in portrait orientation.
  case compact = 1
  /// Much space.
  case regular = 2
}

/// The light or dark style of an interface: `UIUserInterfaceStyle` without its prefix. Raw values are those of the axis
/// `appearance`.
public enum UserInterfaceStyle: String, Sendable {
  /// No style: tokens have the values of their default mode.
  case unspecified = ""
  /// Dark content on light backgrounds.
  case light
  /// Light content on dark backgrounds.
  case dark
}

/// The device type: `UIUserInterfaceIdiom` without its prefix.
public enum UserInterfaceIdiom: Int, Sendable {
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// The environment of a view tree's layout. That of the root applies to its descendants, except for the traits that
/// they override (`View.traitOverrides`).
public struct TraitCollection: Sendable {
  /// The number of pixels per point. Layout rounds edges to pixels; 0 disables rounding.
  public var displayScale = 2.0
  /// The direction of the interface.
  public var layoutDirection = UserInterfaceLayoutDirection.leftToRight
  /// The device type.
  public var userInterfaceIdiom = UserInterfaceIdiom.phone
  /// The amount of horizontal space.
  public var horizontalSizeClass = UserInterfaceSizeClass.compact
  /// The amount of vertical space.
  public var verticalSizeClass = UserInterfaceSizeClass.regular
  /// The user's text size.
  public var preferredContentSizeCategory = ContentSizeCategory.large
  /// The theme that provides the values of tokens. Without a theme, tokens have their compiled values.
  public var theme: Theme?
  /// The values that select the modes of tokens.
  public var context: Context = [:]
  /// The light or dark style: the axis `appearance` of the context.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { context.values["appearance"].flatMap(UserInterfaceStyle.init) ?? .unspecified }
    set {
      var values = context.values
      values["appearance"] = newValue == .unspecified ? nil : newValue.rawValue
      context = Context(values)
    }
  }
  /// The values of traits that apps define, by the identity of the trait.
  var furtherValues: [ObjectIdentifier: any Sendable] = [:]
  /// True if the frames of the tree come from a document and fit the original fonts: then a text in a substitute font
  /// is drawn smaller if it does not fit.
  package var hasStoredFrames = false
  /// The measurer of text sizes.
  public var textMeasurer: any TextMeasurer = PlainTextMeasurer() { didSet { measurerIdentity = Identity() } }

  /// The identity of the measurer. Measurers cannot be compared, so each assignment counts as a change.
  private var measurerIdentity = Self.plainMeasurer
  private static let plainMeasurer = Identity()
  private final class Identity: Sendable {}

  /// Creates the traits of a phone in portrait orientation: two pixels per point, left to right, the default text
  /// size, no theme, and the default mode.
  public init() {}

  /// Returns true if texts in the same fonts have the same size and direction for both traits. The text size
  /// category counts; the theme does not.
  package func hasSameTextSizes(as other: TraitCollection) -> Bool {
    hasSameTypesetting(as: other) && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  /// Returns true if texts in the same fonts have the same size and direction for both traits, apart from the text size
  /// category.
  func hasSameTypesetting(as other: TraitCollection) -> Bool {
    measurerIdentity === other.measurerIdentity && displayScale == other.displayScale
      && layoutDirection == other.layoutDirection
  }

  /// Returns true if tokens have the same values for both traits: equal contexts, and themes with equal
  /// fingerprints.
  func hasSameTokenValues(as other: TraitCollection) -> Bool {
    context == other.context && theme?.fingerprint == other.theme?.fingerprint
  }
}
