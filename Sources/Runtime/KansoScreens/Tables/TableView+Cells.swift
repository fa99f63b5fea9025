import KansoLayout

extension TableView {
  // MARK: Reuse

  /// Registers the class of cells for an identifier; nil removes the registration. Unused cells with the
  /// identifier are discarded.
  public func register(_ type: TableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cellTypes[identifier] = type
    // Unused cells may be of another class.
    spareCells[identifier] = nil
  }

  /// Returns an unused cell after `prepareForReuse`, or else a new one of the registered class. It is nil if
  /// there is no unused cell and no registered class.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      dequeuedCells.append(cell)
      return cell
    }
    guard let type = cellTypes[identifier] else { return nil }
    let cell = type.init(registeredWith: identifier)
    cell.table = self
    return cell
  }

  /// Returns an unused cell, or else a new one of the registered class. If there is neither, reports that and
  /// returns an empty cell. The index path has no effect.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> TableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    report(
      .dataSource,
      "no class is registered for cells `\(identifier)` of \(reportName): call "
        + "register(_:forCellReuseIdentifier:) first"
    )
    return TableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the cell of a row. If there is none yet, requests it from the data source, adds it to the table,
  /// and shows the selection in it. The cell is not laid out. An invalid cell is reported and replaced by an
  /// empty one.
  ///
  /// - Parameter item: the item number of the row.
  func cell(for path: IndexPath, item: Int) -> TableViewCell {
    if let cell = cells[item] { return cell }
    let cell = validatedCell(dataSource?.tableView(self, cellForRowAt: path), for: path)
    (cell.table, cell.item) = (self, item)
    cells[item] = cell
    cell.isSelected = selectedRows.contains(path)
    cell.translatesAutoresizingMaskIntoConstraints = true
    if cell.superview !== self { addSubview(cell) }
    return cell
  }

  /// Returns the cell from the data source if it is valid for a row, and removes it from the unused cells.
  /// Otherwise reports the reason and returns an empty cell. For nil, returns an empty cell without a report.
  private func validatedCell(_ cell: TableViewCell?, for path: IndexPath) -> TableViewCell {
    guard let cell else { return TableViewCell(style: .default, reuseIdentifier: nil) }
    let reason: String
    if let table = cell.table, table !== self, cell.superview === table {
      reason = "is in another table"
    } else if cell.item != nil, cell.table === self {
      reason = "shows another row already"
    } else if isDescendant(of: cell) {
      reason = "has the table in it"
    } else {
      if let identifier = cell.reuseIdentifier {
        (cell.table ?? self).spareCells[identifier]?.removeAll { $0 === cell }
      }
      return cell
    }
    report(
      .dataSource,
      "the cell for row \(path) of \(reportName) \(reason): the row is empty. Give each row a cell of "
        + "dequeueReusableCell"
    )
    return TableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Detaches the cell of an item that has become invisible, if it has one. Informs the delegate if the cell
  /// was shown and the row still exists. A cell with a reuse identifier is kept for reuse and stays a subview
  /// until `removeSpareCells`; others are removed.
  func recycleCell(of item: Int) {
    guard let cell = cells.removeValue(forKey: item) else { return }
    cell.item = nil
    let wasShown = cell.isShown
    cell.isShown = false
    if let identifier = cell.reuseIdentifier {
      spareCells[identifier, default: []].append(cell)
    } else {
      cell.removeFromSuperview()
    }
    guard wasShown, item < contents.count, case .row(let path) = contents.item(at: item) else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// Removes unused cells from the subviews, so that they are not laid out. They can still be reused.
  func removeSpareCells() {
    for cell in dequeuedCells where cell.item == nil && cell.superview === self { cell.removeFromSuperview() }
    dequeuedCells = []
    for (_, spare) in spareCells {
      for cell in spare where cell.superview === self { cell.removeFromSuperview() }
    }
  }

  // MARK: Rows and positions

  /// The number of sections. Requests the counts from the data source if they are out of date.
  public var numberOfSections: Int {
    loadIfNeeded()
    return contents.sections
  }

  /// Returns the number of rows in a section; 0 if there is no such section. Requests the counts from the
  /// data source if they are out of date.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return contents.rows(in: section)
  }

  /// The cells of the visible rows, from the top, as of the last layout.
  public var visibleCells: [TableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }

  /// The visible rows, from the top, as of the last layout.
  public var indexPathsForVisibleRows: [IndexPath] { cells.keys.sorted().compactMap(path) }

  /// Returns the row with an item number; nil for a header or a number out of range.
  private func path(of item: Int) -> IndexPath? {
    guard item >= 0, item < contents.count, case .row(let path) = contents.item(at: item) else { return nil }
    return path
  }

  /// Returns the cell of a row as of the last layout; nil if the row was not visible.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    contents.itemNumber(of: indexPath).flatMap { cells[$0] }
  }

  /// Returns the row of a visible cell; nil if the cell is unused or does not belong to the table.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    guard let item = cell.item, cells[item] === cell else { return nil }
    return path(of: item)
  }

  /// Returns the rectangle of a row, in the coordinates of the content, in points; zero if there is no such row. Rows
  /// that are not measured yet count with their estimated heights.
  public func rectForRow(at indexPath: IndexPath) -> Rect {
    loadIfNeeded()
    guard let item = contents.itemNumber(of: indexPath) else { return .zero }
    return rowFrame(y: contents.heights.top(of: item), height: contents.heights[item])
  }

  /// Returns the row at a point, in the coordinates of the content; nil for a header and outside of the rows.
  public func indexPathForRow(at point: Point) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < bounds.size.width else { return nil }
    return contents.heights.index(at: point.y).flatMap(path)
  }

  // MARK: Selection

  /// The selected row, the topmost of several; nil if there is none.
  public var indexPathForSelectedRow: IndexPath? { selectedRows.min() }

  /// The selected rows, from the top.
  public var indexPathsForSelectedRows: [IndexPath] { selectedRows.sorted() }

  /// Selects a row, or clears the selection if it is nil. Deselects other rows unless multiple selection is
  /// allowed. Then scrolls to the row, unless `scrollPosition` is `none`. It does not call the delegate, and
  /// also works if `allowsSelection` is false. Ignores a row that does not exist.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = .none
  ) {
    loadIfNeeded()
    guard let indexPath else { return selectedRows.forEach { setSelection(of: $0, to: false) } }
    guard contents.itemNumber(of: indexPath) != nil else { return }
    if !allowsMultipleSelection {
      for other in selectedRows where other != indexPath { setSelection(of: other, to: false) }
    }
    setSelection(of: indexPath, to: true)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row immediately, with or without `animated`. It does not call the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool = false) {
    setSelection(of: indexPath, to: false)
  }

  /// Updates the set of selected rows and the cell of the row, if it is visible. It does not deselect other
  /// rows.
  private func setSelection(of path: IndexPath, to isSelected: Bool) {
    if isSelected { selectedRows.insert(path) } else { selectedRows.remove(path) }
    cellForRow(at: path)?.isSelected = isSelected
  }

  /// Selects a row as a tap does and calls the delegate for it and for rows that are deselected by it. If multiple
  /// selection is allowed, a tap on a selected row deselects it.
  ///
  /// - Returns: false, without an effect, if the row does not exist or if `allowsSelection` or
  ///   `isUserInteractionEnabled` is false.
  @discardableResult
  public func tap(rowAt indexPath: IndexPath) -> Bool {
    loadIfNeeded()
    guard allowsSelection, isUserInteractionEnabled, contents.itemNumber(of: indexPath) != nil else {
      return false
    }
    if allowsMultipleSelection, selectedRows.contains(indexPath) {
      setSelection(of: indexPath, to: false)
      delegate?.tableView(self, didDeselectRowAt: indexPath)
      return true
    }
    let others = allowsMultipleSelection ? [] : selectedRows.subtracting([indexPath]).sorted()
    for other in others { setSelection(of: other, to: false) }
    setSelection(of: indexPath, to: true)
    for other in others { delegate?.tableView(self, didDeselectRowAt: other) }
    delegate?.tableView(self, didSelectRowAt: indexPath)
    return true
  }
}
