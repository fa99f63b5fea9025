import KansoLayout

extension TableViewCell: TouchHandling {
  /// A tap on a cell is one on its row.
  public func handleTap(at point: Point) -> Bool {
    guard let table, let path = table.indexPath(for: self) else { return false }
    return table.tap(rowAt: path)
  }
}
