import KansoLayout

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension AffineTransform {
  /// Returns the interpolation of two transforms (CSS Transforms 1, interpolation of matrices). Their parts are
  /// interpolated linearly, and the rotation takes the shorter way.
  static func between(
    _ first: AffineTransform, _ second: AffineTransform, at progress: Double
  ) -> AffineTransform {
    var (start, end) = (TransformParts(first), TransformParts(second))
    start.meet(&end)
    return start.between(end, at: progress).transform
  }
}

/// The parts of a transform, in the order in which they apply: shear along x, scale, rotation, translation.
///
/// CSS keeps the rest besides scale and angle as a matrix. Only the image of the y axis varies in that matrix: `yAxis`
/// is that image.
private struct TransformParts {
  var translation: (x: Double, y: Double)
  var scale: (x: Double, y: Double)
  /// The rotation angle, in radians. It is the angle of the y axis if the x scale is 0, and nil if both scales are 0.
  var angle: Double?
  /// The image of the y axis without scale and rotation; nil if the y scale is 0.
  var yAxis: (x: Double, y: Double)?

  init(_ map: AffineTransform) {
    translation = (map.tx, map.ty)
    scale = ((map.a * map.a + map.b * map.b).squareRoot(), (map.c * map.c + map.d * map.d).squareRoot())
    if map.a * map.d - map.b * map.c < 0 {
      // The transform mirrors. The axis that deviates more from its original direction is flipped.
      if map.a < map.d { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    if scale.x != 0 {
      angle = atan2(map.b / scale.x, map.a / scale.x)
    } else if scale.y != 0 {
      angle = atan2(-map.c, map.d)
    }
    if scale.y != 0 {
      let (cosine, sine) = (cos(angle ?? 0), sin(angle ?? 0))
      let (x, y) = (map.c / scale.y, map.d / scale.y)
      yAxis = (cosine * x + sine * y, cosine * y - sine * x)
    }
  }

  /// Replaces both decompositions by the equivalent ones that are nearest to each other.
  mutating func meet(_ other: inout TransformParts) {
    if scale.x < 0 && other.scale.y < 0 || scale.y < 0 && other.scale.x < 0 {
      scale = (-scale.x, -scale.y)
      angle = angle.map { $0 + ($0 < 0 ? Double.pi : -Double.pi) }
    }
    // A transform with scale 0 has no angle and no shear. It takes those of the other transform.
    let (own, others) = (angle ?? other.angle ?? 0, other.angle ?? angle ?? 0)
    (angle, other.angle) = (own, others)
    let turn = others - own
    if turn > .pi { angle = own + 2 * .pi }
    if turn < -.pi { other.angle = others + 2 * .pi }
    (yAxis, other.yAxis) = (yAxis ?? other.yAxis, other.yAxis ?? yAxis)
  }

  func between(_ other: TransformParts, at progress: Double) -> TransformParts {
    func between(_ first: Double, _ second: Double) -> Double { first + (second - first) * progress }
    func between(_ first: (x: Double, y: Double), _ second: (x: Double, y: Double)) -> (x: Double, y: Double)
    {
      (between(first.x, second.x), between(first.y, second.y))
    }
    var parts = self
    parts.translation = between(translation, other.translation)
    parts.scale = between(scale, other.scale)
    parts.angle = between(angle ?? 0, other.angle ?? 0)
    parts.yAxis = between(yAxis ?? (0, 1), other.yAxis ?? (0, 1))
    return parts
  }

  var transform: AffineTransform {
    let (cosine, sine) = (cos(angle ?? 0), sin(angle ?? 0))
    let (x, y) = yAxis ?? (0, 1)
    return AffineTransform(
      a: scale.x * cosine, b: scale.x * sine, c: scale.y * (cosine * x - sine * y),
      d: scale.y * (sine * x + cosine * y), tx: translation.x, ty: translation.y)
  }
}
