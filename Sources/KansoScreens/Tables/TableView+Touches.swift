import KansoLayout

extension TableViewCell: TouchHandling {
  /// Selects its row.
  public func handleTap(at point: Point) -> Bool {
    guard let table, let path = table.indexPath(for: self) else { return false }
    table.tap(rowAt: path)
    return true
  }
}
