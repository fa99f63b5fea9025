/// A place, in points.
public struct Point: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  var isUsable: Bool {
    x.isFinite && y.isFinite && abs(x) <= Solver.largestConstant && abs(y) <= Solver.largestConstant
  }

  /// A place.
  public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// From the left to the right.
  public var width: Double
  /// From the top to the bottom.
  public var height: Double

  /// Nothing.
  public static let zero = Size(width: 0, height: 0)

  /// A size.
  public init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }
}

/// A rectangle, in points; y grows downwards.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// Nothing, at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle by its corner and its size.
  public init(origin: Point, size: Size) { (self.origin, self.size) = (origin, size) }

  /// A rectangle by its corner and its size.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// From the left to the right.
  public var width: Double { size.width }
  /// From the top to the bottom.
  public var height: Double { size.height }
  /// The left edge.
  public var minX: Double { origin.x }
  /// The middle between left and right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The middle between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// Whether layout can count with it.
  var isUsable: Bool { origin.isUsable && Point(x: size.width, y: size.height).isUsable }
}

extension Double {
  /// Rounded half up to a grid of `1 / scale` points, as Apple's engine rounds edges: floor(x · s + ½) / s.
  /// What is beside the middle between two points of the grid by an error of calculation is in the middle, so that what is alike in
  /// several places is rounded alike.
  func rounded(toScale scale: Double) -> Double { (self * scale + 0.5 + 1e-6).rounded(.down) / scale }

  /// Rounded up to a grid of `1 / scale` points; what is beside a point of the grid by an error of calculation is on it.
  func roundedUp(toScale scale: Double) -> Double { (self * scale - 1e-6).rounded(.up) / scale }
}
