import KansoLayout
import KansoTheme

/// What a sheet of pictures looks like.
public struct SheetStyle: Equatable, Sendable {
  /// Behind everything.
  public var background = Color(white)
  /// The heading of the sheet.
  public var titleColor = Color(ink)
  /// What the heading is set in.
  public var titleFont = Font(families: [Typography.systemFamily], size: titleSize, weight: titleWeight)
  /// What stands below the pictures.
  public var captionColor = Color(gray)
  /// What that is set in.
  public var captionFont = Font(families: [Typography.systemFamily], size: captionSize)
  /// How many lines a caption may have; the rest becomes an ellipsis. 0 for any number.
  public var captionLines = 3
  /// The line around each picture; nil for none.
  public var frameColor: Color? = Color(line)
  /// How round the corners of pictures are, in points.
  public var cornerRadius: Length = corner
  /// Around all pictures, in points.
  public var margin: Length = wide
  /// Between pictures, in points.
  public var spacing: Length = wide
  /// Between a picture and its caption, in points.
  public var captionSpacing: Length = narrow
  /// Columns are no narrower than this, so that captions have room, in points.
  public var narrowestColumn: Length = column

  /// Dark on white.
  public init() {}

  private static let white = ColorValue(red: 1, green: 1, blue: 1)
  private static let ink = ColorValue(red: 0.1, green: 0.1, blue: 0.12)
  private static let gray = ColorValue(red: 0.33, green: 0.34, blue: 0.38)
  private static let line = ColorValue(red: 0.84, green: 0.85, blue: 0.87)
  private static let titleSize: Length = 22
  private static let titleWeight = 600.0
  private static let captionSize: Length = 13
  private static let corner: Length = 6
  private static let wide: Length = 32
  private static let narrow: Length = 10
  private static let column: Length = 120
}
