import KansoLayout

/// A view that does something when it is tapped.
public protocol TouchHandling: View {
  /// Does it.
  ///
  /// - Parameter point: where, in the view's own coordinates, in points.
  /// - Returns: whether something was done. If nothing was, the views around it are asked.
  func handleTap(at point: Point) -> Bool
}

extension View {
  /// Taps where a finger would, in the view's own coordinates: the frontmost view there is asked first, then those around it.
  ///
  /// - Returns: whether a view did something.
  @discardableResult
  public func tap(at point: Point) -> Bool {
    layoutIfNeeded()
    guard let hit = hitTest(point) else { return false }
    var view: View? = hit
    while let current = view {
      // A control that cannot be used keeps taps from what is around it.
      if let control = current as? Control, !control.isEnabled { return false }
      if let handler = current as? TouchHandling, handler.handleTap(at: convert(point, to: current)) {
        return true
      }
      if current === self { return false }
      view = current.superview
    }
    return false
  }

  /// Taps the view in its middle, as a person sees it: through the whole tree, so that nothing happens where another view covers it,
  /// or where it is out of sight. What takes no touches itself, such as a label, leaves the tap to what is behind it.
  ///
  /// - Returns: whether a view did something.
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

  /// The view that everything is in.
  var topmostView: View {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}
