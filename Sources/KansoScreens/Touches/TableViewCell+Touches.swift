import KansoLayout

extension TableViewCell: TouchHandling {
  /// Handles a tap on the cell as a tap on its row.
  public func handleTap(at point: Point) -> Bool {
    guard let table, let path = table.indexPath(for: self) else { return false }
    return table.tap(rowAt: path)
  }
}
