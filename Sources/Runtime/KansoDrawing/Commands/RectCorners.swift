/// Corners of a rectangle. Raw values are those of `UIRectCorner` and `CACornerMask`.
public struct RectCorners: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates a set from the bits of its corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top left.
  public static let topLeft = RectCorners(rawValue: 1 << 0)
  /// The corner at the top right.
  public static let topRight = RectCorners(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public static let bottomLeft = RectCorners(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public static let bottomRight = RectCorners(rawValue: 1 << 3)
  /// All four corners.
  public static let all: RectCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension Outline {
  /// Creates a rectangle of which some corners are round. The radius is at most half of the shorter side.
  public init(_ rect: Rect, cornerRadius: Double, corners: RectCorners) {
    guard cornerRadius > 0, !corners.isDisjoint(with: .all) else {
      self = .rectangle(rect)
      return
    }
    guard !corners.isSuperset(of: .all) else {
      self = .rectangle(rect, cornerRadius: cornerRadius)
      return
    }
    self = .path(Path(rect, radius: min(cornerRadius, rect.width / 2, rect.height / 2), corners: corners))
  }
}

extension Path {
  /// The distance of a control point from the start of a quarter of a circle, in radii (Bézier approximation).
  private static let quarter = 0.552_284_749_8

  /// Creates the path of a rectangle with round corners, clockwise from the top left.
  fileprivate init(_ rect: Rect, radius: Double, corners: RectCorners) {
    self.init()
    /// Adds a corner. `enter` and `leave` point from the corner back along the edge before it, and along the one after.
    func add(_ corner: RectCorners, _ x: Double, _ y: Double, enter: Point, leave: Point) {
      guard corners.contains(corner) else {
        let point = Point(x: x, y: y)
        if elements.isEmpty { move(to: point) } else { line(to: point) }
        return
      }
      func point(_ direction: Point, _ distance: Double) -> Point {
        Point(x: x + direction.x * distance, y: y + direction.y * distance)
      }
      let start = point(enter, radius)
      if elements.isEmpty { move(to: start) } else { line(to: start) }
      let control = radius * (1 - Self.quarter)
      curve(to: point(leave, radius), point(enter, control), point(leave, control))
    }
    let (left, right) = (Point(x: -1, y: 0), Point(x: 1, y: 0))
    let (up, down) = (Point(x: 0, y: -1), Point(x: 0, y: 1))
    add(.topLeft, rect.minX, rect.minY, enter: down, leave: right)
    add(.topRight, rect.maxX, rect.minY, enter: left, leave: down)
    add(.bottomRight, rect.maxX, rect.maxY, enter: up, leave: left)
    add(.bottomLeft, rect.minX, rect.maxY, enter: right, leave: up)
    close()
  }
}
