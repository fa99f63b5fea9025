import KansoTheme

/// A width, a height, or a distance: `NSLayoutDimension` without its prefix.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Returns the constraint `self == multiplier × anchor + constant`. The constant is in points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.equal, anchor, multiplier: multiplier, constant: constant, file, line) }

  /// Returns the constraint `self >= multiplier × anchor + constant`. The constant is in points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0,
    file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant, file, line)
  }

  /// Returns the constraint `self <= multiplier × anchor + constant`. The constant is in points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0,
    file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant, file, line)
  }

  /// Returns the constraint `self == constant`. The constant is in points.
  public func constraint(equalToConstant constant: Double, file: String = #fileID, line: Int = #line)
    -> LayoutConstraint
  { number(.equal, constant, nil, file, line) }

  /// Returns the constraint `self >= constant`. The constant is in points.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, file: String = #fileID, line: Int = #line
  )
    -> LayoutConstraint
  { number(.greaterThanOrEqual, constant, nil, file, line) }

  /// Returns the constraint `self <= constant`. The constant is in points.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, file: String = #fileID, line: Int = #line
  )
    -> LayoutConstraint
  { number(.lessThanOrEqual, constant, nil, file, line) }

  /// Returns the constraint `self == constant`. The constant follows a token of the theme through all modes.
  public func constraint(equalToConstant constant: Token<Length>, file: String = #fileID, line: Int = #line)
    -> LayoutConstraint
  { number(.equal, 0, constant, file, line) }

  /// Returns the constraint `self >= constant`. The constant follows a token of the theme through all modes.
  public func constraint(
    greaterThanOrEqualToConstant constant: Token<Length>, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint { number(.greaterThanOrEqual, 0, constant, file, line) }

  /// Returns the constraint `self <= constant`. The constant follows a token of the theme through all modes.
  public func constraint(
    lessThanOrEqualToConstant constant: Token<Length>, file: String = #fileID, line: Int = #line
  )
    -> LayoutConstraint
  { number(.lessThanOrEqual, 0, constant, file, line) }

  private func number(
    _ relation: Relation, _ constant: Double, _ token: Token<Length>?, _ file: String, _ line: Int
  ) -> LayoutConstraint {
    LayoutConstraint(
      reference, relation, nil, constant: constant, token: token, at: SourcePlace(file: file, line: line))
  }
}
