import CPango
import KansoLayout

/// Adds outlines to a Cairo path, in the pixels of a surface.
struct OutlineTracer {
  let cairo: OpaquePointer
  /// The transform from the coordinates of the outline to the surface.
  let transform: AffineTransform

  /// The limit of coordinates, in pixels. Cairo counts in 256ths of a pixel, in 32 bits; the limit leaves a margin for
  /// wide lines.
  static let farthest = 2_000_000.0
  /// The distance of the control points of a quarter circle from its ends, as a fraction of the radius.
  private static let quarter = 0.552_284_749_8

  /// Returns a point in the coordinates of the surface, limited to the range of Cairo's numbers.
  func device(_ point: Point) -> Point {
    let mapped = point.applying(transform)
    return Point(x: Self.limited(mapped.x), y: Self.limited(mapped.y))
  }

  /// Returns the value limited to the range; the lower limit for NaN.
  private static func limited(_ value: Double) -> Double {
    value >= -farthest ? min(value, farthest) : -farthest
  }

  /// Adds an outline to Cairo's current path.
  func add(_ outline: Outline) {
    switch outline {
    case .rectangle(let rect, let radius):
      let corner = min(radius, rect.width / 2, rect.height / 2)
      corner > 0 ? add(rect, corners: Size(width: corner, height: corner)) : add(rect)
    case .ellipse(let rect):
      if rect.width > 0, rect.height > 0 {
        add(rect, corners: Size(width: rect.width / 2, height: rect.height / 2))
      } else {
        add(rect)
      }
    case .path(let path): add(path)
    }
  }

  private func add(_ rect: Rect) {
    move(rect.minX, rect.minY)
    line(rect.maxX, rect.minY)
    line(rect.maxX, rect.maxY)
    line(rect.minX, rect.maxY)
    cairo_close_path(cairo)
  }

  /// Adds a rectangle whose corners are quarters of ellipses.
  private func add(_ rect: Rect, corners: Size) {
    let (rx, ry) = (corners.width, corners.height)
    let (x, y) = (rx * (1 - Self.quarter), ry * (1 - Self.quarter))
    move(rect.minX + rx, rect.minY)
    line(rect.maxX - rx, rect.minY)
    curve(rect.maxX - x, rect.minY, rect.maxX, rect.minY + y, rect.maxX, rect.minY + ry)
    line(rect.maxX, rect.maxY - ry)
    curve(rect.maxX, rect.maxY - y, rect.maxX - x, rect.maxY, rect.maxX - rx, rect.maxY)
    line(rect.minX + rx, rect.maxY)
    curve(rect.minX + x, rect.maxY, rect.minX, rect.maxY - y, rect.minX, rect.maxY - ry)
    line(rect.minX, rect.minY + ry)
    curve(rect.minX, rect.minY + y, rect.minX + x, rect.minY, rect.minX + rx, rect.minY)
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
          ? curve(first.x, first.y, second.x, second.y, end.x, end.y) : move(end.x, end.y)
      case .close:
        if hasPlace { cairo_close_path(cairo) }
        continue
      }
      hasPlace = true
    }
  }

  // MARK: Path elements

  private func move(_ x: Double, _ y: Double) {
    let point = device(Point(x: x, y: y))
    cairo_move_to(cairo, point.x, point.y)
  }

  private func line(_ x: Double, _ y: Double) {
    let point = device(Point(x: x, y: y))
    cairo_line_to(cairo, point.x, point.y)
  }

  private func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x3: Double, _ y3: Double) {
    let (first, second) = (device(Point(x: x1, y: y1)), device(Point(x: x2, y: y2)))
    let end = device(Point(x: x3, y: y3))
    cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
  }
}
