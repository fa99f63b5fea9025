extension View {
  /// The layout environment of the view: that of the tree, with the overrides of the view and its ancestors. Setting it
  /// changes the tree's, on whatever view.
  public var traitCollection: TraitCollection {
    get {
      let traits = (engine?.root ?? self).root.ownTraits
      return inheritsTraitOverrides ? applyOverrides(to: traits) : traits
    }
    set {
      let root = root
      let views = root.withDescendants()
      let old = (root.ownTraits, views.map { $0.inheritsTraitOverrides ? $0.traitCollection : nil })
      root.ownTraits = newValue
      // One object for the views without overrides: comparing traits takes longer than passing them on.
      let change = TraitChange(from: old.0, to: newValue)
      Self.traitsChanged(
        of: views,
        by: zip(views, old.1).map { view, old in
          old.map { TraitChange(from: $0, to: view.traitCollection) } ?? change
        })
    }
  }

  /// The traits that the view sets for itself and its subviews.
  public var traitOverrides: TraitOverrides {
    get { storedTraitOverrides ?? TraitOverrides() }
    set {
      let views = withDescendants()
      let old = views.map(\.traitCollection)
      storedTraitOverrides = newValue.isEmpty ? nil : newValue
      updateTraitInheritance()
      Self.traitsChanged(
        of: views, by: zip(views, old).map { TraitChange(from: $1, to: $0.traitCollection) })
    }
  }

  /// The style of the view and its subviews; unspecified for that of the superview. That of a window is the style of the
  /// whole tree.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { isWindow ? traitCollection.userInterfaceStyle : traitOverrides.userInterfaceStyle }
    set {
      guard !isWindow else { return traitCollection.userInterfaceStyle = newValue }
      guard newValue != overrideUserInterfaceStyle else { return }
      if newValue == .unspecified {
        traitOverrides.remove(UserInterfaceStyleTrait.self)
      } else {
        traitOverrides.userInterfaceStyle = newValue
      }
    }
  }

  /// Ends a registration for changes of traits.
  public func unregisterForTraitChanges(_ registration: TraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// Copies the traits of the tree, so that the view keeps them as the root of its own tree.
  func inheritTraitsFromRoot() {
    guard let superview else { return }
    // The view's own overrides still apply on top.
    ownTraits = superview.traitCollection
  }

  /// The traits that the view had as the root of its own tree.
  var ownTraitsWithOverrides: TraitCollection { storedTraitOverrides?.applied(to: ownTraits) ?? ownTraits }

  /// Finds out for the view and its descendants which of them inherit overrides.
  func updateTraitInheritance() {
    for view in withDescendants() {
      view.inheritsTraitOverrides =
        view.storedTraitOverrides != nil || view.superview?.inheritsTraitOverrides == true
    }
  }

  /// Returns traits with the overrides of the ancestors and of the view, the innermost last.
  private func applyOverrides(to traits: TraitCollection) -> TraitCollection {
    var overrides: [TraitOverrides] = []
    var view: View? = self
    while let current = view, current.inheritsTraitOverrides {
      if let own = current.storedTraitOverrides { overrides.append(own) }
      view = current.superview
    }
    return overrides.reversed().reduce(traits) { $1.applied(to: $0) }
  }

  /// Tells the engine, then the views themselves, that their traits have changed.
  private static func traitsChanged(of views: [View], by changes: [TraitChange]) {
    for (view, change) in zip(views, changes) { view.engine?.traitsChanged(of: view, by: change) }
    for (view, change) in zip(views, changes) {
      if change.affectsTokens { view.followTokens(in: change.new) }
      view.traitCollectionDidChange(change.old)
      view.owner?.traitCollectionDidChange(change.old)
      view.callTraitHandlers(for: change.new, since: change.old)
    }
  }

  /// Calls the handlers that are registered for traits that differ.
  func callTraitHandlers(for new: TraitCollection, since old: TraitCollection) {
    guard !traitRegistrations.isEmpty else { return }
    // A tree that the view enters later is compared with these.
    if superview != nil { ownTraits = new }
    for registration in traitRegistrations
    where registration.traits.contains(where: { !$0.isSame(in: old, new) }) {
      registration.handler(old)
    }
  }
}
