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
  /// Simulates a tap at a point, in the view's own coordinates. Lays out the tree first. The frontmost view
  /// at the point that receives touches gets the tap first, then its superviews up to this view. A disabled
  /// control ends the search.
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
      if !current.tapHandlers.isEmpty {
        let place = convert(point, to: current)
        for handler in current.tapHandlers { handler.handle(place) }
        return true
      }
      if current === self { return false }
      view = current.superview
    }
    return false
  }

  /// Simulates a tap at the center of the view, as a user would. Lays out the tree first.
  ///
  /// No view gets the tap if another view covers the center, or if the center is outside of the visible area.
  /// A view that receives touches is covered only by others that receive touches. If this view receives no
  /// touches, such as a label, the frontmost view behind it that receives touches gets the tap.
  ///
  /// - Returns: true if a view handled the tap: this view, a subview, a superview or a view behind it.
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
