import KansoLayout

extension TableView {
  // MARK: Reuse

  /// Says which class cells of an identifier are made of; nil for none any more.
  public func register(_ type: TableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cellTypes[identifier] = type
    // Those of another class are not what is asked for.
    spareCells[identifier] = nil
  }

  /// A cell that shows nothing any more, or else a new one of the class that was registered; nil where none was.
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

  /// A cell that shows nothing any more, or else a new one of the class that was registered. Where none was, that is reported, and the cell
  /// is an empty one.
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

  /// The cell of a row, asked for if there is none yet.
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

  /// A row is not visible any more.
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

  /// Cells that nothing was found for are not laid out.
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

  /// The header of a section as far as it is visible.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    contents.number(of: .header(section)).flatMap { headers[$0] }
  }

  // MARK: What is where

  /// How many sections there are.
  public var numberOfSections: Int {
    loadIfNeeded()
    return contents.sections
  }

  /// How many rows a section has; 0 where there is no such section.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return contents.rows(in: section)
  }

  /// The cells of the rows that are visible, from the top, as of the last layout.
  public var visibleCells: [TableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }

  /// The rows that are visible, from the top, as of the last layout.
  public var indexPathsForVisibleRows: [IndexPath] { cells.keys.sorted().compactMap(path) }

  private func path(of item: Int) -> IndexPath? {
    guard item >= 0, item < contents.count, case .row(let path) = contents.item(item) else { return nil }
    return path
  }

  /// The cell of a row; nil if it is not visible.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    contents.item(of: indexPath).flatMap { cells[$0] }
  }

  /// The row that a cell shows; nil if it is none of the table's.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    guard let item = cell.item, cells[item] === cell else { return nil }
    return path(of: item)
  }

  /// Where a row is in the coordinates of the content, in points, as far as heights are known and estimated; zero if there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> Rect {
    loadIfNeeded()
    guard let item = contents.item(of: indexPath) else { return .zero }
    return Rect(
      x: 0, y: contents.heights.top(of: item), width: frame.size.width, height: contents.heights[item])
  }

  /// The row at a place in the coordinates of the content; nil where there is none.
  public func indexPathForRow(at point: Point) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < frame.size.width else { return nil }
    return contents.heights.index(at: point.y).flatMap(path)
  }

  // MARK: Selection

  /// The row that is selected, the uppermost of several.
  public var indexPathForSelectedRow: IndexPath? { selectedRows.min() }

  /// The rows that are selected, from the top.
  public var indexPathsForSelectedRows: [IndexPath] { selectedRows.sorted() }

  /// Selects a row without telling the delegate; nil for none. A row that there is not is ignored.
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

  /// Takes back that a row is selected, without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool = false) { setSelected(indexPath, false) }

  private func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    if isSelected { selectedRows.insert(path) } else { selectedRows.remove(path) }
    cellForRow(at: path)?.isSelected = isSelected
  }

  /// Does what a finger does: selects a row and tells the delegate of that, and of what is not selected any more. Where several can be
  /// selected, a second tap takes it back.
  ///
  /// - Returns: whether there is such a row and it takes taps.
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
