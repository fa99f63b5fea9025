import KansoSolver

extension LayoutEngine {
  /// Stores the solved frames of views and layout guides, with edges on pixels. Fixed frames do not change.
  ///
  /// It rounds the edges in the coordinates of the root and then makes them relative to the superview, so
  /// that touching edges stay together.
  func applyFrames() {
    let scale = root.traitCollection.displayScale
    func rounded(_ value: Double) -> Double { scale > 0 ? value.rounded(toScale: scale) : value }
    for view in root.withDescendants() {
      if let superview = view.superview, view !== root, let box = view.box {
        let origin = superview.originInRoot
        let roundedOrigin = superview.roundedOriginInRoot
        let (x, y) = (origin.x + solver.value(of: box.x), origin.y + solver.value(of: box.y))
        if box.isPinned {
          storeOrigin(
            of: view, x: x, y: y, rounded: view.storedFrame.moved(by: roundedOrigin, times: 1).origin)
        } else {
          let (left, top) = (rounded(x), rounded(y))
          let frame = Rect(
            x: left - roundedOrigin.x, y: top - roundedOrigin.y,
            width: rounded(x + solver.value(of: box.width)) - left,
            height: rounded(y + solver.value(of: box.height)) - top)
          storeOrigin(of: view, x: x, y: y, rounded: Point(x: left, y: top))
          setFrame(frame, of: view)
        }
      } else {
        storeOrigin(of: view, x: 0, y: 0, rounded: .zero)
      }
      for guide in view.allGuides { setFrame(of: guide, in: view, rounded) }
    }
  }

  /// Stores the origin of a view's own coordinates in the coordinates of the root, as solved and with edges
  /// on pixels. `x`, `y` and `rounded` are the position of the view's top left corner in the coordinates of
  /// the root.
  private func storeOrigin(of view: View, x: Double, y: Double, rounded: Point) {
    view.originInRoot = Point(x: x - view.boundsOrigin.x, y: y - view.boundsOrigin.y)
    view.roundedOriginInRoot = Point(x: rounded.x - view.boundsOrigin.x, y: rounded.y - view.boundsOrigin.y)
  }

  /// Stores a solved frame without making it fixed. Resizes subviews with an autoresizing mask if the size
  /// changed.
  private func setFrame(_ frame: Rect, of view: View) {
    let old = view.storedFrame
    guard frame != old else { return }
    view.storedFrame = frame
    if frame.size != old.size {
      view.sizeChanged(from: old.size)
      view.markAncestorsDirty()
    }
    insetsAreOutOfDate = true
  }

  /// Stores the frame of a layout guide from its variables, with edges on pixels. Skips layout guides whose
  /// frames follow from insets. The content guide of a scroll view has the origin zero.
  private func setFrame(of guide: LayoutGuide, in view: View, _ rounded: (Double) -> Double) {
    guard let box = guide.box, guide.hasOwnFrame else { return }
    guard guide.kind != .content else {
      // The content size does not depend on the offset. The scroll view keeps its offset within the content.
      let size = Size(
        width: rounded(solver.value(of: box.width)), height: rounded(solver.value(of: box.height)))
      if guide.storedFrame.size != size { view.setNeedsLayout() }
      guide.storedFrame = Rect(origin: .zero, size: size)
      return
    }
    let (x, y) = (
      view.originInRoot.x + solver.value(of: box.x), view.originInRoot.y + solver.value(of: box.y)
    )
    let (left, top) = (rounded(x), rounded(y))
    guide.storedFrame = Rect(
      x: left - view.roundedOriginInRoot.x, y: top - view.roundedOriginInRoot.y,
      width: rounded(x + solver.value(of: box.width)) - left,
      height: rounded(y + solver.value(of: box.height)) - top)
  }

