import KansoTheme

/// A value that views inherit from their superviews: `UITraitDefinition` without its prefix. An app's own trait needs
/// its default value alone.
public protocol TraitDefinition {
  /// The type of the value.
  associatedtype Value: Equatable & Sendable
  /// The value where none was set.
  static var defaultValue: Value { get }
  /// The property of a collection that holds the value; nil, the default, for a trait of an app.
  static var property: WritableKeyPath<TraitCollection, Value>? { get }
}

extension TraitDefinition {
  /// Nil: the collection holds the value by the identity of the trait.
  public static var property: WritableKeyPath<TraitCollection, Value>? { nil }

  /// Returns true if the trait has the same value in both collections.
  static func isSame(in first: TraitCollection, _ second: TraitCollection) -> Bool {
    first[self] == second[self]
  }
}

extension TraitCollection {
  /// The value of a trait.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let property = trait.property { return self[keyPath: property] }
      return furtherValues[ObjectIdentifier(trait)] as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let property = trait.property {
        self[keyPath: property] = newValue
      } else {
        furtherValues[ObjectIdentifier(trait)] = newValue
      }
    }
  }
}

/// The light or dark style: `UITraitUserInterfaceStyle` without its prefix.
public enum UserInterfaceStyleTrait: TraitDefinition {
  /// The value of a new collection.
  public static let defaultValue = UserInterfaceStyle.unspecified
  /// The property with the same name.
  public static var property: WritableKeyPath<TraitCollection, UserInterfaceStyle>? { \.userInterfaceStyle }
}

/// The direction of the interface: `UITraitLayoutDirection` without its prefix.
public enum LayoutDirectionTrait: TraitDefinition {
  /// The value of a new collection.
  public static let defaultValue = UserInterfaceLayoutDirection.leftToRight
  /// The property with the same name.
  public static var property: WritableKeyPath<TraitCollection, UserInterfaceLayoutDirection>? {
    \.layoutDirection
  }
}

/// The amount of horizontal space: `UITraitHorizontalSizeClass` without its prefix.
public enum HorizontalSizeClassTrait: TraitDefinition {
  /// The value of a new collection.
  public static let defaultValue = UserInterfaceSizeClass.compact
  /// The property with the same name.
  public static var property: WritableKeyPath<TraitCollection, UserInterfaceSizeClass>? {
    \.horizontalSizeClass
  }
}

/// The amount of vertical space: `UITraitVerticalSizeClass` without its prefix.
public enum VerticalSizeClassTrait: TraitDefinition {
  /// The value of a new collection.
  public static let defaultValue = UserInterfaceSizeClass.regular
  /// The property with the same name.
  public static var property: WritableKeyPath<TraitCollection, UserInterfaceSizeClass>? {
    \.verticalSizeClass
  }
}

/// The device type: `UITraitUserInterfaceIdiom` without its prefix.
public enum UserInterfaceIdiomTrait: TraitDefinition {
  /// The value of a new collection.
  public static let defaultValue = UserInterfaceIdiom.phone
  /// The property with the same name.
  public static var property: WritableKeyPath<TraitCollection, UserInterfaceIdiom>? { \.userInterfaceIdiom }
}

/// The user's text size: `UITraitPreferredContentSizeCategory` without its prefix.
public enum ContentSizeCategoryTrait: TraitDefinition {
  /// The value of a new collection.
  public static let defaultValue = ContentSizeCategory.large
  /// The property with the same name.
  public static var property: WritableKeyPath<TraitCollection, ContentSizeCategory>? {
    \.preferredContentSizeCategory
  }
}

/// The number of pixels per point: `UITraitDisplayScale` without its prefix.
public enum DisplayScaleTrait: TraitDefinition {
  /// The value of a new collection.
  public static let defaultValue = 2.0
  /// The property with the same name.
  public static var property: WritableKeyPath<TraitCollection, Double>? { \.displayScale }
}

/// The values that select the modes of tokens.
public enum ContextTrait: TraitDefinition {
  /// The value of a new collection.
  public static let defaultValue = Context()
  /// The property with the same name.
  public static var property: WritableKeyPath<TraitCollection, Context>? { \.context }
}
