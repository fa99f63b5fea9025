/// An object with traits, whose changes can be observed: a view or a controller. `UITraitChangeObservable` without its
/// prefix.
public protocol TraitChangeObservable: AnyObject {}

extension View: TraitChangeObservable {}

extension TraitChangeObservable where Self: View {
  /// Calls a handler after each change of one of the traits, with the view and its former traits. A change by entering a
  /// tree counts, if that tree has other traits than the view had.
  ///
  /// - Returns: The registration, which ends with the view or with `unregisterForTraitChanges(_:)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type], handler: @escaping (Self, TraitCollection) -> Void
  ) -> TraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { [weak self] old in
      if let self { handler(self, old) }
    }
    register(registration)
    return registration
  }
}

extension View {
  /// Adds a registration.
  package func register(_ registration: TraitChangeRegistration) { traitRegistrations.append(registration) }
}

/// A registration for changes of traits: the value of `UITraitChangeRegistration`.
public final class TraitChangeRegistration {
  let traits: [any TraitDefinition.Type]
  let handler: (TraitCollection) -> Void

  /// Creates a registration for traits, with a handler that gets the former traits.
  package init(_ traits: [any TraitDefinition.Type], handler: @escaping (TraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
  }
}
