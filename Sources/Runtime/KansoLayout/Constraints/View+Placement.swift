extension View {
  /// The active constraints that determine the position and size of the view: constraints between the view or its
  /// layout guides and items outside of it, and constraints on its own size only.
  ///
  /// Excluded are constraints between the view and its subviews, the implicit constraints of a stack view, and
  /// constraints on the content of a scroll view.
  package var placementConstraints: [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    for item in [self] + allGuides.filter({ $0.kind != .content }) as [LayoutItem] {
      for constraint in item.activeConstraints
      where !constraint.isImplicit && constraint.determinesPlacement(of: self) {
        // A constraint that refers to the view and to a layout guide of it occurs twice.
        if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
      }
    }
    return found
  }
}

extension LayoutConstraint {
  /// Returns true if the constraint connects the view with items outside of it, or refers to the view only.
  fileprivate func determinesPlacement(of view: View) -> Bool {
    if owner !== view { return true }
    return ([firstItem, secondItem] + otherItems).allSatisfy { $0 == nil || $0 === view }
  }
}
