import KansoLayout

extension Rect {
  /// Returns the rectangle with its edges moved outwards by a distance, inwards if it is negative. Its size is never
  /// negative.
  package func outset(by distance: Double) -> Rect {
    KansoDrawing.Outline.rectangle(self).outset(by: distance).bounds
  }

  /// Returns the rectangle with its edges moved inwards by insets. Its size is never negative.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top, width: max(width - insets.left - insets.right, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }

  /// Returns a rectangle of a size with the same center. It can be larger than this one.
  package func centeredRect(of size: Size) -> Rect {
    Rect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}
