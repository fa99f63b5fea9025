import KansoDrawing

/// A gradient in the pixels of a grid. Colors are mixed in sRGB, as in browsers.
struct PixelGradient {
  private let stops: [(location: Float, color: SIMD4<Float>)]
  private let start: Point
  /// The vector from the start to the end, divided by the square of its length.
  private let direction: Point
  /// The transform from pixels to points.
  private let inverse: AffineTransform

  /// Creates a gradient; nil if it has no stops, or if the transform cannot be inverted.
  ///
  /// - Parameters:
  ///   - stops: the `normalizedStops` of the gradient, with their colors in sRGB.
  ///   - transform: the transform from points to pixels.
  init?(
    _ gradient: LinearGradient, _ stops: [(location: Float, color: SIMD4<Float>)],
    _ transform: AffineTransform
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

  /// Returns the color in the middle of a pixel. Before the first stop and after the last one, it is the
  /// color of that stop. A gradient of length 0 has only the color of its last stop.
  func color(column: Int, row: Int) -> SIMD4<Float> {
    let point = Point(x: Double(column) + Self.half, y: Double(row) + Self.half).applying(inverse)
    let part = Float((point.x - start.x) * direction.x + (point.y - start.y) * direction.y)
    var last = stops[0]
    guard direction != .zero else { return stops[stops.count - 1].color }
    guard part > last.location else { return last.color }
    for stop in stops.dropFirst() {
      if part < stop.location {
        let share = (part - last.location) / (stop.location - last.location)
        return last.color + (stop.color - last.color) * share
      }
      last = stop
    }
    return last.color
  }
}
