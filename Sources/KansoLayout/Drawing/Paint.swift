import KansoTheme

/// What an outline is filled with. Colors stay in the space that they were written in.
public enum Paint: Hashable, Sendable {
  /// One color.
  case color(ColorValue)
  /// Colors that pass into each other along a line.
  case gradient(LinearGradient)

  /// Whether nothing of it can be seen.
  public var isInvisible: Bool {
    switch self {
    case .color(let color): color.isInvisible
    case .gradient(let gradient): gradient.stops.allSatisfy(\.color.isInvisible)
    }
  }

  /// Moved, in points.
  func moved(by offset: Point) -> Paint {
    guard case .gradient(var gradient) = self else { return self }
    gradient.start = gradient.start.moved(by: offset, 1)
    gradient.end = gradient.end.moved(by: offset, 1)
    return .gradient(gradient)
  }
}

/// Colors that pass into each other along a line, and stay as they are beyond its ends.
public struct LinearGradient: Hashable, Sendable {
  /// The colors with their places on the line, from 0 to 1, in order.
  public var stops: [GradientStop]
  /// Where the line begins, in points.
  public var start: Point
  /// Where it ends, in points.
  public var end: Point

  /// A gradient.
  public init(stops: [GradientStop], from start: Point, to end: Point) {
    (self.stops, self.start, self.end) = (stops, start, end)
  }

  /// The colors as every renderer shows them: places are from 0 to 1, and none lies before the one in front of it (SVG 2, "Gradient
  /// stops").
  public var shownStops: [GradientStop] {
    var last = 0.0
    return stops.map { stop in
      last = max(last, stop.position.isFinite ? min(stop.position, 1) : 0)
      return GradientStop(color: stop.color, position: last)
    }
  }
}

/// How an outline is stroked. The line's middle is on the outline.
public struct Stroke: Hashable, Sendable {
  /// The color of the line.
  public var color: ColorValue
  /// The width of the line, in points.
  public var width: Length
  /// The lengths of dashes and gaps by turns, in points; none for a line without gaps.
  public var dashes: [Length]
  /// How dashes and open ends end.
  public var cap: StrokeStyle.LineCap

  /// A line.
  public init(
    _ color: ColorValue, width: Length, dashes: [Length] = [], cap: StrokeStyle.LineCap = .butt
  ) {
    (self.color, self.width, self.dashes, self.cap) = (color, width, dashes, cap)
  }
}

extension ColorValue {
  /// Whether nothing of it can be seen.
  public var isInvisible: Bool { (alpha ?? 0) <= 0 }
}
