import KansoTheme

/// The fill of an outline. Colors keep the color space of their source.
public enum Paint: Hashable, Sendable {
  /// A solid color.
  case color(ColorValue)
  /// A gradient along a line.
  case gradient(LinearGradient)

  /// True if the paint is fully transparent, or a gradient without stops.
  public var isInvisible: Bool {
    switch self {
    case .color(let color): color.isInvisible
    case .gradient(let gradient): gradient.stops.allSatisfy(\.color.isInvisible)
    }
  }

  /// Returns the paint with its gradient line moved by an offset, in points. A solid color does not change.
  package func moved(by offset: Point) -> Paint {
    guard case .gradient(var gradient) = self else { return self }
    gradient.start = gradient.start.moved(by: offset, times: 1)
    gradient.end = gradient.end.moved(by: offset, times: 1)
    return .gradient(gradient)
  }
}

/// A gradient along a line. Beyond the ends of the line the colors stay constant.
public struct LinearGradient: Hashable, Sendable {
  /// The colors with their positions on the line, from 0 to 1, in ascending order.
  public var stops: [GradientStop]
  /// The start of the line, in points.
  public var start: Point
  /// The end of the line, in points.
  public var end: Point

  /// Creates a gradient.
  public init(stops: [GradientStop], from start: Point, to end: Point) {
    (self.stops, self.start, self.end) = (stops, start, end)
  }

  /// The stops as all renderers display them: positions are from 0 to 1, and none is before its predecessor
  /// (SVG 2, "Gradient stops"). A position that is not finite becomes that of its predecessor, or 0.
  public var normalizedStops: [GradientStop] {
    var last = 0.0
    return stops.map { stop in
      last = max(last, stop.position.isFinite ? min(stop.position, 1) : 0)
      return GradientStop(color: stop.color, position: last)
    }
  }
}

/// The style of a line along an outline. The outline is the centre of the line.
public struct Stroke: Hashable, Sendable {
  /// The color of the line.
  public var color: ColorValue
  /// The width of the line, in points.
  public var width: Length
  /// The lengths of alternating dashes and gaps, in points; empty for a solid line.
  public var dashes: [Length]
  /// The shape of the ends of dashes and open lines.
  public var cap: StrokeStyle.LineCap

  /// Creates a stroke.
  public init(
    _ color: ColorValue, width: Length, dashes: [Length] = [], cap: StrokeStyle.LineCap = .butt
  ) {
    (self.color, self.width, self.dashes, self.cap) = (color, width, dashes, cap)
  }
}

extension ColorValue {
  /// True if the color is fully transparent. A missing alpha (`none` in CSS) counts as transparent.
  public var isInvisible: Bool { (alpha ?? 0) <= 0 }
}
