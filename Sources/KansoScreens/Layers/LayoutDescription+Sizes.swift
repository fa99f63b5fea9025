extension LayoutDescription {
  /// As wide as a number of points or a token says.
  public static func width(_ length: some LayoutLength, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  { LayoutDescription(.width, .equal, length, file, line) }

  /// No less wide than a number of points or a token says.
  public static func width(atLeast length: some LayoutLength, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  { LayoutDescription(.width, .greaterThanOrEqual, length, file, line) }

  /// No more wide than a number of points or a token says.
  public static func width(atMost length: some LayoutLength, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  { LayoutDescription(.width, .lessThanOrEqual, length, file, line) }

  /// As wide as the size of another view says: `.width(photo.width(times: 2))`.
  public static func width(_ reference: LayoutReference, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  { anchor(.width, reference, file: file, line: line) }

  /// No less wide than the size of another view says.
  public static func width(atLeast reference: LayoutReference, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  { anchor(.width, atLeast: reference, file: file, line: line) }

  /// No more wide than the size of another view says.
  public static func width(atMost reference: LayoutReference, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  { anchor(.width, atMost: reference, file: file, line: line) }

  /// As high as a number of points or a token says.
  public static func height(_ length: some LayoutLength, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  { LayoutDescription(.height, .equal, length, file, line) }

  /// No less high than a number of points or a token says.
  public static func height(atLeast length: some LayoutLength, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  { LayoutDescription(.height, .greaterThanOrEqual, length, file, line) }

  /// No more high than a number of points or a token says.
  public static func height(atMost length: some LayoutLength, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  { LayoutDescription(.height, .lessThanOrEqual, length, file, line) }

  /// As high as the size of another view says: `.height(photo.height(times: 2))`.
  public static func height(_ reference: LayoutReference, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  { anchor(.height, reference, file: file, line: line) }

  /// No less high than the size of another view says.
  public static func height(atLeast reference: LayoutReference, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  { anchor(.height, atLeast: reference, file: file, line: line) }

  /// No more high than the size of another view says.
  public static func height(atMost reference: LayoutReference, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  { anchor(.height, atMost: reference, file: file, line: line) }

  /// As wide and as high as numbers of points or tokens say.
  public static func size(
    width: some LayoutLength, height: some LayoutLength, file: String = #fileID, line: Int = #line
  ) -> LayoutDescription {
    LayoutDescription(
      joining: Self.width(width, file: file, line: line), Self.height(height, file: file, line: line))
  }

  /// Of a size in points.
  public static func size(_ size: Size, file: String = #fileID, line: Int = #line) -> LayoutDescription {
    Self.size(width: size.width, height: size.height, file: file, line: line)
  }

  /// As wide and as high as another view.
  public static func size(of item: LayoutItem, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  {
    LayoutDescription(
      joining: width(item.width(), file: file, line: line), height(item.height(), file: file, line: line))
  }
}
