import KansoDrawing

extension View {
  /// Converts a point from this view's coordinates to those of another view in the tree, or of the root if `view` is
  /// nil.
  public func convert(_ point: Point, to view: View?) -> Point {
    let target = view ?? root
    guard let (own, other) = mapsToRoot(with: target) else {
      return point.moved(by: offsetInRoot, times: 1).moved(by: target.offsetInRoot, times: -1)
    }
    return point.applying(own).applying(other.inverted())
  }

  /// Converts a rectangle from this view's coordinates to those of another view in the tree, or of the root if `view`
  /// is nil. With transforms it is the smallest rectangle around the converted one.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    guard let (own, other) = mapsToRoot(with: view ?? root) else {
      return Rect(origin: convert(rect.origin, to: view), size: rect.size)
    }
    return rect.applying(own.concatenating(other.inverted()))
  }

  /// Converts a point from the coordinates of another view, or of the root if `view` is nil, to those of this view.
  public func convert(_ point: Point, from view: View?) -> Point { (view ?? root).convert(point, to: self) }

  /// Converts a rectangle from the coordinates of another view, or of the root if `view` is nil, to those of this view.
  public func convert(_ rect: Rect, from view: View?) -> Rect { (view ?? root).convert(rect, to: self) }

  /// The distance from the top left corner of the root to the origin of the view's own coordinates, without transforms.
  private var offsetInRoot: Point {
    var offset = Point(x: -boundsOrigin.x, y: -boundsOrigin.y)
    var view = self
    while let superview = view.superview {
      offset = offset.moved(by: view.storedFrame.origin, times: 1).moved(
        by: superview.boundsOrigin, times: -1)
      view = superview
    }
    return offset
  }

  /// The maps from the coordinates of this view and of another one to those of the root; nil if no view up to the root
  /// has a transform.
  private func mapsToRoot(with other: View) -> (AffineTransform, AffineTransform)? {
    guard hasTransformInRoot || other.hasTransformInRoot else { return nil }
    return (mapToRoot, other.mapToRoot)
  }

  /// True if the view or an ancestor below the root has a transform.
  private var hasTransformInRoot: Bool {
    var view = self
    while let superview = view.superview {
      if view.transform != .identity { return true }
      view = superview
    }
    return false
  }

  /// The map from the view's own coordinates to the top left corner of the root.
  private var mapToRoot: AffineTransform {
    var map = AffineTransform.identity
    var view = self
    while let superview = view.superview {
      map = map.concatenating(view.mapToSuperview)
      view = superview
    }
    return map.concatenating(AffineTransform(translationX: -view.boundsOrigin.x, y: -view.boundsOrigin.y))
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
    transform == .identity
      ? point.moved(by: storedFrame.origin, times: -1).moved(by: boundsOrigin, times: 1)
      : point.applying(mapToSuperview.inverted())
  }
}
