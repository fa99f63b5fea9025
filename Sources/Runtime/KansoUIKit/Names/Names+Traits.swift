import KansoDrawing
import KansoLayout

/// UIKit's name for `TraitCollection`.
public typealias UITraitCollection = KansoLayout.TraitCollection
/// UIKit's name for the traits that can be set: those of `TraitOverrides` and of a collection.
public typealias UITraitOverrides = KansoLayout.TraitOverrides
/// UIKit's name for `TraitDefinition`.
public typealias UITraitDefinition = KansoLayout.TraitDefinition
/// UIKit's name for the type of a trait.
public typealias UITrait = any KansoLayout.TraitDefinition.Type
/// UIKit's name for `TraitChangeObservable`.
public typealias UITraitChangeObservable = KansoLayout.TraitChangeObservable
/// UIKit's name for a registration for changes of traits.
public typealias UITraitChangeRegistration = KansoLayout.TraitChangeRegistration
/// UIKit's name for `UserInterfaceStyleTrait`.
public typealias UITraitUserInterfaceStyle = KansoLayout.UserInterfaceStyleTrait
/// UIKit's name for `LayoutDirectionTrait`.
public typealias UITraitLayoutDirection = KansoLayout.LayoutDirectionTrait
/// UIKit's name for `HorizontalSizeClassTrait`.
public typealias UITraitHorizontalSizeClass = KansoLayout.HorizontalSizeClassTrait
/// UIKit's name for `VerticalSizeClassTrait`.
public typealias UITraitVerticalSizeClass = KansoLayout.VerticalSizeClassTrait
/// UIKit's name for `UserInterfaceIdiomTrait`.
public typealias UITraitUserInterfaceIdiom = KansoLayout.UserInterfaceIdiomTrait
/// UIKit's name for `ContentSizeCategoryTrait`.
public typealias UITraitPreferredContentSizeCategory = KansoLayout.ContentSizeCategoryTrait
/// UIKit's name for `DisplayScaleTrait`.
public typealias UITraitDisplayScale = KansoLayout.DisplayScaleTrait
/// UIKit's name for `KeyboardLayoutGuide`.
public typealias UIKeyboardLayoutGuide = KansoLayout.KeyboardLayoutGuide
/// UIKit's name for `UserInterfaceStyle`.
public typealias UIUserInterfaceStyle = KansoLayout.UserInterfaceStyle
/// UIKit's name for `UserInterfaceSizeClass`.
public typealias UIUserInterfaceSizeClass = KansoLayout.UserInterfaceSizeClass
/// UIKit's name for `UserInterfaceIdiom`.
public typealias UIUserInterfaceIdiom = KansoLayout.UserInterfaceIdiom
/// UIKit's name for `UserInterfaceLayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = KansoDrawing.UserInterfaceLayoutDirection
/// UIKit's name for `SemanticContentAttribute`.
public typealias UISemanticContentAttribute = KansoLayout.SemanticContentAttribute

extension UITraitCollection {
  /// Creates traits, and changes them in a closure.
  public init(mutations: (inout UITraitCollection) -> Void) {
    self.init()
    mutations(&self)
  }

  /// Creates traits with a style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates traits with a horizontal size class.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates traits with a vertical size class.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates traits with a text size.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates traits with a direction.
  public init(layoutDirection: UIUserInterfaceLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Returns the traits with the changes of a closure.
  public func modifyingTraits(_ mutations: (inout UITraitCollection) -> Void) -> UITraitCollection {
    var traits = self
    mutations(&traits)
    return traits
  }

  /// Returns true if colors may differ between two collections.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    other.map { $0.context != context || $0.theme?.fingerprint != theme?.fingerprint } ?? true
  }

  /// The traits that colors depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }
}

extension UIKeyboardLayoutGuide {
  /// True if the guide follows an undocked keyboard. Keyboards are docked here, so it has no effect.
  public var followsUndockedKeyboard: Bool {
    get { false }
    set {}
  }
}