  /// Recomputes the safe areas and the margins of all views from their frames. Does nothing if no frame and
  /// no constraint changed.
  ///
  /// - Returns: True if the solver has to run again, because constraints or insets changed.
  func updateInsets() -> Bool {
    guard insetsAreOutOfDate || solver.hasChanges else { return false }
    insetsAreOutOfDate = false
    for view in root.withDescendants() {
      if view.updateInsets() { updateConstraints(dependingOnInsetsOf: view) }
      if let guide = view.systemGuides[LayoutGuide.Kind.readable.rawValue],
        guide.storedFrame.width != view.frame(ofGuide: .readable).width
      {
        rewriteRows(of: guide)
      }
    }
    return solver.hasChanges || insetsAreOutOfDate
  }

  // MARK: Fitting

  /// Returns the size in points that the constraints of a view require, rounded up to pixels, without its
  /// alignment insets. A separate engine computes it, and the layout of the tree does not change. Updates the
  /// constraints of the subtree first.
  static func fittingSize(
    of view: View, target: Size, horizontalPriority horizontal: Priority, verticalPriority vertical: Priority
  ) -> Size {
    let views = view.withDescendants()
    let traits = view.traitCollection
    // A new view has not taken the values of its tokens in this tree yet.
    for new in views where new.engine == nil { new.followTokens(in: traits) }
    view.updateConstraintsIfNeeded()
    let items = views.flatMap { [$0] + $0.allGuides as [LayoutItem] }
    let constraints = views.flatMap(\.constraintList)
    let saved = (items.map { ($0.engine, $0.box) }, constraints.map(\.row))
    for item in items { (item.engine, item.box) = (nil, nil) }
    for constraint in constraints { constraint.row = nil }
    let engine = LayoutEngine(view, isFitting: true)
    let size = engine.solveFittingSize(target, horizontal, vertical)
    // Views that were created during the computation belong to no engine yet.
    engine.detachAll()
    for (item, state) in zip(items, saved.0) { (item.engine, item.box) = state }
    for (constraint, row) in zip(constraints, saved.1) { constraint.row = row }
    if let own = saved.0.first?.0 { own.mergeChanges(in: view, since: constraints) }
    return size
  }

  /// Applies the changes that occurred while another engine used the views: deactivated and new constraints,
  /// new views and layout guides, and new contents.
  ///
  /// - Parameter constraints: The active constraints of the views before the other engine used them.
  private func mergeChanges(in view: View, since constraints: [LayoutConstraint]) {
    for constraint in constraints where constraint.owner == nil { remove(constraint) }
    for view in view.withDescendants() {
      if view.engine == nil { attachLater(view) } else { markContentChanged(of: view) }
      for guide in view.allGuides where view.engine != nil && guide.engine == nil { attach(guide: guide) }
      for constraint in view.constraintList where constraint.row == nil { markChanged(constraint) }
    }
  }

  /// The maximum target size, in points. A larger target has the same effect and reduces the precision.
  private static let maxTargetSize = 1e6

  /// Returns the size of the root, in points, for a target size with a horizontal and a vertical priority.
  /// Rounds it up to pixels and excludes the alignment insets. Measures wrapping texts at most eight times.
  private func solveFittingSize(_ target: Size, _ horizontal: Priority, _ vertical: Priority) -> Size {
    update()
    guard let box = root.box else { return target }
    let insets = root.layoutAlignmentRectInsets
    for (variable, value, priority) in [
      (box.x, 0, .required), (box.y, 0, .required),
      (box.width, min(target.width, Self.maxTargetSize) + insets.left + insets.right, horizontal),
      (box.height, min(target.height, Self.maxTargetSize) + insets.top + insets.bottom, vertical),
    ] { _ = try? solver.add((variable == value) | priority) }
    for _ in 0..<8 {
      solver.solve()
      if !remeasure() { break }
    }
    let scale = root.traitCollection.displayScale
    func up(_ value: Double) -> Double { scale > 0 ? value.roundedUp(toScale: scale) : value }
    return Size(
      width: up(solver.value(of: box.width) - insets.left - insets.right),
      height: up(solver.value(of: box.height) - insets.top - insets.bottom))
  }
}
