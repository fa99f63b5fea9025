import KansoLayout

extension TableView {
  /// Reloads rows. Their heights are measured again: at once if they are visible, otherwise when they become visible.
  /// Ignores rows that do not exist.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    guard !needsReload, !isTiling else { return reloadData() }
    keptPlace = currentPlace()
    for item in indexPaths.compactMap(contents.item(of:)) {
      recycle(item)
      if delegate != nil || rowHeight < 0 { contents.isKnown[item] = false }
    }
    setNeedsLayout()
  }

  /// Inserts rows that the data source already has; the index paths are those after the change. Other rows keep their
  /// cells and heights, and the first visible row keeps its position. If the row counts do not match, reports that and
  /// reloads everything.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    changeRows(deleted: [], inserted: Set(indexPaths))
  }

  /// Removes rows that the data source no longer has; the index paths are those before the change. If the row counts do
  /// not match, reports that and reloads everything.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    changeRows(deleted: Set(indexPaths), inserted: [])
  }

  private func changeRows(deleted: Set<IndexPath>, inserted: Set<IndexPath>) {
    guard !needsReload, !isTiling, !hasForgottenHeights else { return reloadData() }
    let asked = askedContents()
    guard let change = RowChange(from: contents, to: asked, deleted, inserted) else {
      report(
        .dataSource,
        "\(reportName) has other rows than it had, without those that were deleted and with those that were inserted: it is loaded anew"
      )
      return reloadData()
    }
    let place = kept(by: change)
    for (item, _) in cells where change.newItem[item] == nil { recycle(item) }
    contents = estimated(asked, keeping: change, of: contents)
    renumber(change)
    keptPlace = place
    setNeedsLayout()
  }

  /// Returns the place of the first visible item that still exists. It takes the position of the item that was first
  /// before.
  private func kept(by change: RowChange) -> TablePlace? {
    guard var place = currentPlace() else { return nil }
    if place.isAtBeginning {
      place.item = 0
      return place
    }
    var item = place.item
    while item < contents.count {
      if let new = change.newItem[item] {
        place.item = new
        return place
      }
      item += 1
    }
    return nil
  }

  /// Moves cells, headers and the selection to the new item numbers.
  private func renumber(_ change: RowChange) {
    let old = (cells, headers, selectedRows)
    (cells, headers, selectedRows) = ([:], [:], [])
    for (item, cell) in old.0 {
      guard let new = change.newItem[item] else { continue }
      cell.item = new
      cells[new] = cell
    }
    for (item, header) in old.1 {
      if let new = change.newItem[item] { headers[new] = header } else { header.removeFromSuperview() }
    }
    for path in old.2 {
      guard let item = change.old.item(of: path), let new = change.newItem[item],
        case .row(let path) = contents.item(new)
      else { continue }
      selectedRows.insert(path)
    }
  }
}

/// The mapping between old and new item numbers after insertions and deletions.
struct RowChange {
  let old: TableContents
  /// The new item number for each old one; nil for deleted items.
  private(set) var newItem: [Int?]
  /// The old item number for each new one; nil for inserted items.
  private(set) var oldItem: [Int?]

  /// - Returns: nil if the row counts do not match.
  init?(
    from old: TableContents, to new: TableContents, _ deleted: Set<IndexPath>, _ inserted: Set<IndexPath>
  ) {
    guard old.sections == new.sections, deleted.allSatisfy({ old.item(of: $0) != nil }),
      inserted.allSatisfy({ new.item(of: $0) != nil })
    else { return nil }
    self.old = old
    newItem = [Int?](repeating: nil, count: old.count)
    oldItem = [Int?](repeating: nil, count: new.count)
    for section in 0..<old.sections {
      let staying = (0..<old.rows(in: section)).filter {
        !deleted.contains(IndexPath(row: $0, section: section))
      }
      let places = (0..<new.rows(in: section)).filter {
        !inserted.contains(IndexPath(row: $0, section: section))
      }
      guard staying.count == places.count else { return nil }
      let (first, other) = (old.starts[section], new.starts[section])
      link(first, other)
      for (from, to) in zip(staying, places) { link(first + 1 + from, other + 1 + to) }
    }
  }

  private mutating func link(_ from: Int, _ to: Int) {
    newItem[from] = to
    oldItem[to] = from
  }
}
