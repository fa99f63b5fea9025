/// An easing curve through (0, 0) and (1, 1); the x values are from 0 to 1.
public struct CubicBezier: Hashable, Sendable {
  /// The first control point's x, from 0 to 1.
  public let x1: Double
  /// The first control point's y.
  public let y1: Double
  /// The second control point's x, from 0 to 1.
  public let x2: Double
  /// The second control point's y.
  public let y2: Double

  /// A curve by its two control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

/// An amount of time with the standard's units.
public struct Duration: Hashable, Sendable {
  /// The units that the standard allows.
  public enum Unit: String, Sendable {
    /// Milliseconds.
    case ms
    /// Seconds.
    case s
  }

  /// The amount, in `unit`.
  public let value: Double
  /// What the amount counts.
  public let unit: Unit

  /// A duration of `value` units.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }
}

/// How a line is stroked.
public enum StrokeStyle: Hashable, Sendable {
  /// The styles with a name of their own (CSS's line styles).
  public enum Keyword: String, Sendable, CaseIterable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  /// The ends of dashes.
  public enum LineCap: String, Sendable, CaseIterable {
    case round, butt, square
  }

  /// A style by name.
  case keyword(Keyword)
  /// Dashes and gaps by turns; a list of odd length repeats.
  case dashes([Dimension], lineCap: LineCap)
}

/// A line around something.
public struct Border: Hashable, Sendable {
  /// The color of the line.
  public let color: ColorValue
  /// The thickness of the line.
  public let width: Dimension
  /// How the line is stroked.
  public let style: StrokeStyle

  /// A border of three parts.
  public init(color: ColorValue, width: Dimension, style: StrokeStyle) {
    self.color = color
    self.width = width
    self.style = style
  }
}

/// How a change is animated.
public struct Transition: Hashable, Sendable {
  /// How long the change takes.
  public let duration: Duration
  /// How long it waits before it begins.
  public let delay: Duration
  /// The curve of its progress.
  public let timingFunction: CubicBezier

  /// A transition of three parts.
  public init(duration: Duration, delay: Duration, timingFunction: CubicBezier) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }
}

/// One layer of shadow.
public struct Shadow: Hashable, Sendable {
  /// The color of the shadow.
  public let color: ColorValue
  /// How far the shadow lies to the right.
  public let offsetX: Dimension
  /// How far the shadow lies below.
  public let offsetY: Dimension
  /// How much the edge is blurred.
  public let blur: Dimension
  /// How much the shadow grows beyond its caster.
  public let spread: Dimension
  /// Whether the shadow falls inside.
  public let isInset: Bool

  /// A shadow layer.
  public init(
    color: ColorValue, offsetX: Dimension, offsetY: Dimension, blur: Dimension, spread: Dimension,
    isInset: Bool = false
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.isInset = isInset
  }
}

/// One color of a gradient.
public struct GradientStop: Hashable, Sendable {
  /// The color at the position.
  public let color: ColorValue
  /// The place on the gradient's axis, from 0 to 1.
  public let position: Double

  /// A stop at a position.
  public init(color: ColorValue, position: Double) {
    self.color = color
    self.position = position
  }
}
