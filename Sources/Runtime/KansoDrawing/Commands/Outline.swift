/// A shape for filling, stroking or clipping, in points.
public enum Outline: Hashable, Sendable {
  /// A rectangle with rounded corners. The radius is at most half of the shorter side.
  case rectangle(Rect, cornerRadius: Double = 0)
  /// An ellipse that touches the four sides of a rectangle.
  case ellipse(Rect)
  /// The area inside of a path. Straight lines close its open parts.
  case path(Path)

  /// Returns the outline moved by an offset, in points.
  public func moved(by offset: Point) -> Outline {
    switch self {
    case .rectangle(let rect, let radius):
      .rectangle(Rect(origin: rect.origin.moved(by: offset, times: 1), size: rect.size), cornerRadius: radius)
    case .ellipse(let rect): .ellipse(Rect(origin: rect.origin.moved(by: offset, times: 1), size: rect.size))
    case .path(let path): .path(path.moved(by: offset))
    }
  }

  /// The bounding rectangle; for curves, the bounding rectangle of their control points. Zero for an empty
  /// path.
  public var bounds: Rect {
    switch self {
    case .rectangle(let rect, _), .ellipse(let rect): return rect
    case .path(let path):
      let points = path.points
      guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
        let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
      else { return .zero }
      return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  /// Returns the shape with its edges moved outwards, or inwards if the distance is negative, in points.
  /// Paths do not change. Sharp corners stay sharp. A side never becomes shorter than 0; the centre stays in
  /// place.
  public func outset(by distance: Double) -> Outline {
    func outset(_ rect: Rect) -> Rect {
      let width = max(rect.width + 2 * distance, 0)
      let height = max(rect.height + 2 * distance, 0)
      return Rect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
    switch self {
    case .rectangle(let rect, let radius):
      return .rectangle(outset(rect), cornerRadius: radius > 0 ? max(radius + distance, 0) : 0)
    case .ellipse(let rect): return .ellipse(outset(rect))
    case .path: return self
    }
  }
}
