import KansoSolver

extension LayoutEngine {
  /// Stores the solved frames of views and layout guides, with edges on pixels. Fixed frames do not change.
  ///
  /// It rounds the edges in the coordinates of the root and then makes them relative to the superview, so
  /// that touching edges stay together.
  func applyFrames() {
    let grid = PixelGrid(scale: root.traitCollection.displayScale)
    for view in root.withDescendants() {
      if let superview = view.superview, view !== root, let box = view.box {
        let (origin, pixelOrigin) = (superview.originInRoot, superview.pixelOriginInRoot)
        let (x, y) = (origin.x + solver.value(of: box.x), origin.y + solver.value(of: box.y))
        if box.isPinned {
          let frame = view.storedFrame
          storeOrigin(
            of: view, x: x, y: y, left: pixelOrigin.x + grid.pixels(frame.minX),
            top: pixelOrigin.y + grid.pixels(frame.minY), grid)
        } else {
          let (left, top) = (grid.pixels(roundedFrom: x), grid.pixels(roundedFrom: y))
          storeOrigin(of: view, x: x, y: y, left: left, top: top, grid)
          setFrame(roundedFrame(of: box, x: x, y: y, relativeTo: pixelOrigin, grid), of: view)
        }
      } else {
        storeOrigin(of: view, x: 0, y: 0, left: 0, top: 0, grid)
      }
      for guide in view.allGuides { setFrame(of: guide, in: view, grid) }
    }
  }

  /// Returns the frame of solved variables with edges on pixels, in the coordinates of an origin in pixels. `x` and `y`
  /// are the position in the coordinates of the root, in points.
  private func roundedFrame(
    of box: LayoutBox, x: Double, y: Double, relativeTo pixelOrigin: Point, _ grid: PixelGrid
  ) -> Rect {
    let (left, top) = (grid.pixels(roundedFrom: x), grid.pixels(roundedFrom: y))
    let right = grid.pixels(roundedFrom: x + solver.value(of: box.width))
    let bottom = grid.pixels(roundedFrom: y + solver.value(of: box.height))
    return Rect(
      x: grid.points(left - pixelOrigin.x), y: grid.points(top - pixelOrigin.y),
      width: grid.points(right - left), height: grid.points(bottom - top))
  }

  /// Stores the origin of a view's own coordinates in the coordinates of the root, as solved and with edges on pixels.
  ///
  /// - Parameters:
  ///   - x: The solved left edge of the view in the coordinates of the root, in points.
  ///   - y: The solved top edge.
  ///   - left: The left edge with edges on pixels, in pixels.
  ///   - top: The top edge with edges on pixels, in pixels.
  private func storeOrigin(
    of view: View, x: Double, y: Double, left: Double, top: Double, _ grid: PixelGrid
  ) {
    let origin = view.boundsOrigin
    view.originInRoot = Point(x: x - origin.x, y: y - origin.y)
    view.pixelOriginInRoot = Point(x: left - grid.pixels(origin.x), y: top - grid.pixels(origin.y))
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
  private func setFrame(of guide: LayoutGuide, in view: View, _ grid: PixelGrid) {
    guard let box = guide.box, guide.hasOwnFrame else { return }
    guard guide.kind != .content else {
      // The content size does not depend on the offset. The scroll view keeps its offset within the content.
      let size = roundedFrame(of: box, x: 0, y: 0, relativeTo: .zero, grid).size
      if guide.storedFrame.size != size { view.setNeedsLayout() }
      guide.storedFrame = Rect(origin: .zero, size: size)
      return
    }
    guide.storedFrame = roundedFrame(
      of: box, x: view.originInRoot.x + solver.value(of: box.x),
      y: view.originInRoot.y + solver.value(of: box.y), relativeTo: view.pixelOriginInRoot, grid)
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
    for new in views where new.engine == nil {
      new.followTokens(in: new.inheritsTraitOverrides ? new.traitCollection : traits)
    }
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
