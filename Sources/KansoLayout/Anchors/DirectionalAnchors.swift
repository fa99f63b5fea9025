/// A leading or trailing edge. The compiler refuses to compare it with a left or right one; what is passed on as a
/// `LayoutXAxisAnchor` is refused when the constraint is activated.
public final class LayoutDirectionalXAxisAnchor: LayoutXAxisAnchor {
  /// Refused: the two do not go with each other.
  @available(
    *, unavailable,
    message: "leading and trailing follow the direction of the interface, left and right do not"
  )
  public func constraint(
    equalTo anchor: LayoutAbsoluteXAxisAnchor, constant: Double = 0, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint { make(.equal, anchor, constant: constant, file, line) }

  /// Refused: the two do not go with each other.
  @available(
    *, unavailable,
    message: "leading and trailing follow the direction of the interface, left and right do not"
  )
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAbsoluteXAxisAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, constant: constant, file, line) }

  /// Refused: the two do not go with each other.
  @available(
    *, unavailable,
    message: "leading and trailing follow the direction of the interface, left and right do not"
  )
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAbsoluteXAxisAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, constant: constant, file, line) }
}

/// A left or right edge. The compiler refuses to compare it with a leading or trailing one.
public final class LayoutAbsoluteXAxisAnchor: LayoutXAxisAnchor {
  /// Refused: the two do not go with each other.
  @available(
    *, unavailable,
    message: "leading and trailing follow the direction of the interface, left and right do not"
  )
  public func constraint(
    equalTo anchor: LayoutDirectionalXAxisAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.equal, anchor, constant: constant, file, line) }

  /// Refused: the two do not go with each other.
  @available(
    *, unavailable,
    message: "leading and trailing follow the direction of the interface, left and right do not"
  )
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDirectionalXAxisAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, constant: constant, file, line) }

  /// Refused: the two do not go with each other.
  @available(
    *, unavailable,
    message: "leading and trailing follow the direction of the interface, left and right do not"
  )
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDirectionalXAxisAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, constant: constant, file, line) }
}
