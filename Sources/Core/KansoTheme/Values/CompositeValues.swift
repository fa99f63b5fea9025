/// A cubic Bézier easing curve from (0, 0) to (1, 1).
public struct CubicBezier: Hashable, Sendable {
  /// The x coordinate of the first control point, from 0 to 1.
  public let x1: Double
  /// The y coordinate of the first control point.
  public let y1: Double
  /// The x coordinate of the second control point, from 0 to 1.
  public let x2: Double
  /// The y coordinate of the second control point.
  public let y2: Double

  /// Creates a curve from its two control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

/// A duration with one of the standard's units.
public struct Duration: Hashable, Sendable {
  /// The units of the standard.
  public enum Unit: String, Sendable {
    /// Milliseconds.
    case ms
    /// Seconds.
    case s
  }

  /// The number of units.
  public let value: Double
  /// The unit of `value`.
  public let unit: Unit

  /// Creates a duration of `value` units.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The number of seconds.
  public var inSeconds: Double { unit == .s ? value : value / 1000 }
  /// The number of milliseconds.
  public var inMilliseconds: Double { unit == .ms ? value : value * 1000 }
}

/// The style of a stroked line.
public enum StrokeStyle: Hashable, Sendable {
  /// The named styles, which are CSS's line styles.
  public enum Keyword: String, Sendable, CaseIterable {
    /// One line.
    case solid
    /// Short lines.
    case dashed
    /// Dots.
    case dotted
    /// Two parallel lines.
    case double
    /// A line that looks carved in.
    case groove
    /// A line that looks raised.
    case ridge
    /// A frame whose content looks raised.
    case outset
    /// A frame whose content looks carved in.
    case inset
  }

  /// The shape of the ends of dashes.
  public enum LineCap: String, Sendable, CaseIterable {
    /// A half circle after the end.
    case round
    /// A straight edge at the end.
    case butt
    /// A straight edge half a line width after the end.
    case square
  }

  /// A named style.
  case keyword(Keyword)
  /// Alternating lengths of dashes and gaps; a list of odd length repeats.
  case dashes([Dimension], lineCap: LineCap)
}

/// A border of a shape.
public struct Border: Hashable, Sendable {
  /// The color of the line.
  public let color: ColorValue
  /// The width of the line.
  public let width: Dimension
  /// The stroke style of the line.
  public let style: StrokeStyle

  /// Creates a border.
  public init(color: ColorValue, width: Dimension, style: StrokeStyle) {
    self.color = color
    self.width = width
    self.style = style
  }
}

/// An animated transition.
public struct Transition: Hashable, Sendable {
  /// The duration, without the delay.
  public let duration: Duration
  /// The time before the transition begins.
  public let delay: Duration
  /// The easing curve.
  public let timingFunction: CubicBezier

  /// Creates a transition.
  public init(duration: Duration, delay: Duration, timingFunction: CubicBezier) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }
}

/// One layer of a shadow.
public struct Shadow: Hashable, Sendable {
  /// The color of the shadow.
  public let color: ColorValue
  /// The distance to the right.
  public let offsetX: Dimension
  /// The distance downwards.
  public let offsetY: Dimension
  /// The blur radius.
  public let blur: Dimension
  /// The distance by which the shadow is larger than its shape on each side.
  public let spread: Dimension
  /// True for an inner shadow.
  public let isInset: Bool

  /// Creates a layer.
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

/// A color stop of a gradient.
public struct GradientStop: Hashable, Sendable {
  /// The color at the position.
  public let color: ColorValue
  /// The position on the gradient's axis, from 0 to 1.
  public let position: Double

  /// Creates a stop.
  public init(color: ColorValue, position: Double) {
    self.color = color
    self.position = position
  }
}
