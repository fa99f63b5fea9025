extension View {
  /// The root of the view tree; the view itself if it has no superview.
  package var root: View {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  public func addSubview(_ view: View) { insert(view, at: subviews.count) }

  /// Inserts a view at an index, and removes it from its previous superview. The index 0 is the back.
  public func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

  /// Inserts a view in front of a sibling.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  /// Inserts a view behind a sibling.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  private func insert(_ view: View, at index: Int) {
    guard view !== self, view.subviews.isEmpty || !isDescendant(of: view) else {
      root.report(
        LayoutProblem(
          .cycle, "\(view.reportName) cannot be put into \(reportName), which is in it: nothing was added"))
      return
    }
    guard view.superview !== self else { return move(view, to: index) }
    view.removeFromSuperview()
    view.ownEngine?.dismantle()
    view.ownEngine = nil
    if view.hasProblems { root.takeProblems(of: view) }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    engine?.attachLater(view)
    setNeedsLayout()
    view.markWorkAbove()
  }

  /// Removes the view from its superview, and deactivates all constraints between its subtree and other views.
  public func removeFromSuperview() {
    guard let superview else { return }
    // The view becomes the root of its own tree and keeps its traits.
    keepTraits()
    let leaving = withDescendants()
    for view in leaving { view.isLeaving = true }
    for view in leaving {
      for item in [view] + view.allGuides as [LayoutItem] {
        for constraint in item.touching where constraint.owner?.isLeaving == false { constraint.deactivate() }
      }
    }
    for view in leaving { view.isLeaving = false }
    engine?.detach(leaving)
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
    (superview as? StackView)?.subviewWasRemoved(self)
  }

  /// Moves a subview to the front.
  public func bringSubviewToFront(_ view: View) { move(view, to: subviews.count) }

  /// Moves a subview to the back.
  public func sendSubviewToBack(_ view: View) { move(view, to: 0) }

  private func move(_ view: View, to index: Int) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: place)
    subviews.insert(view, at: min(index, subviews.count))
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

  /// Returns the nearest common ancestor of two views, or nil if they are in different trees.
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

  /// Adds a guide, so that constraints can refer to it.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    storedGuides.append(guide)
    engine?.attach(guide: guide)
  }

  /// Removes a guide and deactivates its constraints.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    for constraint in guide.touching { constraint.deactivate() }
    engine?.detach(guide: guide)
    storedGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The guides that were added, and the guides of margins and safe area that are in use.
  var allGuides: [LayoutGuide] { storedGuides + systemGuides.compactMap { $0 } }

  // MARK: Constraints

  /// The active constraints that this view holds, in source order if the source locations are known.
  public var constraints: [LayoutConstraint] {
    constraintList.enumerated().sorted { first, second in
      if first.element.comesBefore(second.element) { return true }
      return second.element.comesBefore(first.element) ? false : first.offset < second.offset
    }.map(\.element)
  }

  /// Activates a constraint. The holder of a constraint is always the nearest common ancestor of its items.
  public func addConstraint(_ constraint: LayoutConstraint) { constraint.activate() }

  /// Activates constraints.
  public func addConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.activate(constraints) }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: LayoutConstraint) { constraint.deactivate() }

  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
  }
}
