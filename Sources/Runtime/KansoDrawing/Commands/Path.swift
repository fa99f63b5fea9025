/// A path in points: straight segments and cubic Bézier curves.
public struct Path: Hashable, Sendable {
  /// An element of a path.
  public enum Element: Hashable, Sendable {
    /// The start of a new subpath.
    case move(Point)
    /// A straight segment from the current point.
    case line(Point)
    /// A cubic curve from the current point, with its two control points.
    case curve(Point, Point, to: Point)
    /// A straight segment back to the start of the subpath.
    case close
  }

  /// The elements, in order.
  public private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of straight segments between points. No points create an empty path.
  public init(_ points: [Point], isClosed: Bool = false) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { line(to: point) }
    if isClosed { close() }
  }

  /// Begins a new subpath at a point.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Adds a straight segment to a point.
  public mutating func line(to point: Point) { elements.append(.line(point)) }
  /// Adds a cubic Bézier curve to a point. `control1` is the control point of its start, `control2` that of
  /// its end.
  public mutating func curve(to point: Point, _ control1: Point, _ control2: Point) {
    elements.append(.curve(control1, control2, to: point))
  }
  /// Closes the subpath with a straight segment to its start.
  public mutating func close() { elements.append(.close) }

  /// Returns the path moved by an offset, in points.
  public func moved(by offset: Point) -> Path {
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(point.moved(by: offset, times: 1))
      case .line(let point): .line(point.moved(by: offset, times: 1))
      case .curve(let first, let second, let end):
        .curve(
          first.moved(by: offset, times: 1), second.moved(by: offset, times: 1),
          to: end.moved(by: offset, times: 1))
      case .close: .close
      }
    }
    return path
  }

  /// The end points and the control points. Their bounding rectangle contains the whole path.
  public var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }
}
