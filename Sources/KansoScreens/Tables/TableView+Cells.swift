import KansoLayout

extension TableView {
  // MARK: Reuse

  /// Registers the class of cells for an identifier; nil removes the registration.
  public func register(_ type: TableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cellTypes[identifier] = type
    // Unused cells may be of another class.
    spareCells[identifier] = nil
  }

  /// Returns an unused cell, or else a new one of the registered class; nil if no class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      takenCells.append(cell)
      return cell
    }
    guard let type = cellTypes[identifier] else { return nil }
    let cell = type.init(registeredWith: identifier)
    cell.table = self
    return cell
  }

  /// Returns an unused cell, or else a new one of the registered class. If no class is registered, reports that and
  /// returns an empty cell.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> TableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    report(
      .dataSource,
      "no class is registered for cells `\(identifier)` of \(reportName): call register(_:forCellReuseIdentifier:) first"
    )
    return TableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the cell of a row. Requests it from the data source if there is none yet.
  func cell(for path: IndexPath, _ item: Int) -> TableViewCell {
    if let cell = cells[item] { return cell }
    let cell = usable(dataSource?.tableView(self, cellForRowAt: path), path)
    (cell.table, cell.item) = (self, item)
    cells[item] = cell
    cell.isSelected = selectedRows.contains(path)
    cell.translatesAutoresizingMaskIntoConstraints = true
    if cell.superview !== self { addSubview(cell) }
    return cell
  }

  /// Returns the cell from the data source if it is valid for a row. Otherwise reports the reason and returns an empty
  /// cell.
  private func usable(_ cell: TableViewCell?, _ path: IndexPath) -> TableViewCell {
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
      "the cell for row \(path) of \(reportName) \(reason): the row is empty. Give each row a cell of dequeueReusableCell"
    )
    return TableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Removes the cell of an item that has become invisible, and keeps it for reuse.
  func recycle(_ item: Int) {
    guard let cell = cells.removeValue(forKey: item) else { return }
    cell.item = nil
    let wasShown = cell.isShown
    cell.isShown = false
    if let identifier = cell.reuseIdentifier {
      spareCells[identifier, default: []].append(cell)
    } else {
      cell.removeFromSuperview()
    }
    guard wasShown, item < contents.count, case .row(let path) = contents.item(item) else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// Removes unused cells from the table, so that they are not laid out.
  func removeSpareCells() {
    for cell in takenCells where cell.item == nil && cell.superview === self { cell.removeFromSuperview() }
    takenCells = []
    for (_, spare) in spareCells {
      for cell in spare where cell.superview === self { cell.removeFromSuperview() }
    }
  }

  // MARK: Headers

  func header(of section: Int, _ item: Int) -> TableViewHeaderFooterView {
    if let header = headers[item] { return header }
    let header = TableViewHeaderFooterView()
    header.textLabel.text = contents.titles[section]
    headers[item] = header
    addSubview(header)
    return header
  }

  func removeHeader(_ item: Int) { headers.removeValue(forKey: item)?.removeFromSuperview() }

  /// Returns the header of a section; nil if it is not visible.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    contents.number(of: .header(section)).flatMap { headers[$0] }
  }

  // MARK: Rows and positions

  /// The number of sections.
  public var numberOfSections: Int {
    loadIfNeeded()
    return contents.sections
  }

  /// Returns the number of rows in a section; 0 if there is no such section.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return contents.rows(in: section)
  }

  /// The cells of the visible rows, from the top, as of the last layout.
  public var visibleCells: [TableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }

  /// The visible rows, from the top, as of the last layout.
  public var indexPathsForVisibleRows: [IndexPath] { cells.keys.sorted().compactMap(path) }

  private func path(of item: Int) -> IndexPath? {
    guard item >= 0, item < contents.count, case .row(let path) = contents.item(item) else { return nil }
    return path
  }

  /// Returns the cell of a row; nil if the row is not visible.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    contents.item(of: indexPath).flatMap { cells[$0] }
  }

  /// Returns the row of a cell; nil if the cell does not belong to the table.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    guard let item = cell.item, cells[item] === cell else { return nil }
    return path(of: item)
  }

  /// Returns the rectangle of a row, in the coordinates of the content, in points; zero if there is no such row. Rows
  /// that are not measured yet count with their estimated heights.
  public func rectForRow(at indexPath: IndexPath) -> Rect {
    loadIfNeeded()
    guard let item = contents.item(of: indexPath) else { return .zero }
    return Rect(
      x: 0, y: contents.heights.top(of: item), width: frame.size.width, height: contents.heights[item])
  }

  /// Returns the row at a point, in the coordinates of the content; nil if there is none.
  public func indexPathForRow(at point: Point) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < frame.size.width else { return nil }
    return contents.heights.index(at: point.y).flatMap(path)
  }

  // MARK: Selection

  /// The selected row, the topmost of several; nil if there is none.
  public var indexPathForSelectedRow: IndexPath? { selectedRows.min() }

  /// The selected rows, from the top.
  public var indexPathsForSelectedRows: [IndexPath] { selectedRows.sorted() }

  /// Selects a row, or clears the selection if it is nil. It does not call the delegate. Ignores a row that does not
  /// exist.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = .none
  ) {
    loadIfNeeded()
    guard let indexPath else { return selectedRows.forEach { setSelected($0, false) } }
    guard contents.item(of: indexPath) != nil else { return }
    if !allowsMultipleSelection {
      for other in selectedRows where other != indexPath { setSelected(other, false) }
    }
    setSelected(indexPath, true)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row. It does not call the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool = false) { setSelected(indexPath, false) }

  private func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    if isSelected { selectedRows.insert(path) } else { selectedRows.remove(path) }
    cellForRow(at: path)?.isSelected = isSelected
  }

  /// Selects a row as a tap does and calls the delegate for it and for rows that are deselected by it. If multiple
  /// selection is allowed, a tap on a selected row deselects it.
  ///
  /// - Returns: true if the row exists and can be selected.
  @discardableResult
  public func tap(rowAt indexPath: IndexPath) -> Bool {
    loadIfNeeded()
    guard allowsSelection, isUserInteractionEnabled, contents.item(of: indexPath) != nil else { return false }
    if allowsMultipleSelection, selectedRows.contains(indexPath) {
      setSelected(indexPath, false)
      delegate?.tableView(self, didDeselectRowAt: indexPath)
      return true
    }
    let others = allowsMultipleSelection ? [] : selectedRows.subtracting([indexPath]).sorted()
    for other in others { setSelected(other, false) }
    setSelected(indexPath, true)
    for other in others { delegate?.tableView(self, didDeselectRowAt: other) }
    delegate?.tableView(self, didSelectRowAt: indexPath)
    return true
  }
}
