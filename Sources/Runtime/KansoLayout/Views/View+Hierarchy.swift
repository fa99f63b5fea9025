extension View {
  /// The root of the view tree; the view itself if it has no superview.
  package var root: View {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Inserts a view at an index, and removes it from its previous superview. The index 0 is the back; an
  /// index out of range is clamped. If the view is a subview already, the index applies after its removal.
  public func insertSubview(_ view: View, at index: Int) { insertView(view, at: index) }

  /// Inserts a view directly in front of a sibling; in front of all subviews if the sibling is not another
  /// subview.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    let others = subviews.filter { $0 !== view }
    insertView(view, at: others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count)
  }

  /// Inserts a view directly behind a sibling; in front of all subviews if the sibling is not another
  /// subview.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    let others = subviews.filter { $0 !== view }
    insertView(view, at: others.firstIndex { $0 === sibling } ?? others.count)
  }

  /// Inserts a view at a clamped index, or moves it if it is a subview already. The index applies after the
  /// removal of the view. Merges its problems into those of this tree, and schedules a layout. A cycle is rejected and
  /// reported.
  func insertView(_ view: View, at index: Int) {
    guard view !== self, view.subviews.isEmpty || !isDescendant(of: view) else {
      root.report(
        LayoutProblem(
          .cycle, "\(view.reportName) cannot be put into \(reportName), which is in it: nothing was added"))
      return
    }
    guard view.superview !== self else { return moveSubview(view, to: index) }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    // A call may have moved the view already, or put this view into it.
    guard view.superview == nil, view.subviews.isEmpty || !isDescendant(of: view) else { return }
    view.ownEngine?.detachAll()
    view.ownEngine = nil
    if view.hasProblems { root.mergeProblems(of: view) }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    if inheritsTraitOverrides { view.updateTraitInheritance() }
    engine?.attachLater(view)
    setNeedsLayout()
    view.markAncestorsDirty()
    view.updateWindow(isInWindow: isInWindow || isWindow)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Stores in the subtree whether a window shows it, and calls `didMoveToWindow()` of all views for which that changed.
  func updateWindow(isInWindow new: Bool) {
    guard isInWindow != new else { return }
    for view in withDescendants() where view.isInWindow != new {
      view.isInWindow = new
      if new { Appearances.apply(to: view) }
      view.didMoveToWindow()
    }
  }

  /// Removes the view from its superview as described for `removeFromSuperview()`, with the calls before and after.
  func leaveSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    // A call may have moved the view already.
    guard self.superview === superview else { return }
    // The view becomes the root of its own tree and keeps its traits.
    inheritTraitsFromRoot()
    let leaving = withDescendants()
    for view in leaving { view.isInProcessedSubtree = true }
    for view in leaving {
      for item in [view] + view.allGuides as [LayoutItem] {
        for constraint in item.activeConstraints where constraint.owner?.isInProcessedSubtree == false {
          constraint.deactivate()
        }
      }
    }
    for view in leaving { view.isInProcessedSubtree = false }
    engine?.detach(leaving)
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
    if superview.inheritsTraitOverrides { updateTraitInheritance() }
    (superview as? StackView)?.subviewWasRemoved(self)
    updateWindow(isInWindow: false)
    didMoveToSuperview()
  }

  /// Returns the view or the first descendant with a tag, parents before children; nil if there is none.
  public func viewWithTag(_ tag: Int) -> View? { withDescendants().first { $0.tag == tag } }

  /// Moves a subview to the front. Ignores other views.
  public func bringSubviewToFront(_ view: View) { moveSubview(view, to: subviews.count) }

  /// Moves a subview to the back. Ignores other views.
  public func sendSubviewToBack(_ view: View) { moveSubview(view, to: 0) }

  /// Moves a subview to a clamped index that applies after its removal. Ignores other views; changes no
  /// constraints.
  private func moveSubview(_ view: View, to index: Int) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: place)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }

  /// Returns true if the view is `other` or a descendant of it.
  public func isDescendant(of other: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }

  /// Returns the view and all of its descendants, parents first and siblings from back to front.
  func withDescendants() -> [View] {
    var all: [View] = []
    var next = [self]
    while let view = next.popLast() {
      all.append(view)
      next.append(contentsOf: view.subviews.reversed())
    }
    return all
  }

  /// Returns the nearest common ancestor of two views, or nil if they are in different trees. A view counts
  /// as its own ancestor.
  static func nearestCommonAncestor(_ first: View, _ second: View) -> View? {
    if first === second || second.superview === first { return first }
    if first.superview === second { return second }
    if let superview = first.superview, superview === second.superview { return superview }
    var (low, high) = (first, second)
    var (lowDepth, highDepth) = (first.depth, second.depth)
    while lowDepth > highDepth, let superview = low.superview { (low, lowDepth) = (superview, lowDepth - 1) }
    while highDepth > lowDepth, let superview = high.superview {
      (high, highDepth) = (superview, highDepth - 1)
    }
    while low !== high {
      guard let lowSuperview = low.superview, let highSuperview = high.superview else { return nil }
      (low, high) = (lowSuperview, highSuperview)
    }
    return low
  }

  /// The number of the view's ancestors; 0 for a root.
  private var depth: Int {
    var depth = 0
    var view = superview
    while let current = view {
      depth += 1
      view = current.superview
    }
    return depth
  }

  // MARK: Guides

  /// Adds a layout guide, so that constraints can refer to it. Removes it from its previous view, which
  /// deactivates its constraints. Does nothing if it belongs to this view.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    storedGuides.append(guide)
    engine?.attach(guide: guide)
  }

  /// Removes a layout guide and deactivates its constraints. Ignores layout guides of other views.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    for constraint in guide.activeConstraints { constraint.deactivate() }
    engine?.detach(guide: guide)
    storedGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The layout guides that were added, including private ones, and the margins, safe area and readable
  /// guides that are in use.
  var allGuides: [LayoutGuide] { storedGuides + systemGuides.compactMap { $0 } }

  // MARK: Constraints

  /// The active constraints that this view holds, in source order if the source locations are known.
  public var constraints: [LayoutConstraint] {
    constraintList.enumerated().sorted { first, second in
      if first.element.comesBefore(second.element) { return true }
      return second.element.comesBefore(first.element) ? false : first.offset < second.offset
    }.map(\.element)
  }

  /// Activates a constraint that this view then holds, unless it is active. The view has to contain all items, or be
  /// one of them; otherwise the constraint stays inactive and the problem is reported.
  public func addConstraint(_ constraint: LayoutConstraint) { constraint.activate(heldBy: self) }

  /// Activates constraints that this view then holds. A constraint that cannot be activated does not prevent the others.
  public func addConstraints(_ constraints: [LayoutConstraint]) { constraints.forEach(addConstraint) }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: LayoutConstraint) { constraint.deactivate() }

  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
  }
}
