import KansoDrawing

extension CGRect {
  /// True if the rectangle has no area.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the rectangle with its edges moved inwards: outwards if a distance is negative.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(
      origin: CGPoint(x: minX + Double(dx), y: minY + Double(dy)),
      size: CGSize(width: width - 2 * Double(dx), height: height - 2 * Double(dy)))
  }

  /// Returns the rectangle moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(origin: CGPoint(x: minX + Double(dx), y: minY + Double(dy)), size: size)
  }

  /// Returns true if the rectangle contains another one.
  public func contains(_ other: CGRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Returns true if both rectangles have an area in common.
  public func intersects(_ other: CGRect) -> Bool {
    other.minX < maxX && other.maxX > minX && other.minY < maxY && other.maxY > minY
  }

  /// Returns the area that both rectangles have in common; the empty one at the origin if there is none.
  public func intersection(_ other: CGRect) -> CGRect {
    guard intersects(other) else { return .zero }
    let origin = CGPoint(x: max(minX, other.minX), y: max(minY, other.minY))
    return CGRect(
      origin: origin,
      size: CGSize(width: min(maxX, other.maxX) - origin.x, height: min(maxY, other.maxY) - origin.y))
  }

  /// Returns the smallest rectangle that contains both.
  public func union(_ other: CGRect) -> CGRect {
    let origin = CGPoint(x: min(minX, other.minX), y: min(minY, other.minY))
    return CGRect(
      origin: origin,
      size: CGSize(width: max(maxX, other.maxX) - origin.x, height: max(maxY, other.maxY) - origin.y))
  }
}

extension CGAffineTransform {
  /// Returns the transform that moves first and then does what this one does.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: Double(x), y: Double(y)).concatenating(self)
  }

  /// Returns the transform that scales first and then does what this one does.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: Double(x), y: Double(y)).concatenating(self)
  }

  /// Returns the transform that rotates by an angle in radians first and then does what this one does.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: Double(angle)).concatenating(self)
  }

  /// True if the transform changes nothing.
  public var isIdentity: Bool { self == .identity }
}
