import KansoLayout

/// What tables keep free, in points, as UIKit's do.
enum CellMetrics {
  /// Around what stands in a cell.
  static let margins = DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Between the contents of a cell and its arrow.
  static let accessorySpacing = 8.0
  static let arrowWidth = 8.0
  static let checkmarkWidth = 14.0
  /// From an accessory to the edge.
  static let accessoryEdge = 16.0
  /// Beside the title of a section.
  static let headerSide = 16.0
  /// Above and below it.
  static let headerEdge = 4.0
}
