import KansoLayout

/// The margins and spacings of tables, in points, as in UIKit.
enum CellMetrics {
  /// The margins of the content of a cell.
  static let margins = DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The distance between the content of a cell and its accessory.
  static let accessorySpacing = 8.0
  /// The width of a disclosure indicator.
  static let arrowWidth = 8.0
  /// The width of a checkmark.
  static let checkmarkWidth = 14.0
  /// The distance between an accessory and the edge of the cell.
  static let accessoryEdge = 16.0
  /// The gap above and below a section of a grouped table without titles.
  static let groupGap = 18.0
  /// The gap above the first section of a grouped table without a title.
  static let firstGroupGap = 35.0
  /// The height that the header of the first section of a grouped table has beyond that of the others.
  static let firstGroupExtension = 17.5
  /// The insets above and below the title of a section of a grouped table.
  static let groupHeaderEdges = (top: 16.0, bottom: 6.0)
  /// The insets above and below the text under a section of a grouped table.
  static let groupFooterEdges = (top: 7.0, bottom: 8.0)
  /// The radius of the corners of sections that are apart from the sides.
  static let groupRadius = 10.0
  /// The inset on both sides of a section title.
  static let headerSide = 16.0
  /// The inset above and below a section title.
  static let headerEdge = 4.0
}
