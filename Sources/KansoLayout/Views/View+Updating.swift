extension View {
  /// It is to be laid out anew.
  public func setNeedsLayout() {
    needsLayout = true
    markWorkAbove(isChange: true)
  }

  /// Its constraints are to be updated before it is laid out next.
  public func setNeedsUpdateConstraints() {
    isUpdateNeeded = true
    markWorkAbove()
  }

  /// Whether its constraints are to be updated.
  public func needsUpdateConstraints() -> Bool { isUpdateNeeded }

  /// Whether it, or something in it, is to be laid out anew.
  package var hasPendingLayout: Bool { needsLayout || hasWorkBelow }

  func markWorkAbove(isChange: Bool = false) {
    var view = superview
    while let current = view, !current.hasWorkBelow {
      current.hasWorkBelow = true
      if isChange { current.didChangeBelow?() }
      view = current.superview
    }
  }

  /// Lays the whole tree out, if anything in it needs it.
  public func layoutIfNeeded() {
    let root = root
    let engine = root.ownEngine ?? LayoutEngine(root)
    root.ownEngine = engine
    engine.layout()
  }

  /// Updates the constraints of it and of everything in it that needs it.
  public func updateConstraintsIfNeeded() {
    // What is in a view first, so that the view finds the constraints of its parts.
    for view in viewsWithWork().reversed() where view.isUpdateNeeded {
      view.isUpdateNeeded = false
      view.updateConstraints()
    }
  }

  /// Itself and what is in it as far as there is anything to be done, each view before what is in it.
  func viewsWithWork() -> [View] {
    var views: [View] = []
    var next = [self]
    while let view = next.popLast() {
      views.append(view)
      if view.hasWorkBelow { next.append(contentsOf: view.subviews.reversed()) }
    }
    return views
  }

  /// Whether its constraints leave open where it is or how large.
  ///
  /// It is looked for anew each time, and takes longer than layout: for tests and for finding mistakes.
  public var hasAmbiguousLayout: Bool { !ambiguousAxes.isEmpty }

  /// The axes on which its constraints leave something open.
  public var ambiguousAxes: Set<LayoutAxis> {
    guard let box, let engine, !translatesAutoresizingMaskIntoConstraints else { return [] }
    var axes: Set<LayoutAxis> = []
    if engine.solver.isAmbiguous(box.x) || engine.solver.isAmbiguous(box.width) { axes.insert(.horizontal) }
    if engine.solver.isAmbiguous(box.y) || engine.solver.isAmbiguous(box.height) { axes.insert(.vertical) }
    return axes
  }

  /// The constraints that are about the view and act on an axis.
  public func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
    touching.filter {
      $0.firstAttribute.axis == axis
        || $0.secondAttribute != .notAnAttribute && $0.secondAttribute.axis == axis
    }.sorted { $0.comesBefore($1) }
  }
}
