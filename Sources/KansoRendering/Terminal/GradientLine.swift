import KansoLayout

/// A gradient in the pixels of a grid. Colors are mixed in sRGB, as in browsers.
struct GradientLine {
  private let stops: [(place: Float, color: SIMD4<Float>)]
  private let start: Point
  /// The vector from the start to the end, divided by the square of its length.
  private let direction: Point
  /// The transform from pixels to points.
  private let inverse: AffineTransform

  /// Creates a gradient; nil if nothing of it is visible, because the transform leaves no area.
  init?(
    _ gradient: LinearGradient, _ stops: [(place: Float, color: SIMD4<Float>)], _ transform: AffineTransform
  ) {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite, !stops.isEmpty else { return nil }
    let (a, b) = (transform.d / determinant, -transform.b / determinant)
    let (c, d) = (-transform.c / determinant, transform.a / determinant)
    inverse = AffineTransform(
      a: a, b: b, c: c, d: d, tx: -(a * transform.tx + c * transform.ty),
      ty: -(b * transform.tx + d * transform.ty))
    let (x, y) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    let square = x * x + y * y
    direction = square > 0 ? Point(x: x / square, y: y / square) : .zero
    (self.stops, start) = (stops, gradient.start)
  }

  private static let half = 0.5

  /// Returns the color in the middle of a pixel.
  func color(inPixel column: Int, _ line: Int) -> SIMD4<Float> {
    let place = Point(x: Double(column) + Self.half, y: Double(line) + Self.half).applying(inverse)
    let part = Float((place.x - start.x) * direction.x + (place.y - start.y) * direction.y)
    var last = stops[0]
    // A gradient of length 0 has only the color of its last stop.
    guard direction != .zero else { return stops[stops.count - 1].color }
    guard part > last.place else { return last.color }
    for stop in stops.dropFirst() {
      if part < stop.place {
        let share = (part - last.place) / (stop.place - last.place)
        return last.color + (stop.color - last.color) * share
      }
      last = stop
    }
    return last.color
  }
}
