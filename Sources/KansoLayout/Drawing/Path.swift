/// A line through the plane, in points: straight pieces and cubic Bézier curves.
public struct Path: Hashable, Sendable {
  /// A piece of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a part of its own.
    case move(Point)
    /// A straight piece from where the path is.
    case line(Point)
    /// A curve from where the path is, with its two control points.
    case curve(Point, Point, to: Point)
    /// A straight piece back to where the part began.
    case close
  }

  /// The pieces, in order.
  public private(set) var elements: [Element] = []

  /// A path of no pieces.
  public init() {}

  /// Straight pieces from point to point.
  public init(_ points: [Point], isClosed: Bool = false) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { line(to: point) }
    if isClosed { close() }
  }

  /// Begins a part of its own.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Goes straight to a point.
  public mutating func line(to point: Point) { elements.append(.line(point)) }
  /// Goes to a point in a cubic Bézier curve.
  public mutating func curve(to point: Point, _ control1: Point, _ control2: Point) {
    elements.append(.curve(control1, control2, to: point))
  }
  /// Goes straight back to where the part began.
  public mutating func close() { elements.append(.close) }

  /// Everything moved, in points.
  public func moved(by offset: Point) -> Path {
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(point.moved(by: offset, 1))
      case .line(let point): .line(point.moved(by: offset, 1))
      case .curve(let first, let second, let end):
        .curve(first.moved(by: offset, 1), second.moved(by: offset, 1), to: end.moved(by: offset, 1))
      case .close: .close
      }
    }
    return path
  }

  /// The points that it goes through and its control points, between which all of it lies.
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
