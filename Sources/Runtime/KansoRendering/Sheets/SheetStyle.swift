import KansoDrawing
import KansoTheme

/// The visual style of a sheet of pictures.
public struct SheetStyle: Equatable, Sendable {
  /// The color of the background.
  public var background = Color(white)
  /// The color of the heading.
  public var titleColor = Color(ink)
  /// The font of the heading.
  public var titleFont = Font(families: [Typography.systemFamily], size: titleSize, weight: titleWeight)
  /// The color of captions.
  public var captionColor = Color(gray)
  /// The font of captions.
  public var captionFont = Font(families: [Typography.systemFamily], size: captionSize)
  /// The maximum number of lines of a caption; 0 for any number. A longer caption ends with an ellipsis.
  public var captionLines = 3
  /// The color of the line around each picture; nil for no line.
  public var frameColor: Color? = Color(line)
  /// The corner radius of pictures, in points.
  public var cornerRadius: Length = corner
  /// The margin around all pictures, in points.
  public var margin: Length = wide
  /// The distance between pictures, in points.
  public var spacing: Length = wide
  /// The distance between a picture and its caption, in points.
  public var captionSpacing: Length = narrow
  /// The minimum width of columns, in points. It leaves space for captions.
  public var minColumnWidth: Length = column

  /// Creates the default style, with dark texts on white.
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
