extension View {
  /// Constrains the height to a length: points or a token. It activates `heightAnchor.constraint(equalToConstant:
  /// height)`.
  ///
  /// Like the other functions that constrain a size, it does not change `translatesAutoresizingMaskIntoConstraints`.
  /// While that is true, the constraint conflicts with the frame of the view.
  ///
  /// - Returns: the constraint.
  @discardableResult
  public func constrain(
    toHeight height: some LayoutConstantConvertible, file: String = #fileID, line: Int = #line
  )
    -> LayoutConstraint
  { AnchorRule.height(height, file: file, line: line).constraint(of: self, relativeTo: nil).activate() }

  /// Constrains the width to a length: points or a token. It activates `widthAnchor.constraint(equalToConstant:
  /// width)`.
  ///
  /// - Returns: the constraint.
  @discardableResult
  public func constrain(
    toWidth width: some LayoutConstantConvertible, file: String = #fileID, line: Int = #line
  )
    -> LayoutConstraint
  { AnchorRule.width(width, file: file, line: line).constraint(of: self, relativeTo: nil).activate() }

  /// Constrains the width and the height to lengths: points or tokens.
  ///
  /// - Returns: the constraints of the width and of the height.
  @discardableResult
  public func constrain(
    toWidth width: some LayoutConstantConvertible, height: some LayoutConstantConvertible,
    file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    [
      constrain(toWidth: width, file: file, line: line), constrain(toHeight: height, file: file, line: line),
    ]
  }

  /// Constrains the width and the height to a size, in points.
  ///
  /// - Returns: the constraints of the width and of the height.
  @discardableResult
  public func constrain(to size: Size, file: String = #fileID, line: Int = #line) -> [LayoutConstraint] {
    constrain(toWidth: size.width, height: size.height, file: file, line: line)
  }
}
