import CPango
import KansoLayout
import KansoTheme

extension Canvas {
  mutating func fill(_ outline: Outline, _ paint: Paint) {
    setSource(paint)
    trace(outline)
    cairo_fill(cairo)
  }

  mutating func stroke(_ outline: Outline, _ line: Stroke) {
    var color = line.color
    let dashes = line.dashes.map { min($0, Self.longestDash) }
    let isDashed = dashes.contains { $0 > 0 }
    let canBeSeenApart = isDashed && countOfDashes(dashes, along: outline) <= Self.mostDashes
    if isDashed, !canBeSeenApart { color = color.fainter(by: Self.share(of: dashes)) }
    setSource(color)
    trace(outline)
    cairo_set_line_cap(cairo, line.cap.inCairo)
    inOwnCoordinates {
      cairo_set_line_width(cairo, min(line.width, Self.farthest / transform.scale))
      cairo_set_dash(cairo, dashes, canBeSeenApart ? Int32(clamping: dashes.count) : 0, 0)
      cairo_stroke(cairo)
    }
  }

  // MARK: Dashes

  /// The maximum length of a dash, in points. Longer dashes are longer than everything that is visible.
  private static let longestDash = 1e6
  /// The maximum number of dashes. Cairo is slow with more, so a fainter solid line substitutes them.
  private static let mostDashes = 100_000.0

  /// Returns the number of pairs of a dash and a gap in a line.
  private func countOfDashes(_ dashes: [Length], along outline: Outline) -> Double {
    let pairs = Double(dashes.count) / 2
    return length(of: outline) / transform.determinant.squareRoot() / dashes.reduce(0, +) * pairs
  }

  /// Returns an upper bound of the length of an outline, in pixels.
  private func length(of outline: Outline) -> Double {
    guard case .path(let path) = outline else {
      let bounds = outline.bounds
      let size = device(Point(x: bounds.maxX, y: bounds.maxY)).distance(to: device(bounds.origin))
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
      let mapped = points.map(device)
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

  /// Returns the fraction of a line that its dashes cover.
  private static func share(of dashes: [Length]) -> Double {
    let all = dashes.count.isMultiple(of: 2) ? dashes : dashes + dashes
    let drawn = all.indices.filter { $0.isMultiple(of: 2) }.map { all[$0] }.reduce(0, +)
    return drawn / all.reduce(0, +)
  }

  // MARK: Outlines

  /// The limit of coordinates on the surface, in pixels.
  static let farthest = OutlineTracer.farthest

  /// Returns a point in the coordinates of the surface, limited to the range of Cairo's numbers.
  func device(_ point: Point) -> Point {
    OutlineTracer(cairo: cairo, transform: transform).device(point)
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
  fileprivate static let sidesOfBox = 4
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension ColorValue {
  fileprivate func fainter(by part: Double) -> ColorValue {
    ColorValue(space, first, second, third, alpha: (alpha ?? 0) * part)
  }
}

extension StrokeStyle.LineCap {
  fileprivate var inCairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}
