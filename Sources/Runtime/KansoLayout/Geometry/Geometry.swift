import KansoSolver

/// A position, in points.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate; it grows to the right.
  public var x: Double
  /// The vertical coordinate; it grows downwards.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// True if both coordinates are finite and within the limit of the solver's constants.
  var isUsable: Bool {
    x.isFinite && y.isFinite && abs(x) <= Solver.maxConstant && abs(y) <= Solver.maxConstant
  }

  /// Creates a point from its coordinates.
  public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The extent from left to right.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// The empty size.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size from its width and height.
  public init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }
}

/// A rectangle, in points; y grows downwards.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) { (self.origin, self.size) = (origin, size) }

  /// Creates a rectangle from its top left corner and its size.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The extent from left to right.
  public var width: Double { size.width }
  /// The extent from top to bottom.
  public var height: Double { size.height }
  /// The left edge.
  public var minX: Double { origin.x }
  /// The middle between the left and the right edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The middle between the top and the bottom edge.
  public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// True if all four numbers are finite and within the limit of the solver's constants. The size may be
  /// negative.
  var isUsable: Bool { origin.isUsable && Point(x: size.width, y: size.height).isUsable }
}

extension Double {
  /// Returns the value rounded half up to a grid of `1 / scale` points, as Apple's engine rounds edges:
  /// floor(x · s + ½ + 1e-6) / s.
  ///
  /// A value up to 1e-6 grid steps below a midpoint counts as the midpoint. Otherwise floating-point errors
  /// would round equal geometry differently in different places.
  func rounded(toScale scale: Double) -> Double { (self * scale + 0.5 + 1e-6).rounded(.down) / scale }

  /// Returns the value rounded up to a grid of `1 / scale` points. A value up to 1e-6 grid steps above a grid point
  /// counts as that grid point, because the difference is a floating-point error.
  func roundedUp(toScale scale: Double) -> Double { (self * scale - 1e-6).rounded(.up) / scale }
}
