extension View {
  /// A place of this view's coordinates in those of another view of the tree, or of the root's if it is nil. Transforms do not count.
  public func convert(_ point: Point, to view: View?) -> Point {
    let inRoot = point.moved(by: offsetInRoot, 1)
    return view.map { inRoot.moved(by: $0.offsetInRoot, -1) } ?? inRoot
  }

  /// A rectangle of this view's coordinates in those of another view of the tree, or of the root's if it is nil.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// From the origin of the root's coordinates to that of the view's.
  private var offsetInRoot: Point {
    var offset = Point(x: -boundsOrigin.x, y: -boundsOrigin.y)
    var view = self
    while let superview = view.superview {
      offset = offset.moved(by: view.frame.origin, 1).moved(by: superview.boundsOrigin, -1)
      view = superview
    }
    return offset
  }

  /// The frontmost view at a place that touches reach, in this view's own coordinates; nil if none does. What is hidden or cannot be
  /// seen is passed over.
  public func hitTest(_ point: Point) -> View? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, bounds.contains(point) else { return nil }
    for subview in subviews.reversed() {
      let inside = point.moved(by: subview.frame.origin, -1).moved(by: subview.boundsOrigin, 1)
      if let hit = subview.hitTest(inside) { return hit }
    }
    return self
  }
}

extension Point {
  func moved(by other: Point, _ factor: Double) -> Point {
    Point(x: x + factor * other.x, y: y + factor * other.y)
  }
}

extension Rect {
  /// Whether a place is in it; its right and lower edges are not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
