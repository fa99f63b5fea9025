import KansoPOSIX

/// An affine transform of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty. The letters are those of
/// `CGAffineTransform`.
@frozen public struct AffineTransform: Hashable, Sendable {
  /// The factor of x in x'.
  public var a: Double
  /// The factor of x in y'.
  public var b: Double
  /// The factor of y in x'.
  public var c: Double
  /// The factor of y in y'.
  public var d: Double
  /// The horizontal translation, in points; positive values move to the right.
  public var tx: Double
  /// The vertical translation, in points; positive values move down.
  public var ty: Double

  /// The transform that changes nothing.
  @inlinable public static var identity: AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Creates a transform from its six numbers.
  @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a translation, in points.
  @inlinable public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a scaling with one factor for each axis.
  @inlinable public init(scaleX x: Double, y: Double) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Creates a rotation by an angle in radians, clockwise because y grows downwards.
  public init(rotationAngle angle: Double) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Returns the transform that applies this transform first and `next` second.
  @inlinable public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d,
      d: next.b * c + next.d * d, tx: next.a * tx + next.c * ty + next.tx,
      ty: next.b * tx + next.d * ty + next.ty)
  }

  /// Returns the inverse transform. A transform without one, which maps the plane to a line or a point, is returned as
  /// it is.
  @inlinable public func inverted() -> AffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension Point {
  /// Returns the point that a transform maps this point to.
  @inlinable public func applying(_ transform: AffineTransform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty
    )
  }
}

extension Rect {
  /// Returns the smallest rectangle around the transformed rectangle.
  public func applying(_ transform: AffineTransform) -> Rect {
    let corners = [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let origin = Point(x: x.min() ?? minX, y: y.min() ?? minY)
    return Rect(
      origin: origin,
      size: Size(width: (x.max() ?? maxX) - origin.x, height: (y.max() ?? maxY) - origin.y))
  }
}
