extension Point {
  /// Returns the point `self + factor × other`.
  @inlinable package func moved(by other: Point, times factor: Double) -> Point {
    Point(x: x + factor * other.x, y: y + factor * other.y)
  }
}

extension Rect {
  /// Returns true if the rectangle contains a point. The right and the bottom edge do not belong to the rectangle.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
