extension LayoutDescription {
  /// Returns a description that pins all edges to those of another view, `insets` inwards on all four sides.
  public static func fill(
    _ item: LayoutItem, insets: some LayoutConstantConvertible, file: String = #fileID, line: Int = #line
  ) -> LayoutDescription {
    fill(
      item, top: insets, leading: insets, bottom: insets, trailing: insets, file: file, line: line)
  }

  /// Returns a description that pins all edges to those of another view, with a distance inwards on each
  /// side.
  public static func fill(
    _ item: LayoutItem, top: some LayoutConstantConvertible = 0, leading: some LayoutConstantConvertible = 0,
    bottom: some LayoutConstantConvertible = 0, trailing: some LayoutConstantConvertible = 0,
    file: String = #fileID,
    line: Int = #line
  ) -> LayoutDescription {
    LayoutDescription(
      joining: fillHorizontally(item, leading: leading, trailing: trailing, file: file, line: line),
      fillVertically(item, top: top, bottom: bottom, file: file, line: line))
  }

  /// Returns a description that pins all edges to those of another view, with insets that follow the layout
  /// direction.
  public static func fill(
    _ item: LayoutItem, insets: DirectionalEdgeInsets, file: String = #fileID, line: Int = #line
  ) -> LayoutDescription {
    fill(
      item, top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing,
      file: file, line: line)
  }

  /// Returns a description that pins all edges to those of another view, with left and right insets that are
  /// independent of the layout direction.
  public static func fill(
    _ item: LayoutItem, insets: EdgeInsets, file: String = #fileID, line: Int = #line
  ) -> LayoutDescription {
    LayoutDescription(
      joining: anchor(.left, item.left(margin: insets.left), file: file, line: line),
      anchor(.right, item.right(margin: -insets.right), file: file, line: line),
      fillVertically(item, top: insets.top, bottom: insets.bottom, file: file, line: line))
  }

  /// Returns a description that pins the leading and trailing edges to those of another view, `insets`
  /// inwards on both sides.
  public static func fillHorizontally(
    _ item: LayoutItem, insets: some LayoutConstantConvertible, file: String = #fileID, line: Int = #line
  ) -> LayoutDescription {
    fillHorizontally(item, leading: insets, trailing: insets, file: file, line: line)
  }

  /// Returns a description that pins the leading and trailing edges to those of another view, with a distance
  /// inwards on each side.
  public static func fillHorizontally(
    _ item: LayoutItem, leading: some LayoutConstantConvertible = 0,
    trailing: some LayoutConstantConvertible = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutDescription {
    LayoutDescription(
      joining: anchor(.leading, item.leading(margin: leading), file: file, line: line),
      anchor(.trailing, item.trailing(margin: -trailing.layoutConstant), file: file, line: line))
  }

  /// Returns a description that pins the top and bottom edges to those of another view, `insets` inwards on
  /// both sides.
  public static func fillVertically(
    _ item: LayoutItem, insets: some LayoutConstantConvertible, file: String = #fileID, line: Int = #line
  ) -> LayoutDescription {
    fillVertically(item, top: insets, bottom: insets, file: file, line: line)
  }

  /// Returns a description that pins the top and bottom edges to those of another view, with a distance
  /// inwards on each side.
  public static func fillVertically(
    _ item: LayoutItem, top: some LayoutConstantConvertible = 0, bottom: some LayoutConstantConvertible = 0,
    file: String = #fileID,
    line: Int = #line
  ) -> LayoutDescription {
    LayoutDescription(
      joining: anchor(.top, item.top(margin: top), file: file, line: line),
      anchor(.bottom, item.bottom(margin: -bottom.layoutConstant), file: file, line: line))
  }
}
