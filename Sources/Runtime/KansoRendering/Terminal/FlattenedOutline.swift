import KansoDrawing

/// An outline made of straight lines, in pixels of a grid.
enum FlattenedOutline {
  /// A rectangle with horizontal and vertical sides.
  case box(Rect)
  /// Closed lines. A point is inside if its winding number is not 0.
  case polygons([[Point]])

  /// Creates the area inside an outline; nil if a coordinate is not finite. A rectangle without corner radius
  /// becomes a box unless the transform rotates or skews it. Any other outline becomes polygons.
  ///
  /// - Parameter transform: the transform from points to pixels.
  init?(_ outline: Outline, _ transform: AffineTransform) {
    if case .rectangle(let rect, let radius) = outline, radius <= 0, transform.b == 0, transform.c == 0 {
      let first = rect.origin.applying(transform)
      let last = Point(x: rect.maxX, y: rect.maxY).applying(transform)
      let box = Rect(
        x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x),
        height: abs(last.y - first.y))
      guard [box.minX, box.minY, box.maxX, box.maxY].allSatisfy(\.isFinite) else { return nil }
      self = .box(box)
    } else {
      self.init(polygons: outline.lines.map(\.points), transform)
    }
  }

  /// Creates the area that a stroke along an outline covers, without the gaps between its dashes; nil if a
  /// coordinate is not finite. Round caps become square ones.
  ///
  /// - Parameter transform: the transform from points to pixels.
  init?(_ outline: Outline, _ stroke: Stroke, _ transform: AffineTransform) {
    let dashed = outline.lines.flatMap { $0.dashed(by: stroke.dashes) }
    self.init(
      polygons: dashed.flatMap { $0.widened(by: stroke.width, hasCaps: stroke.cap != .butt) }, transform)
  }

  /// Transforms closed lines from points to pixels; nil if a coordinate is not finite.
  private init?(polygons: [[Point]], _ transform: AffineTransform) {
    let placed = polygons.map { $0.map { $0.applying(transform) } }
    guard placed.allSatisfy({ $0.allSatisfy { $0.x.isFinite && $0.y.isFinite } }) else { return nil }
    self = .polygons(placed)
  }
}

/// A polyline, with coordinates in points.
struct Polyline {
  var points: [Point]
  var isClosed: Bool

  /// The maximum number of dashes and gaps. A line with more of them is drawn without gaps.
  private static let maxDashCount = 10_000.0

