extension View {
  /// Marks the view for layout, and its ancestors as having pending work. Calls `didChangeBelow` of ancestors
  /// that had none. Does not lay out.
  public func setNeedsLayout() {
    needsLayout = true
    markAncestorsDirty(isChange: true)
  }

  /// Marks the view for an update of its constraints before the next layout.
  public func setNeedsUpdateConstraints() {
    isUpdateNeeded = true
    markAncestorsDirty()
  }

  /// Returns true if the view is marked for an update of its constraints.
  public func needsUpdateConstraints() -> Bool { isUpdateNeeded }

  /// True if the view or a descendant is marked for layout or for an update of constraints.
  package var hasPendingLayout: Bool { needsLayout || hasDirtyDescendant }

  /// Marks all ancestors as having pending work below them. Stops at the first ancestor with the mark. If
  /// `isChange` is true, calls `didChangeBelow` of each newly marked ancestor.
  func markAncestorsDirty(isChange: Bool = false) {
    var view = superview
    while let current = view, !current.hasDirtyDescendant {
      current.hasDirtyDescendant = true
      if isChange { current.didChangeBelow?() }
      view = current.superview
    }
  }

  /// Lays out the whole tree, on whatever view it is called. Creates the engine of the root at the first
  /// call.
  public func layoutIfNeeded() {
    let root = root
    let engine = root.ownEngine ?? LayoutEngine(root)
    root.ownEngine = engine
    engine.layout()
  }

  /// Updates the constraints of the view and of all descendants that need it, subviews first. Does not solve
  /// them.
  public func updateConstraintsIfNeeded() {
    // Subviews first, so that a view finds the constraints of its subviews.
    for view in viewsInDirtySubtrees().reversed() where view.isUpdateNeeded {
      view.isUpdateNeeded = false
      if let owner = view.owner { owner.updateViewConstraints() } else { view.updateConstraints() }
    }
  }

  /// Returns the view itself, and recursively all subviews of each returned view whose `hasDirtyDescendant`
  /// is true. Parents come first, siblings from back to front.
  func viewsInDirtySubtrees() -> [View] {
    var views: [View] = []
    var next = [self]
    while let view = next.popLast() {
      views.append(view)
      if view.hasDirtyDescendant { next.append(contentsOf: view.subviews.reversed()) }
    }
    return views
  }

  /// True if the constraints do not determine the position and the size of the view. False for a fixed frame
  /// and before the first layout.
  ///
  /// The check runs at each access and takes longer than layout. Use it in tests and for debugging.
  public var hasAmbiguousLayout: Bool { !ambiguousAxes.isEmpty }

  /// The axes on which the constraints do not determine the view. Empty for a fixed frame and before the
  /// first layout.
  public var ambiguousAxes: Set<LayoutAxis> {
    guard let box, let engine, !translatesAutoresizingMaskIntoConstraints else { return [] }
    var axes: Set<LayoutAxis> = []
    if engine.solver.isAmbiguous(box.x) || engine.solver.isAmbiguous(box.width) { axes.insert(.horizontal) }
    if engine.solver.isAmbiguous(box.y) || engine.solver.isAmbiguous(box.height) { axes.insert(.vertical) }
    return axes
  }

  /// Returns the active constraints that refer to the view and to an axis, in source order. Excludes those
  /// that refer only to its layout guides or subviews.
  public func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
    activeConstraints.filter {
      $0.firstAttribute.axis == axis
        || $0.secondAttribute != .notAnAttribute && $0.secondAttribute.axis == axis
    }.sorted { $0.comesBefore($1) }
  }
}
