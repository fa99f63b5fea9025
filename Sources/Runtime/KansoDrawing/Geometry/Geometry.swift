/// A position, in points.
@frozen public struct Point: Hashable, Sendable {
  /// The horizontal coordinate; it grows to the right.
  public var x: Double
  /// The vertical coordinate; it grows downwards.
  public var y: Double

  /// The origin.
  @inlinable public static var zero: Point { Point(x: 0, y: 0) }

  /// Creates a point from its coordinates.
  @inlinable public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
}

/// A width and a height, in points.
@frozen public struct Size: Hashable, Sendable {
  /// The extent from left to right.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// The empty size.
  @inlinable public static var zero: Size { Size(width: 0, height: 0) }

  /// Creates a size from its width and height.
  @inlinable public init(width: Double = 0, height: Double = 0) {
    (self.width, self.height) = (width, height)
  }
}

/// A rectangle, in points; y grows downwards.
@frozen public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// The empty rectangle at the origin.
  @inlinable public static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }

  /// Creates a rectangle from its top left corner and its size.
  @inlinable public init(origin: Point, size: Size) { (self.origin, self.size) = (origin, size) }

  /// Creates a rectangle from its top left corner and its size.
  @inlinable public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The extent from left to right.
  @inlinable public var width: Double { size.width }
  /// The extent from top to bottom.
  @inlinable public var height: Double { size.height }
  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// The middle between the left and the right edge.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The top edge.
  @inlinable public var minY: Double { origin.y }
  /// The middle between the top and the bottom edge.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }
}
