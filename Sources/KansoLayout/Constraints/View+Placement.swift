extension View {
  /// The active constraints that say where the view is among others, and how large: those that lead from it or from its guides to what
  /// is not in it, and those that are about its own size only. What lies between it and its own parts is not among them, nor what a
  /// stack view makes; nor, of a scroll view, what is about its content.
  package var placingConstraints: [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    for item in [self] + allGuides.filter({ $0.kind != .content }) as [LayoutItem] {
      for constraint in item.touching where !constraint.isImplicit && constraint.places(self) {
        // It may be about two of its guides.
        if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
      }
    }
    return found
  }
}

extension LayoutConstraint {
  /// Whether it leads out of the view, or is about nothing but the view.
  fileprivate func places(_ view: View) -> Bool {
    if owner !== view { return true }
    return ([firstItem, secondItem] + otherItems).allSatisfy { $0 == nil || $0 === view }
  }
}
