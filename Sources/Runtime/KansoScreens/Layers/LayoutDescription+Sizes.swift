extension LayoutDescription {
  /// Returns a description that sets the width to a length: points or a token.
  public static func width(
    _ length: some LayoutConstantConvertible, file: String = #fileID, line: Int = #line
  )
    -> LayoutDescription
  { LayoutDescription(.width, .equal, toConstant: length, file: file, line: line) }

  /// Returns a description that sets the minimum width to a length: points or a token.
  public static func width(
    atLeast length: some LayoutConstantConvertible, file: String = #fileID, line: Int = #line
  )
    -> LayoutDescription
  { LayoutDescription(.width, .greaterThanOrEqual, toConstant: length, file: file, line: line) }

  /// Returns a description that sets the maximum width to a length: points or a token.
  public static func width(
    atMost length: some LayoutConstantConvertible, file: String = #fileID, line: Int = #line
  )
    -> LayoutDescription
  { LayoutDescription(.width, .lessThanOrEqual, toConstant: length, file: file, line: line) }

  /// Returns a description that sets the width to a size of another view: `.width(photo.width(times: 2))`.
  public static func width(_ reference: LayoutReference, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  { anchor(.width, reference, file: file, line: line) }

  /// Returns a description that sets the minimum width to a size of another view.
  public static func width(atLeast reference: LayoutReference, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  { anchor(.width, atLeast: reference, file: file, line: line) }

  /// Returns a description that sets the maximum width to a size of another view.
  public static func width(atMost reference: LayoutReference, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  { anchor(.width, atMost: reference, file: file, line: line) }

  /// Returns a description that sets the height to a length: points or a token.
  public static func height(
    _ length: some LayoutConstantConvertible, file: String = #fileID, line: Int = #line
  )
    -> LayoutDescription
  { LayoutDescription(.height, .equal, toConstant: length, file: file, line: line) }

  /// Returns a description that sets the minimum height to a length: points or a token.
  public static func height(
    atLeast length: some LayoutConstantConvertible, file: String = #fileID, line: Int = #line
  )
    -> LayoutDescription
  { LayoutDescription(.height, .greaterThanOrEqual, toConstant: length, file: file, line: line) }

  /// Returns a description that sets the maximum height to a length: points or a token.
  public static func height(
    atMost length: some LayoutConstantConvertible, file: String = #fileID, line: Int = #line
  )
    -> LayoutDescription
  { LayoutDescription(.height, .lessThanOrEqual, toConstant: length, file: file, line: line) }

  /// Returns a description that sets the height to a size of another view: `.height(photo.height(times: 2))`.
  public static func height(_ reference: LayoutReference, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  { anchor(.height, reference, file: file, line: line) }

  /// Returns a description that sets the minimum height to a size of another view.
  public static func height(atLeast reference: LayoutReference, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  { anchor(.height, atLeast: reference, file: file, line: line) }

  /// Returns a description that sets the maximum height to a size of another view.
  public static func height(atMost reference: LayoutReference, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  { anchor(.height, atMost: reference, file: file, line: line) }

  /// Returns a description that sets the width and the height to lengths: points or tokens.
  public static func size(
    width: some LayoutConstantConvertible, height: some LayoutConstantConvertible, file: String = #fileID,
    line: Int = #line
  ) -> LayoutDescription {
    LayoutDescription(
      joining: Self.width(width, file: file, line: line), Self.height(height, file: file, line: line))
  }

  /// Returns a description that sets the width and the height to a size, in points.
  public static func size(_ size: Size, file: String = #fileID, line: Int = #line) -> LayoutDescription {
    Self.size(width: size.width, height: size.height, file: file, line: line)
  }

  /// Returns a description that sets the width and the height to those of another view.
  public static func size(of item: LayoutItem, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  {
    LayoutDescription(
      joining: width(item.width(), file: file, line: line), height(item.height(), file: file, line: line))
  }
}
