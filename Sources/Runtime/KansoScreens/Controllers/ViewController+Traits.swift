import KansoLayout

extension ViewController: TraitChangeObservable {
  /// The layout environment of the view; before it is loaded, that of the parent's view, else that of a new view.
  public var traitCollection: TraitCollection {
    viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? TraitCollection()
  }

  /// The traits that the controller sets for its view and its children: those of the view, once it is loaded.
  public var traitOverrides: TraitOverrides {
    get { viewIfLoaded?.traitOverrides ?? ownTraitOverrides }
    set {
      ownTraitOverrides = newValue
      viewIfLoaded?.traitOverrides = newValue
    }
  }

  /// The style of the controller's view and its children; unspecified for that of the parent.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set {
      if newValue == .unspecified {
        traitOverrides.remove(UserInterfaceStyleTrait.self)
      } else {
        traitOverrides.userInterfaceStyle = newValue
      }
    }
  }

  /// Gives a view the traits and the registrations that the controller got before it had the view.
  func passTraits(to view: View) {
    if !ownTraitOverrides.isEmpty { view.traitOverrides = ownTraitOverrides }
    for registration in waitingTraitRegistrations { view.register(registration) }
    waitingTraitRegistrations = []
  }

  /// Ends a registration for changes of traits.
  public func unregisterForTraitChanges(_ registration: TraitChangeRegistration) {
    waitingTraitRegistrations.removeAll { $0 === registration }
    viewIfLoaded?.unregisterForTraitChanges(registration)
  }
}

extension TraitChangeObservable where Self: ViewController {
  /// Calls a handler after each change of one of the traits of the view, with the controller and its former traits.
  ///
  /// - Returns: The registration, which ends with the view or with `unregisterForTraitChanges(_:)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type], handler: @escaping (Self, TraitCollection) -> Void
  ) -> TraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { [weak self] old in
      if let self { handler(self, old) }
    }
    if let view = viewIfLoaded {
      view.register(registration)
    } else {
      waitingTraitRegistrations.append(registration)
    }
    return registration
  }
}
