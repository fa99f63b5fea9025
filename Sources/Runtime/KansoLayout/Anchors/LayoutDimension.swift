import KansoTheme

/// A width, a height, or a distance: `NSLayoutDimension` without its prefix.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Returns the constraint `self == multiplier × anchor + constant`. The constant is in points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    makeConstraint(.equal, to: anchor, multiplier: multiplier, constant: constant, file: file, line: line)
  }

  /// Returns the constraint `self >= multiplier × anchor + constant`. The constant is in points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0,
    file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    makeConstraint(
      .greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant, file: file, line: line)
  }

  /// Returns the constraint `self <= multiplier × anchor + constant`. The constant is in points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0,
    file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    makeConstraint(
      .lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant, file: file, line: line)
  }

  /// Returns the constraint `self == constant`. The constant is in points.
  public func constraint(equalToConstant constant: Double, file: String = #fileID, line: Int = #line)
    -> LayoutConstraint
  { makeConstraint(.equal, constant: constant, file: file, line: line) }

  /// Returns the constraint `self >= constant`. The constant is in points.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, file: String = #fileID, line: Int = #line
  )
    -> LayoutConstraint
  { makeConstraint(.greaterThanOrEqual, constant: constant, file: file, line: line) }

  /// Returns the constraint `self <= constant`. The constant is in points.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, file: String = #fileID, line: Int = #line
  )
    -> LayoutConstraint
  { makeConstraint(.lessThanOrEqual, constant: constant, file: file, line: line) }

  /// Returns the constraint `self == constant`. The constant follows a token of the theme through all modes.
  public func constraint(equalToConstant constant: Token<Length>, file: String = #fileID, line: Int = #line)
    -> LayoutConstraint
  { makeConstraint(.equal, token: constant, file: file, line: line) }

  /// Returns the constraint `self >= constant`. The constant follows a token of the theme through all modes.
  public func constraint(
    greaterThanOrEqualToConstant constant: Token<Length>, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint { makeConstraint(.greaterThanOrEqual, token: constant, file: file, line: line) }

  /// Returns the constraint `self <= constant`. The constant follows a token of the theme through all modes.
  public func constraint(
    lessThanOrEqualToConstant constant: Token<Length>, file: String = #fileID, line: Int = #line
  )
    -> LayoutConstraint
  { makeConstraint(.lessThanOrEqual, token: constant, file: file, line: line) }

  /// Returns the inactive constraint `self relation constant`. A token replaces `constant`.
  private func makeConstraint(
    _ relation: Relation, constant: Double = 0, token: Token<Length>? = nil, file: String, line: Int
  ) -> LayoutConstraint {
    LayoutConstraint(
      reference, relation, nil, constant: constant, token: token,
      at: LayoutConstraint.SourceLocation(file: file, line: line))
  }
}
