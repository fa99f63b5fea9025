/// A leading or trailing edge. The compiler warns about a comparison with a left or right edge. Activation rejects such
/// a constraint.
///
/// The compiler cannot reject it: code written for UIKit passes both kinds as a `LayoutXAxisAnchor`.
public final class LayoutDirectionalXAxisAnchor: LayoutXAxisAnchor {
  /// Returns a constraint that activation rejects, because leading or trailing is compared with left or right.
  @available(
    *, deprecated,
    message: "leading and trailing follow the direction of the interface, left and right do not"
  )
  public func constraint(
    equalTo anchor: LayoutAbsoluteXAxisAnchor, constant: Double = 0, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint { makeConstraint(.equal, to: anchor, constant: constant, file: file, line: line) }

  /// Returns a constraint that activation rejects, because leading or trailing is compared with left or right.
  @available(
    *, deprecated,
    message: "leading and trailing follow the direction of the interface, left and right do not"
  )
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAbsoluteXAxisAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, constant: constant, file: file, line: line)
  }

  /// Returns a constraint that activation rejects, because leading or trailing is compared with left or right.
  @available(
    *, deprecated,
    message: "leading and trailing follow the direction of the interface, left and right do not"
  )
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAbsoluteXAxisAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, constant: constant, file: file, line: line)
  }
}

/// A left or right edge. The compiler warns about a comparison with a leading or trailing edge.
public final class LayoutAbsoluteXAxisAnchor: LayoutXAxisAnchor {
  /// Returns a constraint that activation rejects, because left or right is compared with leading or trailing.
  @available(
    *, deprecated,
    message: "leading and trailing follow the direction of the interface, left and right do not"
  )
  public func constraint(
    equalTo anchor: LayoutDirectionalXAxisAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { makeConstraint(.equal, to: anchor, constant: constant, file: file, line: line) }

  /// Returns a constraint that activation rejects, because left or right is compared with leading or trailing.
  @available(
    *, deprecated,
    message: "leading and trailing follow the direction of the interface, left and right do not"
  )
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDirectionalXAxisAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, constant: constant, file: file, line: line)
  }

  /// Returns a constraint that activation rejects, because left or right is compared with leading or trailing.
  @available(
    *, deprecated,
    message: "leading and trailing follow the direction of the interface, left and right do not"
  )
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDirectionalXAxisAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, constant: constant, file: file, line: line)
  }
}
