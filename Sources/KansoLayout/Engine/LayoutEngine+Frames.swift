extension LayoutEngine {
  /// Sets the solved frames of views and guides, with edges on pixels.
  ///
  /// It rounds the edges in the coordinates of the root and then makes them relative, so that touching edges stay
  /// together.
  func applyFrames() {
    let scale = root.traitCollection.displayScale
    func rounded(_ value: Double) -> Double { scale > 0 ? value.rounded(toScale: scale) : value }
    for view in root.withDescendants() {
      if let superview = view.superview, view !== root, let box = view.box {
        let origin = superview.originInRoot
        let roundedOrigin = superview.roundedOriginInRoot
        let (x, y) = (origin.x + solver.value(of: box.x), origin.y + solver.value(of: box.y))
        if box.isPinned {
          place(view, x, y, view.storedFrame.moved(by: roundedOrigin, 1).origin)
        } else {
          let (left, top) = (rounded(x), rounded(y))
          let frame = Rect(
            x: left - roundedOrigin.x, y: top - roundedOrigin.y,
            width: rounded(x + solver.value(of: box.width)) - left,
            height: rounded(y + solver.value(of: box.height)) - top)
          place(view, x, y, Point(x: left, y: top))
          apply(frame, to: view)
        }
      } else {
        place(view, 0, 0, .zero)
      }
      for guide in view.allGuides { apply(to: guide, of: view, rounded) }
    }
  }

  private func place(_ view: View, _ x: Double, _ y: Double, _ rounded: Point) {
    view.originInRoot = Point(x: x - view.boundsOrigin.x, y: y - view.boundsOrigin.y)
    view.roundedOriginInRoot = Point(x: rounded.x - view.boundsOrigin.x, y: rounded.y - view.boundsOrigin.y)
  }

  private func apply(_ frame: Rect, to view: View) {
    let old = view.storedFrame
    guard frame != old else { return }
    view.storedFrame = frame
    if frame.size != old.size {
      view.sizeChanged(from: old.size)
      view.markWorkAbove()
    }
    insetsAreOutOfDate = true
  }

  private func apply(to guide: LayoutGuide, of view: View, _ rounded: (Double) -> Double) {
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

  /// Recomputes the safe areas and the margins of all views from their frames.
  ///
  /// - Returns: True if a constraint depends on the changes.
  func updateInsets() -> Bool {
    guard insetsAreOutOfDate || solver.hasChanges else { return false }
    insetsAreOutOfDate = false
    for view in root.withDescendants() {
      if view.updateInsets() { insetsChanged(of: view) }
      if let guide = view.systemGuides[LayoutGuide.Kind.readable.rawValue],
        guide.storedFrame.width != view.frame(ofGuide: .readable).width
      {
        rewriteRows(of: guide)
      }
    }
    return solver.hasChanges || insetsAreOutOfDate
  }

  // MARK: Fitting

  /// Returns the size of a view that its constraints require. A separate engine computes it, and the layout of the tree
  /// does not change.
  static func fit(_ view: View, _ target: Size, _ horizontal: Priority, _ vertical: Priority) -> Size {
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
    let size = engine.fittingSize(target, horizontal, vertical)
    // Views that were created during the computation belong to no engine yet.
    engine.dismantle()
    for (item, state) in zip(items, saved.0) { (item.engine, item.box) = state }
    for (constraint, row) in zip(constraints, saved.1) { constraint.row = row }
    if let own = saved.0.first?.0 { own.takeChanges(in: view, since: constraints) }
    return size
  }

  /// Applies the changes that occurred while another engine used the views.
  private func takeChanges(in view: View, since constraints: [LayoutConstraint]) {
    for constraint in constraints where constraint.owner == nil { remove(constraint) }
    for view in view.withDescendants() {
      if view.engine == nil { attachLater(view) } else { contentChanged(of: view) }
      for guide in view.allGuides where view.engine != nil && guide.engine == nil { attach(guide: guide) }
      for constraint in view.constraintList where constraint.row == nil { change(constraint) }
    }
  }

  /// The maximum target size, in points. A larger target has the same effect and reduces the precision.
  private static let largestTarget = 1e6

  private func fittingSize(_ target: Size, _ horizontal: Priority, _ vertical: Priority) -> Size {
    update()
    guard let box = root.box else { return target }
    let insets = root.alignmentRectInsets
    for (variable, value, priority) in [
      (box.x, 0, .required), (box.y, 0, .required),
      (box.width, min(target.width, Self.largestTarget) + insets.left + insets.right, horizontal),
      (box.height, min(target.height, Self.largestTarget) + insets.top + insets.bottom, vertical),
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
