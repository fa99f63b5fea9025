import CPango
import KansoDrawing

/// Adds outlines to a Cairo path, in the pixels of a surface.
struct OutlineTracer {
  let cairo: OpaquePointer
  /// The transform from the coordinates of the outline to the surface.
  let transform: AffineTransform

  /// The limit of coordinates, in pixels. Cairo counts in 256ths of a pixel, in 32 bits; the limit leaves a margin for
  /// wide lines.
  static let maxCoordinate = 2_000_000.0
  /// The distance of the control points of a quarter circle from its ends, as a fraction of the radius.
  private static let quarter = 0.552_284_749_8

  /// Returns a point in the coordinates of the surface. Its coordinates are clamped to ±`maxCoordinate`; NaN
  /// becomes the lower limit.
  func surfacePoint(_ point: Point) -> Point {
    let mapped = point.applying(transform)
    return Point(x: Self.limited(mapped.x), y: Self.limited(mapped.y))
  }

  /// Returns the value limited to the range of coordinates; the lower limit for NaN.
  private static func limited(_ value: Double) -> Double {
    value >= -maxCoordinate ? min(value, maxCoordinate) : -maxCoordinate
  }

  /// Adds an outline to Cairo's current path. A corner radius is limited to half of the shorter side. An
  /// ellipse without extent is added as a rectangle.
  func add(_ outline: Outline) {
    switch outline {
    case .rectangle(let rect, let radius):
      let corner = min(radius, rect.width / 2, rect.height / 2)
      corner > 0 ? add(rect, cornerRadii: Size(width: corner, height: corner)) : add(rect)
    case .ellipse(let rect):
      if rect.width > 0, rect.height > 0 {
        add(rect, cornerRadii: Size(width: rect.width / 2, height: rect.height / 2))
      } else {
        add(rect)
      }
    case .path(let path): add(path)
    }
  }

  /// Adds a closed rectangle, clockwise from its origin.
  private func add(_ rect: Rect) {
    move(rect.minX, rect.minY)
    line(rect.maxX, rect.minY)
    line(rect.maxX, rect.maxY)
    line(rect.minX, rect.maxY)
    cairo_close_path(cairo)
  }

  /// Adds a rectangle whose corners are quarters of ellipses. `cornerRadii` are their horizontal and vertical
  /// radius.
  private func add(_ rect: Rect, cornerRadii: Size) {
    let (rx, ry) = (cornerRadii.width, cornerRadii.height)
    let (x, y) = (rx * (1 - Self.quarter), ry * (1 - Self.quarter))
    move(rect.minX + rx, rect.minY)
    line(rect.maxX - rx, rect.minY)
    curve(
      Point(x: rect.maxX - x, y: rect.minY), Point(x: rect.maxX, y: rect.minY + y),
      to: Point(x: rect.maxX, y: rect.minY + ry))
    line(rect.maxX, rect.maxY - ry)
    curve(
      Point(x: rect.maxX, y: rect.maxY - y), Point(x: rect.maxX - x, y: rect.maxY),
      to: Point(x: rect.maxX - rx, y: rect.maxY))
    line(rect.minX + rx, rect.maxY)
    curve(
      Point(x: rect.minX + x, y: rect.maxY), Point(x: rect.minX, y: rect.maxY - y),
      to: Point(x: rect.minX, y: rect.maxY - ry))
    line(rect.minX, rect.minY + ry)
    curve(
      Point(x: rect.minX, y: rect.minY + y), Point(x: rect.minX + x, y: rect.minY),
      to: Point(x: rect.minX + rx, y: rect.minY))
    cairo_close_path(cairo)
  }

  /// Adds a path. A path that does not begin with a move begins at the end of its first element, as in SVG.
  private func add(_ path: Path) {
    cairo_new_sub_path(cairo)
    var hasPlace = false
    for element in path.elements {
      switch element {
      case .move(let point): move(point.x, point.y)
      case .line(let point): hasPlace ? line(point.x, point.y) : move(point.x, point.y)
      case .curve(let first, let second, let end):
        hasPlace
          ? curve(first, second, to: end) : move(end.x, end.y)
      case .close:
        if hasPlace { cairo_close_path(cairo) }
        continue
      }
      hasPlace = true
    }
  }

  // MARK: Path elements

  /// Begins a subpath at a point in the coordinates of the outline.
  private func move(_ x: Double, _ y: Double) {
    let point = surfacePoint(Point(x: x, y: y))
    cairo_move_to(cairo, point.x, point.y)
  }

  /// Adds a line to a point in the coordinates of the outline.
  private func line(_ x: Double, _ y: Double) {
    let point = surfacePoint(Point(x: x, y: y))
    cairo_line_to(cairo, point.x, point.y)
  }

  /// Adds a cubic Bézier curve with two control points, in the coordinates of the outline.
  private func curve(_ first: Point, _ second: Point, to end: Point) {
    let (first, second, end) = (surfacePoint(first), surfacePoint(second), surfacePoint(end))
    cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
  }
}
