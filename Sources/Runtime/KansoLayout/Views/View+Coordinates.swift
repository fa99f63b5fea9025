extension View {
  /// Converts a point from this view's coordinates to those of another view in the tree, or of the root if `view` is
  /// nil. Ignores transforms.
  public func convert(_ point: Point, to view: View?) -> Point {
    point.moved(by: offsetInRoot, times: 1).moved(by: (view ?? root).offsetInRoot, times: -1)
  }

  /// Converts a rectangle from this view's coordinates to those of another view in the tree, or of the root if `view`
  /// is nil. Ignores transforms.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a point from the coordinates of another view, or of the root if `view` is nil, to those of this view.
  /// Ignores transforms.
  public func convert(_ point: Point, from view: View?) -> Point { (view ?? root).convert(point, to: self) }

  /// Converts a rectangle from the coordinates of another view, or of the root if `view` is nil, to those of this view.
  /// Ignores transforms.
  public func convert(_ rect: Rect, from view: View?) -> Rect { (view ?? root).convert(rect, to: self) }

  /// The distance from the top left corner of the root to the origin of the view's own coordinates.
  private var offsetInRoot: Point {
    var offset = Point(x: -boundsOrigin.x, y: -boundsOrigin.y)
    var view = self
    while let superview = view.superview {
      offset = offset.moved(by: view.frame.origin, times: 1).moved(by: superview.boundsOrigin, times: -1)
      view = superview
    }
    return offset
  }

  /// Returns the frontmost view that receives touches at a point, or nil if there is none. Skips hidden views and views
  /// with an alpha of at most 0.01. A view receives no touches outside of the bounds of its superview.
  ///
  /// - Parameter point: The point in this view's own coordinates, in points.
  public func hitTest(_ point: Point) -> View? { frontmostView(at: point) { $0.isUserInteractionEnabled } }

  /// Returns the frontmost visible view at a point in this view's own coordinates, including views that
  /// receive no touches. Visibility is that of `hitTest(_:)`.
  package func frontmostView(at point: Point) -> View? { frontmostView(at: point) { _ in true } }

  /// Returns the frontmost visible view at a point in this view's own coordinates that is included together
  /// with all of its ancestors up to this view. Returns nil if the point is outside of this view.
  private func frontmostView(at point: Point, where isIncluded: (View) -> Bool) -> View? {
    /// Returns true if a view is included and visible, and its bounds contain a point in its own coordinates.
    func isHit(_ view: View, _ point: Point) -> Bool {
      isIncluded(view) && !view.isHidden && view.alpha > 0.01 && view.bounds.contains(point)
    }
    guard isHit(self, point) else { return nil }
    var (view, point) = (self, point)
    // A loop, because a tree may be too deep for recursion.
    while let inner = view.subviews.last(where: { isHit($0, $0.convertFromSuperview(point)) }) {
      point = inner.convertFromSuperview(point)
      view = inner
    }
    return view
  }

  /// Converts a point from the superview's coordinates to those of this view.
  private func convertFromSuperview(_ point: Point) -> Point {
    point.moved(by: frame.origin, times: -1).moved(by: boundsOrigin, times: 1)
  }
}
