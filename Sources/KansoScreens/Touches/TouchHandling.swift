import KansoLayout

/// A view that handles taps.
public protocol TouchHandling: View {
  /// Handles a tap.
  ///
  /// - Parameter point: the point, in the view's own coordinates, in points.
  /// - Returns: true if the tap was handled. If it is false, the superviews get the tap.
  func handleTap(at point: Point) -> Bool
}

extension View {
  /// Simulates a tap at a point, in the view's own coordinates. The frontmost view at the point gets the tap first,
  /// then its superviews.
  ///
  /// - Returns: true if a view handled the tap.
  @discardableResult
  public func tap(at point: Point) -> Bool {
    layoutIfNeeded()
    guard let hit = hitTest(point) else { return false }
    var view: View? = hit
    while let current = view {
      // A disabled control does not pass taps to its superviews.
      if let control = current as? Control, !control.isEnabled { return false }
      if let handler = current as? TouchHandling, handler.handleTap(at: convert(point, to: current)) {
        return true
      }
      if current === self { return false }
      view = current.superview
    }
    return false
  }

  /// Simulates a tap at the center of the view, as a user would. The hit test covers the whole tree, so the tap has no
  /// effect if another view covers this one or if it is outside of the visible area. A view without user interaction,
  /// such as a label, passes the tap to the views behind it.
  ///
  /// - Returns: true if a view handled the tap.
  @discardableResult
  public func tap() -> Bool {
    layoutIfNeeded()
    let top = topmostView
    let middle = convert(Point(x: bounds.midX, y: bounds.midY), to: top)
    let isReached = [top.hitTest(middle), top.frontmostView(at: middle)].contains {
      $0?.isDescendant(of: self) == true
    }
    return isReached && top.tap(at: middle)
  }

  /// The root of the view tree.
  var topmostView: View {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}
