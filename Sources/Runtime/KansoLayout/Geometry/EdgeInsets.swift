/// Distances inwards from the edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: Double
  /// The inset from the left edge.
  public var left: Double
  /// The inset from the bottom edge.
  public var bottom: Double
  /// The inset from the right edge.
  public var right: Double

  /// No insets.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets from the distances to the four edges, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Returns insets with the larger of the two values for each edge.
  func union(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// Returns insets with the sum `first + second` for each edge.
  static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top + second.top, left: first.left + second.left, bottom: first.bottom + second.bottom,
      right: first.right + second.right)
  }
}

/// Distances inwards from the edges of a rectangle, in points. They follow the writing direction.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: Double
  /// The inset from the edge where lines of text begin.
  public var leading: Double
  /// The inset from the bottom edge.
  public var bottom: Double
  /// The inset from the edge where lines of text end.
  public var trailing: Double

  /// No insets.
  public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets from the distances to the four edges, in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Returns the insets with left and right edges in an interface of the given direction.
  package func resolved(in direction: UserInterfaceLayoutDirection) -> EdgeInsets {
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
  }
}

extension EdgeInsets {
  /// Returns the insets with leading and trailing edges in an interface of the given direction.
  package func directional(in direction: UserInterfaceLayoutDirection) -> DirectionalEdgeInsets {
    let isMirrored = direction == .rightToLeft
    return DirectionalEdgeInsets(
      top: top, leading: isMirrored ? right : left, bottom: bottom, trailing: isMirrored ? left : right)
  }
}
