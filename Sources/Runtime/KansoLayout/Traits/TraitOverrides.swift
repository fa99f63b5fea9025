import KansoTheme

/// The traits that a view sets for itself and its subviews: `UITraitOverrides` without its prefix. Of two that
/// contradict each other, the one that was set last counts.
///
/// The display scale cannot be overridden: all edges of a tree lie on the pixels of one screen.
public struct TraitOverrides: Sendable {
  private struct Override: Sendable {
    let trait: ObjectIdentifier
    let apply: @Sendable (inout TraitCollection) -> Void
  }
  private var overrides: [Override] = []

  /// Creates an empty set of overrides.
  public init() {}

  /// True if no trait is overridden.
  public var isEmpty: Bool { overrides.isEmpty }

  /// The overriding value of a trait; its default value if it is not overridden.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { contains(trait) ? applied(to: TraitCollection())[trait] : trait.defaultValue }
    set {
      remove(trait)
      overrides.append(
        Override(trait: ObjectIdentifier(trait)) { $0[trait] = newValue })
    }
  }

  /// Returns true if a trait is overridden.
  public func contains(_ trait: any TraitDefinition.Type) -> Bool {
    overrides.contains { $0.trait == ObjectIdentifier(trait) }
  }

  /// Removes the override of a trait, so that the superview's value counts.
  public mutating func remove(_ trait: any TraitDefinition.Type) {
    overrides.removeAll { $0.trait == ObjectIdentifier(trait) }
  }

  /// Returns traits with the overriding values.
  func applied(to traits: TraitCollection) -> TraitCollection {
    var traits = traits
    for override in overrides { override.apply(&traits) }
    return traits
  }
}

extension TraitOverrides {
  /// The light or dark style.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { self[UserInterfaceStyleTrait.self] }
    set { self[UserInterfaceStyleTrait.self] = newValue }
  }
  /// The direction of the interface.
  public var layoutDirection: UserInterfaceLayoutDirection {
    get { self[LayoutDirectionTrait.self] }
    set { self[LayoutDirectionTrait.self] = newValue }
  }
  /// The amount of horizontal space.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { self[HorizontalSizeClassTrait.self] }
    set { self[HorizontalSizeClassTrait.self] = newValue }
  }
  /// The amount of vertical space.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { self[VerticalSizeClassTrait.self] }
    set { self[VerticalSizeClassTrait.self] = newValue }
  }
  /// The device type.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    get { self[UserInterfaceIdiomTrait.self] }
    set { self[UserInterfaceIdiomTrait.self] = newValue }
  }
  /// The user's text size.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { self[ContentSizeCategoryTrait.self] }
    set { self[ContentSizeCategoryTrait.self] = newValue }
  }
  /// The values that select the modes of tokens. They replace all of the superview's, its style among them.
  public var context: Context {
    get { self[ContextTrait.self] }
    set { self[ContextTrait.self] = newValue }
  }
}
