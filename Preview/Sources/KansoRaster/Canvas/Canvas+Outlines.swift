import CPango
import KansoDrawing
import KansoTheme

extension Canvas {
  /// Fills an outline with the nonzero winding rule.
  mutating func fill(_ outline: Outline, _ paint: Paint) {
    setSource(paint)
    trace(outline)
    cairo_fill(cairo)
  }

  /// Strokes an outline, with the line width in the coordinates of the commands. A line with more than
  /// 100,000 dashes becomes solid, with its opacity reduced to the fraction that the dashes cover. Dashes
  /// that are all 0 are ignored.
  mutating func stroke(_ outline: Outline, _ line: Stroke) {
    var color = line.color
    let dashes = line.dashes.map { min($0, Self.maxDashLength) }
    let isDashed = dashes.contains { $0 > 0 }
    let canBeSeenApart = isDashed && dashCount(dashes, along: outline) <= Self.maxDashCount
    if isDashed, !canBeSeenApart { color = color.withOpacity(multipliedBy: Self.coveredFraction(of: dashes)) }
    setSource(color)
    trace(outline)
    cairo_set_line_cap(cairo, line.cap.inCairo)
    withCommandTransform {
      cairo_set_line_width(cairo, min(line.width, Self.maxCoordinate / transform.maxCoefficient))
      cairo_set_dash(cairo, dashes, canBeSeenApart ? Int32(clamping: dashes.count) : 0, 0)
      cairo_stroke(cairo)
    }
  }

  // MARK: Dashes

  /// The maximum length of a dash, in points. Longer dashes are longer than everything that is visible.
  private static let maxDashLength = 1e6
  /// The maximum number of dashes. Cairo is slow with more, so a fainter solid line substitutes them.
  private static let maxDashCount = 100_000.0

  /// Returns an upper bound of the number of pairs of a dash and a gap in a line.
  ///
  /// - Parameter dashes: the lengths of dashes and gaps, in points.
  private func dashCount(_ dashes: [Length], along outline: Outline) -> Double {
    let pairs = Double(dashes.count) / 2
    return length(of: outline) / transform.areaScale.squareRoot() / dashes.reduce(0, +) * pairs
  }

  /// Returns an upper bound of the length of an outline on the surface, in pixels. A curve counts with its
  /// control polygon, any other shape than a path with four times the diagonal of its bounds.
  private func length(of outline: Outline) -> Double {
    guard case .path(let path) = outline else {
      let bounds = outline.bounds
      let size = surfacePoint(Point(x: bounds.maxX, y: bounds.maxY)).distance(to: surfacePoint(bounds.origin))
      return size * Double(Path.sidesOfBox)
    }
    var (length, last, start) = (0.0, Point.zero, Point.zero)
    for element in path.elements {
      let points: [Point] =
        switch element {
        case .move(let point): [point]
        case .line(let point): [point]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
      let mapped = points.map(surfacePoint)
      if case .move = element {
        last = mapped.first ?? last
      } else {
        for point in mapped.isEmpty ? [start] : mapped {
          length += last.distance(to: point)
          last = point
        }
      }
      if case .move = element { start = last }
    }
    return length
  }

  /// Returns the fraction of a line that its dashes cover. An odd number of lengths is repeated once, as in
  /// SVG.
  private static func coveredFraction(of dashes: [Length]) -> Double {
    let all = dashes.count.isMultiple(of: 2) ? dashes : dashes + dashes
    let drawn = all.indices.filter { $0.isMultiple(of: 2) }.map { all[$0] }.reduce(0, +)
    return drawn / all.reduce(0, +)
  }

  // MARK: Outlines

  /// The limit of the absolute value of coordinates on the surface, in pixels.
  static let maxCoordinate = OutlineTracer.maxCoordinate

  /// Returns a point in the coordinates of the surface, limited to the range of Cairo's numbers.
  func surfacePoint(_ point: Point) -> Point {
    OutlineTracer(cairo: cairo, transform: transform).surfacePoint(point)
  }

  /// Replaces Cairo's current path with an outline.
  func trace(_ outline: Outline) {
    cairo_new_path(cairo)
    add(outline)
  }

  /// Adds an outline to Cairo's current path.
  func add(_ outline: Outline) {
    OutlineTracer(cairo: cairo, transform: transform).add(outline)
  }
}

extension Path {
  /// The number of diagonals that are at least as long as the outline of a box.
  fileprivate static let sidesOfBox = 4
}

extension Point {
  /// Returns the Euclidean distance.
  fileprivate func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension ColorValue {
  /// Returns the color with its opacity times a factor. A missing opacity counts as 0.
  fileprivate func withOpacity(multipliedBy factor: Double) -> ColorValue {
    ColorValue(space, first, second, third, alpha: (alpha ?? 0) * factor)
  }
}

extension StrokeStyle.LineCap {
  /// The line cap as a constant of Cairo.
  fileprivate var inCairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}