  /// Returns the dashes of the line, without the gaps. Returns the line itself if there are no lengths, if
  /// all of them are 0, or if the line would have 10,000 or more dashes and gaps.
  ///
  /// - Parameter dashes: the lengths of dashes and gaps in turn, in points, beginning with a dash. They are
  ///   repeated.
  func dashed(by dashes: [Double]) -> [Polyline] {
    let period = dashes.reduce(0, +)
    let corners = isClosed ? points + points.prefix(1) : points
    let length = zip(corners, corners.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    guard period > 0, length / period * Double(dashes.count) < Self.maxDashCount else { return [self] }
    var (lines, index, rest): ([Polyline], Int, Double) = ([], 0, dashes[0])
    var line = corners.first.map { [$0] } ?? []
    for (start, end) in zip(corners, corners.dropFirst()) {
      let whole = start.distance(to: end)
      var done = 0.0
      while whole - done > rest {
        done += rest
        let place = start.moved(along: Point(x: end.x - start.x, y: end.y - start.y), by: done / whole)
        if index.isMultiple(of: 2) { lines.append(Polyline(points: line + [place], isClosed: false)) }
        (line, index) = ([place], index + 1)
        rest = dashes[index % dashes.count]
        // A dash or gap of length 0 becomes very short instead. Otherwise the loop might not end.
        if rest <= 0 { rest = period / Self.maxDashCount }
      }
      rest -= whole - done
      line.append(end)
    }
    if index.isMultiple(of: 2), line.count > 1 { lines.append(Polyline(points: line, isClosed: false)) }
    return lines
  }

  /// Returns the area that the line covers with a width: one rectangle for each segment, as four points. The
  /// rectangles overlap at corners. Segments without a length are left out.
  ///
  /// - Parameter hasCaps: true to extend the ends of an open line by half of the width.
  func widened(by width: Double, hasCaps: Bool) -> [[Point]] {
    let corners = isClosed ? points + points.prefix(1) : points
    let pieces = zip(corners, corners.dropFirst()).filter { $0.0 != $0.1 }
    return pieces.enumerated().map { index, piece in
      let (start, end) = piece
      let length = start.distance(to: end)
      let along = Point(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
      let across = Point(x: -along.y * width / 2, y: along.x * width / 2)
      let joinsStart = isClosed || hasCaps || index > 0
      let joinsEnd = isClosed || hasCaps || index < pieces.count - 1
      let first = start.moved(along: along, by: joinsStart ? -width / 2 : 0)
      let last = end.moved(along: along, by: joinsEnd ? width / 2 : 0)
      return [
        first.moved(along: across, by: 1), last.moved(along: across, by: 1),
        last.moved(along: across, by: -1),
        first.moved(along: across, by: -1),
      ]
    }
  }
}

extension Point {
  /// Returns the Euclidean distance to another point.
  fileprivate func distance(to other: Point) -> Double {
    let (x, y) = (other.x - self.x, other.y - self.y)
    return (x * x + y * y).squareRoot()
  }

  /// Returns the point moved by a multiple of a vector: `self + times * vector`.
  fileprivate func moved(along vector: Point, by times: Double) -> Point {
    Point(x: x + vector.x * times, y: y + vector.y * times)
  }
}

extension Outline {
  /// The straight lines of the outline, with coordinates in points.
  fileprivate var lines: [Polyline] {
    switch self {
    case .path(let path): path.lines
    case .rectangle(let rect, let radius): Path.roundedRectangle(rect, radiusX: radius, radiusY: radius).lines
    case .ellipse(let rect):
      Path.roundedRectangle(rect, radiusX: rect.width / 2, radiusY: rect.height / 2).lines
    }
  }
}

extension Path {
  /// The distance of control points at which a curve is nearly a quarter circle, as a fraction of the radius.
  private static let arc = 0.5523
  /// The number of straight lines that approximate a curve.
  private static let steps = 8

  /// Returns a rectangle with elliptic corners, clockwise from the top left. Equal radii are limited to half
  /// of the shorter side; different radii must not be larger than half of their sides.
  fileprivate static func roundedRectangle(_ rect: Rect, radiusX: Double, radiusY: Double) -> Path {
    let maxRadius = min(rect.width, rect.height) / 2
    let isCircular = radiusX == radiusY
    let x = max(isCircular ? min(radiusX, maxRadius) : radiusX, 0)
    let y = max(isCircular ? min(radiusY, maxRadius) : radiusY, 0)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let (restX, restY) = (x * (1 - arc), y * (1 - arc))
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    var path = Path()
    path.move(to: point(left + x, top))
    path.line(to: point(right - x, top))
    path.curve(to: point(right, top + y), point(right - restX, top), point(right, top + restY))
    path.line(to: point(right, bottom - y))
    path.curve(to: point(right - x, bottom), point(right, bottom - restY), point(right - restX, bottom))
    path.line(to: point(left + x, bottom))
    path.curve(to: point(left, bottom - y), point(left + restX, bottom), point(left, bottom - restY))
    path.line(to: point(left, top + y))
    path.curve(to: point(left + x, top), point(left, top + restY), point(left + restX, top))
    path.close()
    return path
  }

  /// The subpaths, with eight straight lines for each curve. Subpaths with fewer than two points are left out.
  fileprivate var lines: [Polyline] {
    var (lines, line): ([Polyline], [Point]) = ([], [])
    /// Adds the current line to the result if it has at least two points.
    func end(isClosed: Bool) {
      if line.count > 1 { lines.append(Polyline(points: line, isClosed: isClosed)) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        end(isClosed: false)
        line = [point]
      case .line(let point): line.append(point)
      case .curve(let first, let second, let last):
        let start = line.last ?? first
        for step in 1...Self.steps {
          line.append(
            Self.point(
              from: start, control1: first, control2: second, to: last,
              at: Double(step) / Double(Self.steps)))
        }
      case .close:
        end(isClosed: true)
        line = Array(line.prefix(1))
      }
    }
    end(isClosed: false)
    return lines
  }

  /// Returns a point on a cubic Bézier curve.
  /// - Parameter part: the parameter of the curve, from 0 to 1.
  private static func point(
    from a: Point, control1 b: Point, control2 c: Point, to d: Point, at part: Double
  ) -> Point {
    let rest = 1 - part
    let weights = (rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part)
    return Point(
      x: weights.0 * a.x + weights.1 * b.x + weights.2 * c.x + weights.3 * d.x,
      y: weights.0 * a.y + weights.1 * b.y + weights.2 * c.y + weights.3 * d.y)
  }
}
