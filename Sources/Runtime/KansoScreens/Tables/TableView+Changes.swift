import Foundation
import KansoLayout

extension TableView {
  /// Reloads rows. Their heights are measured again: in the next layout if they are visible, otherwise when
  /// they become visible. Ignores rows that do not exist. If a reload is pending, and during a layout,
  /// everything is reloaded.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    guard !needsReload, !isTiling else { return reloadData() }
    scrollAnchor = currentScrollAnchor()
    for item in indexPaths.compactMap(contents.itemNumber(of:)) {
      recycleCell(of: item)
      if delegate != nil || rowHeight < 0 { contents.isKnown[item] = false }
    }
    setNeedsLayout()
  }

  /// Inserts rows that the data source already has; the index paths are those after the change. Other rows
  /// keep their cells and heights, and the first visible row keeps its position. Reloads everything instead,
  /// with a report if the row counts do not match, and without one if a reload is pending.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    changeRows(deleted: [], inserted: Set(indexPaths))
  }

  /// Removes rows that the data source no longer has; the index paths are those before the change. Other rows
  /// keep their cells and heights, and the first visible row that remains keeps its position. Reloads
  /// everything instead, with a report if the row counts do not match, and without one if a reload is
  /// pending.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    changeRows(deleted: Set(indexPaths), inserted: [])
  }

  /// Begins changes of rows that take effect together with `endUpdates()`, and so count as one.
  public func beginUpdates() { updates.depth += 1 }

  /// Ends changes of rows, and makes them. Heights of visible rows are asked for again.
  public func endUpdates() {
    guard updates.depth > 0 else { return }
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let (_, deleted, inserted) = updates
    updates = (0, [], [])
    if deleted.isEmpty, inserted.isEmpty {
      scrollAnchor = currentScrollAnchor()
      forgetHeights()
    } else {
      changeRows(deleted: deleted, inserted: inserted)
    }
  }

  /// Makes several changes of rows as one, and calls `completion` with true.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Reloads everything, as the sections may have other rows.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation = .automatic) { reloadData() }

  /// Begins or ends the editing of the rows.
  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Deletes and inserts rows, given by their index paths before and after the change. Reloads everything,
  /// with a report, if the row counts do not match. Reloads everything, without a report, during a layout and
  /// if a reload or a measurement of all heights is pending.
  private func changeRows(deleted: Set<IndexPath>, inserted: Set<IndexPath>) {
    guard updates.depth == 0 else {
      updates.deleted.formUnion(deleted)
      updates.inserted.formUnion(inserted)
      return
    }
    guard !needsReload, !isTiling, !hasForgottenHeights else { return reloadData() }
    let asked = contentsFromDataSource()
    guard let change = RowChange(from: contents, to: asked, deleted: deleted, inserted: inserted) else {
      report(
        .dataSource,
        "\(reportName) has other rows than it had, without those that were deleted and with those that "
          + "were inserted: it is loaded anew"
      )
      return reloadData()
    }
    let place = scrollAnchor(keptBy: change)
    for (item, _) in cells where change.newItem[item] == nil { recycleCell(of: item) }
    contents = contentsWithHeights(asked, keeping: change, of: contents)
    renumberItems(by: change)
    scrollAnchor = place
    setNeedsLayout()
  }

  /// Returns the scroll anchor after a change, with a new item number: the old anchor's item, or the next one
  /// that still exists, at the old position. A table at its beginning stays there. It is nil if no item is
  /// left.
  private func scrollAnchor(keptBy change: RowChange) -> ScrollAnchor? {
    guard var place = currentScrollAnchor() else { return nil }
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

  /// Moves cells, headers and the selection to the new item numbers. Those of deleted items are dropped; the
  /// views of deleted headers are removed.
  private func renumberItems(by change: RowChange) {
    let old = (cells, headers, selectedRows)
    (cells, headers, selectedRows) = ([:], [:], [])
    for (item, cell) in old.0 {
      guard let new = change.newItem[item] else { continue }
      cell.item = new
      cells[new] = cell
    }
    for (item, header) in old.1 {
      if let new = change.newItem[item] { headers[new] = header } else { recycle(header) }
    }
    for path in old.2 {
      guard let item = change.old.itemNumber(of: path), let new = change.newItem[item],
        case .row(let path) = contents.item(at: new)
      else { continue }
      selectedRows.insert(path)
    }
  }
}

/// The mapping between old and new item numbers after insertions and deletions.
struct RowChange {
  /// The contents before the change.
  let old: TableContents
  /// The new item number for each old one; nil for deleted items.
  private(set) var newItem: [Int?]
  /// The old item number for each new one; nil for inserted items.
  private(set) var oldItem: [Int?]

  /// Maps the headers and footers, and in order the rows that are neither deleted nor inserted. It is nil if the row
  /// counts of a section or the section counts do not match, or if a deleted or inserted row does not exist.
  ///
  /// - Parameters:
  ///   - deleted: index paths before the change.
  ///   - inserted: index paths after the change.
  init?(
    from old: TableContents, to new: TableContents, deleted: Set<IndexPath>, inserted: Set<IndexPath>
  ) {
    guard old.sections == new.sections, deleted.allSatisfy({ old.itemNumber(of: $0) != nil }),
      inserted.allSatisfy({ new.itemNumber(of: $0) != nil })
    else { return nil }
    self.old = old
    newItem = [Int?](repeating: nil, count: old.count)
    oldItem = [Int?](repeating: nil, count: new.count)
    link(old: 0, new: 0)
    link(old: old.count - 1, new: new.count - 1)
    for section in 0..<old.sections {
      let staying = (0..<old.rows(in: section)).filter {
        !deleted.contains(IndexPath(row: $0, section: section))
      }
      let places = (0..<new.rows(in: section)).filter {
        !inserted.contains(IndexPath(row: $0, section: section))
      }
      guard staying.count == places.count else { return nil }
      let (first, other) = (old.starts[section], new.starts[section])
      link(old: first, new: other)
      link(old: old.starts[section + 1] - 1, new: new.starts[section + 1] - 1)
      for (from, to) in zip(staying, places) { link(old: first + 1 + from, new: other + 1 + to) }
    }
  }

  /// Records an old and a new item number as those of the same item.
  private mutating func link(old from: Int, new to: Int) {
    newItem[from] = to
    oldItem[to] = from
  }
}
