/// A leading or trailing edge. The compiler warns where it is compared with a left or right one; the constraint is refused when it is
/// activated.
///
/// (Refused by the compiler it cannot be: what is made for UIKit passes both kinds on as a `LayoutXAxisAnchor`.)
public final class LayoutDirectionalXAxisAnchor: LayoutXAxisAnchor {
  /// Does not make sense, and is refused when it is activated.
  @available(
    *, deprecated,
    message: "leading and trailing follow the direction of the interface, left and right do not"
  )
  public func constraint(
    equalTo anchor: LayoutAbsoluteXAxisAnchor, constant: Double = 0, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint { make(.equal, anchor, constant: constant, file, line) }

  /// Does not make sense, and is refused when it is activated.
  @available(
    *, deprecated,
    message: "leading and trailing follow the direction of the interface, left and right do not"
  )
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAbsoluteXAxisAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, constant: constant, file, line) }

  /// Does not make sense, and is refused when it is activated.
  @available(
    *, deprecated,
    message: "leading and trailing follow the direction of the interface, left and right do not"
  )
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAbsoluteXAxisAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, constant: constant, file, line) }
}

/// A left or right edge. The compiler warns where it is compared with a leading or trailing one.
public final class LayoutAbsoluteXAxisAnchor: LayoutXAxisAnchor {
  /// Does not make sense, and is refused when it is activated.
  @available(
    *, deprecated,
    message: "leading and trailing follow the direction of the interface, left and right do not"
  )
  public func constraint(
    equalTo anchor: LayoutDirectionalXAxisAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.equal, anchor, constant: constant, file, line) }

  /// Does not make sense, and is refused when it is activated.
  @available(
    *, deprecated,
    message: "leading and trailing follow the direction of the interface, left and right do not"
  )
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDirectionalXAxisAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, constant: constant, file, line) }

  /// Does not make sense, and is refused when it is activated.
  @available(
    *, deprecated,
    message: "leading and trailing follow the direction of the interface, left and right do not"
  )
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDirectionalXAxisAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, constant: constant, file, line) }
}
