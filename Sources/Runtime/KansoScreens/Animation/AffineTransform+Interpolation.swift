import KansoLayout
import KansoPOSIX

extension AffineTransform {
  /// Returns the interpolation of two transforms: `first` at progress 0, `second` at 1, an extrapolation
  /// outside of 0...1. Translations, scales, rotation angles and shears are interpolated linearly; the
  /// rotation takes the shorter way (CSS Transforms 1, interpolation of matrices).
  static func interpolation(
    from first: AffineTransform, to second: AffineTransform, at progress: Double
  ) -> AffineTransform {
    var (start, end) = (TransformParts(first), TransformParts(second))
    start.alignDecomposition(with: &end)
    return start.interpolated(to: end, at: progress).transform
  }
}

/// The decomposition of a transform, in the order in which its steps apply to a point: scale, shear,
/// rotation, translation.
///
/// The shear leaves the x axis where it is, so the image of the y axis (`yAxis`) describes it completely. CSS
/// stores it as a matrix.
private struct TransformParts {
  var translation: (x: Double, y: Double)
  /// The scale factors; one of them is negative in a transform that mirrors.
  var scale: (x: Double, y: Double)
  /// The rotation angle, in radians. It is the angle of the y axis if the x scale is 0, and nil if both scales are 0.
  var angle: Double?
  /// The shear: the image of the point (0, 1) before the rotation; nil if the y scale is 0.
  var yAxis: (x: Double, y: Double)?

  /// Decomposes a transform. If the transform mirrors, one scale is negative: the x scale if `a` is less than
  /// `d`, else the y scale.
  init(_ map: AffineTransform) {
    translation = (map.tx, map.ty)
    scale = ((map.a * map.a + map.b * map.b).squareRoot(), (map.c * map.c + map.d * map.d).squareRoot())
    if map.a * map.d - map.b * map.c < 0 {
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

  /// Replaces both decomposed transforms by equivalent ones that are nearest to each other: mirrored along
  /// the same axis and at most half a turn apart. A nil angle or y axis takes the value of the other
  /// decomposition; if both angles are nil, both become 0.
  mutating func alignDecomposition(with other: inout TransformParts) {
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

  /// Returns the linear interpolation of translation, scale, angle and y axis. A nil angle counts as 0, a nil
  /// y axis as (0, 1).
  func interpolated(to other: TransformParts, at progress: Double) -> TransformParts {
    func lerp(_ first: Double, _ second: Double) -> Double { first + (second - first) * progress }
    func lerp(_ first: (x: Double, y: Double), _ second: (x: Double, y: Double)) -> (x: Double, y: Double) {
      (lerp(first.x, second.x), lerp(first.y, second.y))
    }
    var parts = self
    parts.translation = lerp(translation, other.translation)
    parts.scale = lerp(scale, other.scale)
    parts.angle = lerp(angle ?? 0, other.angle ?? 0)
    parts.yAxis = lerp(yAxis ?? (0, 1), other.yAxis ?? (0, 1))
    return parts
  }

  /// The transform with this decomposition. A nil angle counts as 0, a nil y axis as (0, 1).
  var transform: AffineTransform {
    let (cosine, sine) = (cos(angle ?? 0), sin(angle ?? 0))
    let (x, y) = yAxis ?? (0, 1)
    return AffineTransform(
      a: scale.x * cosine, b: scale.x * sine, c: scale.y * (cosine * x - sine * y),
      d: scale.y * (sine * x + cosine * y), tx: translation.x, ty: translation.y)
  }
}
