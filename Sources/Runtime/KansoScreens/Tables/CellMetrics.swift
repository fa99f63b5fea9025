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
  /// The inset on both sides of a section title.
  static let headerSide = 16.0
  /// The inset above and below a section title.
  static let headerEdge = 4.0
}
