import KansoLayout

extension TableViewCell: TouchHandling {
  /// Handles a tap anywhere on the cell as a tap on its row. Returns false if the cell shows no row, or if
  /// the table allows no selection or no interaction.
  public func handleTap(at point: Point) -> Bool {
    guard let table, let path = table.indexPath(for: self) else { return false }
    return table.tap(rowAt: path)
  }
}
