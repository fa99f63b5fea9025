import CPango
import KansoLayout

/// Goes along outlines with Cairo, in the pixels of a surface.
struct OutlineTracer {
  let cairo: OpaquePointer
  /// Where the outline's coordinates are on the surface.
  let transform: AffineTransform

  /// In pixels. Cairo counts in 256ths of a pixel, in 32 bits; this leaves room for lines that are wide.
  static let farthest = 2_000_000.0
  /// How far the control points of a quarter of a circle are from its ends, as a part of the radius.
  private static let quarter = 0.552_284_749_8

  /// Where a place is on the surface, or as near as Cairo can count.
  func device(_ point: Point) -> Point {
    let mapped = point.applying(transform)
    return Point(x: Self.limited(mapped.x), y: Self.limited(mapped.y))
  }

  /// What is no number is not more than the least.
  private static func limited(_ value: Double) -> Double {
    value >= -farthest ? min(value, farthest) : -farthest
  }

  /// Adds an outline to the path of Cairo.
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

  /// A rectangle whose corners are quarters of ellipses.
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

  /// A path that does not begin with a place begins where its first piece ends, as in SVG.
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

  // MARK: Pieces

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
