extension View {
  /// A place of this view's coordinates in those of another view of the tree, or of the root if it is nil. Transforms do not count.
  public func convert(_ point: Point, to view: View?) -> Point {
    point.moved(by: offsetInRoot, 1).moved(by: (view ?? root).offsetInRoot, -1)
  }

  /// A rectangle of this view's coordinates in those of another view of the tree, or of the root if it is nil. Transforms do not count.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A place of another view's coordinates, or of the root's if it is nil, in those of this view. Transforms do not count.
  public func convert(_ point: Point, from view: View?) -> Point { (view ?? root).convert(point, to: self) }

  /// A rectangle of another view's coordinates, or of the root's if it is nil, in those of this view. Transforms do not count.
  public func convert(_ rect: Rect, from view: View?) -> Rect { (view ?? root).convert(rect, to: self) }

  /// From where the root lies to the origin of the view's own coordinates.
  private var offsetInRoot: Point {
    var offset = Point(x: -boundsOrigin.x, y: -boundsOrigin.y)
    var view = self
    while let superview = view.superview {
      offset = offset.moved(by: view.frame.origin, 1).moved(by: superview.boundsOrigin, -1)
      view = superview
    }
    return offset
  }

  /// The frontmost view at a place that touches reach, in this view's own coordinates, in points; nil if none does. What is hidden or
  /// cannot be seen is passed over, and what reaches beyond the edges of the view that it is in is not touched there.
  public func hitTest(_ point: Point) -> View? { frontmostView(at: point) { $0.isUserInteractionEnabled } }

  /// The frontmost view at a place that can be seen, whether or not touches reach it.
  package func frontmostView(at point: Point) -> View? { frontmostView(at: point) { _ in true } }

  private func frontmostView(at point: Point, where isMeant: (View) -> Bool) -> View? {
    func isThere(_ view: View, _ point: Point) -> Bool {
      isMeant(view) && !view.isHidden && view.alpha > 0.01 && view.bounds.contains(point)
    }
    guard isThere(self, point) else { return nil }
    var (view, point) = (self, point)
    // A loop, since trees may be deeper than the stack.
    while let inner = view.subviews.last(where: { isThere($0, $0.inside(point)) }) {
      point = inner.inside(point)
      view = inner
    }
    return view
  }

  /// A place of the superview's coordinates in its own.
  private func inside(_ point: Point) -> Point {
    point.moved(by: frame.origin, -1).moved(by: boundsOrigin, 1)
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
