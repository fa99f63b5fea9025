extension View {
  /// Gives it a height in points, or a token: `heightAnchor.constraint(equalToConstant: height)`, activated.
  ///
  /// Like the other ways of constraining to a size it leaves `translatesAutoresizingMaskIntoConstraints` as it is; where that is on, the
  /// frame that was set contradicts the constraint.
  ///
  /// - Returns: the constraint.
  @discardableResult
  public func constrain(toHeight height: some LayoutLength, file: String = #fileID, line: Int = #line)
    -> LayoutConstraint
  { AnchorRule.height(height, file: file, line: line).constraint(of: self, relativeTo: nil).activate() }

  /// Gives it a width in points, or a token: `widthAnchor.constraint(equalToConstant: width)`, activated.
  ///
  /// - Returns: the constraint.
  @discardableResult
  public func constrain(toWidth width: some LayoutLength, file: String = #fileID, line: Int = #line)
    -> LayoutConstraint
  { AnchorRule.width(width, file: file, line: line).constraint(of: self, relativeTo: nil).activate() }

  /// Gives it a width and a height in points, or tokens.
  ///
  /// - Returns: the constraints of the width and of the height.
  @discardableResult
  public func constrain(
    toWidth width: some LayoutLength, height: some LayoutLength, file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    [
      constrain(toWidth: width, file: file, line: line), constrain(toHeight: height, file: file, line: line),
    ]
  }

  /// Gives it a size in points.
  ///
  /// - Returns: the constraints of the width and of the height.
  @discardableResult
  public func constrain(to size: Size, file: String = #fileID, line: Int = #line) -> [LayoutConstraint] {
    constrain(toWidth: size.width, height: size.height, file: file, line: line)
  }
}
