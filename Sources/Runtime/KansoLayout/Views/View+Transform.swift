import KansoDrawing

extension View {
  /// The transform of the view about its centre. Layout does not know it: constraints and the safe area refer to the
  /// rectangle before the transform. `frame`, `convert` and `hitTest` do.
  public var transform: AffineTransform {
    get { appearance.transform }
    set { appearance.transform = newValue }
  }

  /// The smallest rectangle around the transformed view, in the coordinates of the superview, in points.
  var transformedFrame: Rect {
    let (center, size) = (center, storedFrame.size)
    return Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(transform).moved(by: center, times: 1)
  }

  /// The transform about the centre, in the view's own coordinates.
  package var transformAboutCenter: AffineTransform {
    guard transform != .identity else { return transform }
    let (x, y) = (bounds.midX, bounds.midY)
    return AffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(AffineTransform(translationX: x, y: y))
  }

  /// The map from the view's own coordinates to those of the superview.
  var mapToSuperview: AffineTransform {
    transformAboutCenter.concatenating(
      AffineTransform(
        translationX: storedFrame.minX - boundsOrigin.x, y: storedFrame.minY - boundsOrigin.y))
  }
}
