import KansoLayout

extension TableView {
  /// Asks for rows anew; their heights are measured again if they are visible, and when they become so otherwise. Rows that there are not
  /// are ignored.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    guard !needsReload, !isTiling else { return reloadData() }
    keptPlace = currentPlace()
    for item in indexPaths.compactMap(contents.item(of:)) {
      recycle(item)
      if delegate != nil || rowHeight < 0 { contents.isKnown[item] = false }
    }
    setNeedsLayout()
  }

  /// Shows rows that the data source has got; paths are those after the change. Other rows keep their cells and heights, and the first
  /// visible one its place. Where the counts do not agree with that, it is reported, and everything is loaded anew.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    changeRows(deleted: [], inserted: Set(indexPaths))
  }

  /// Takes rows away that the data source has not any more; paths are those before the change. Where the counts do not agree with that, it is
  /// reported, and everything is loaded anew.
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

  /// What is first of what was visible and is still there is where the first was.
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

/// Which rows are which after some came and others went.
struct RowChange {
  let old: TableContents
  /// By what they were, what items are now; nil for those that are gone.
  private(set) var newItem: [Int?]
  /// By what they are, what items were; nil for new ones.
  private(set) var oldItem: [Int?]

  /// - Returns: nil where the counts do not agree.
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
