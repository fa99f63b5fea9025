import KansoLayout

extension TableView {
  /// The view that stands for a delegate without `viewForHeaderInSection` or `viewForFooterInSection`: Swift cannot ask
  /// a delegate for its methods.
  nonisolated(unsafe) package static let absentView = View()

  // MARK: Reuse

  /// Registers the class of headers and footers for an identifier; nil removes the registration. Unused views with the
  /// identifier are discarded.
  public func register(
    _ type: TableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerTypes[identifier] = type
    spareHeaders[identifier] = nil
  }

  /// Returns an unused header or footer after `prepareForReuse`, or else a new one of the registered class. It is nil if
  /// there is no unused one and no registered class.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView?
  {
    if let view = spareHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerTypes[identifier].map { $0.init(registeredWith: identifier) }
  }

  /// Removes the header or footer with an item number, if there is one.
  func removeHeader(of item: Int) {
    if let header = headers.removeValue(forKey: item) { recycle(header) }
  }

  /// Removes a header or footer from the table. One with a reuse identifier is kept for reuse.
  func recycle(_ header: View) {
    header.removeFromSuperview()
    shownHeaders.remove(ObjectIdentifier(header))
    if let header = header as? TableViewHeaderFooterView, let identifier = header.reuseIdentifier {
      spareHeaders[identifier, default: []].append(header)
    }
  }

  // MARK: Views

  /// Finds out for which ends of sections the delegate gives views, by asking for those of the first section.
  func findEndsWithViews(in asked: TableContents) {
    endsWithViews = []
    guard let delegate, asked.sections > 0 else { return }
    for end in SectionEnd.allCases {
      let view = delegate.view(of: end, in: 0, of: self)
      guard view !== Self.absentView else { continue }
      endsWithViews.insert(end)
      if let view, let item = asked.itemNumber(of: .end(end, 0)) { addHeader(view, item: item) }
    }
  }

  /// Adds a header or footer to the table, without a frame.
  private func addHeader(_ view: View, item: Int) {
    view.translatesAutoresizingMaskIntoConstraints = true
    headers[item] = view
    if view.superview !== self { addSubview(view) }
  }

  /// Returns the view of an end of a section. If there is none yet, gets it from the delegate, or else makes it with the
  /// title, and adds it to the table without a frame. It is nil without a view and a title.
  ///
  /// - Parameter item: The item number of the header or footer.
  private func headerView(of end: SectionEnd, _ section: Int, item: Int) -> View? {
    if let header = headers[item] { return header }
    if endsWithViews.contains(end), let view = delegate?.view(of: end, in: section, of: self),
      view !== Self.absentView, !isDescendant(of: view)
    {
      if headers.contains(where: { $1 === view }) {
        report(
          .dataSource,
          "the \(end) of section \(section) of \(reportName) is that of another section: give each its own")
        return nil
      }
      addHeader(view, item: item)
      return view
    }
    guard let title = contents.titles[section][end] else { return nil }
    let header = TableViewHeaderFooterView(title: title, of: end, style: style, isFirst: section == 0)
    addHeader(header, item: item)
    return header
  }

  /// Returns the header of a section; nil if it is not visible, if there is no such section, or if it is of another
  /// class.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    contents.itemNumber(of: .end(.header, section)).flatMap { headers[$0] as? TableViewHeaderFooterView }
  }

  /// Returns the footer of a section; nil if it is not visible, if there is no such section, or if it is of another
  /// class.
  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    contents.itemNumber(of: .end(.footer, section)).flatMap { headers[$0] as? TableViewHeaderFooterView }
  }

  /// Places a header or footer, and tells the delegate when it becomes visible.
  func placeHeader(of end: SectionEnd, _ section: Int, item: Int, at frame: Rect) {
    guard let view = headerView(of: end, section, item: item) else { return }
    if view.storedFrame != frame { view.frame = frame }
    guard shownHeaders.insert(ObjectIdentifier(view)).inserted else { return }
    switch end {
    case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  // MARK: Heights

  /// Returns the height of an end of a section before it is measured, and whether that is final.
  func estimatedHeight(
    of end: SectionEnd, _ section: Int, in contents: TableContents
  ) -> (height: Double, isKnown: Bool) {
    if let given = givenHeight(of: end, section) { return (given, true) }
    if endsWithViews.contains(end) {
      let height = end == .header ? sectionHeaderHeight : sectionFooterHeight
      return (height >= 0 ? height : Self.defaultHeaderHeight, false)
    }
    guard contents.titles[section][end] != nil else { return (gap(at: end, section), true) }
    let height = end == .header ? sectionHeaderHeight : sectionFooterHeight
    return height >= 0 ? (height, true) : (Self.defaultHeaderHeight, false)
  }

  /// Returns the height of an end of a section. Creates its view, if there is one.
  func measuredHeight(of end: SectionEnd, _ section: Int, item: Int) -> Double {
    if let given = givenHeight(of: end, section) { return given }
    guard let view = headerView(of: end, section, item: item) else { return gap(at: end, section) }
    let height = end == .header ? sectionHeaderHeight : sectionFooterHeight
    if height >= 0 { return height < Self.minRowHeight ? 0 : height }
    return fittingHeight(of: view, width: bounds.width, fallback: Self.defaultHeaderHeight)
  }

  /// Returns the height that the delegate gives for an end of a section; nil if it is automatic. Reports an invalid one.
  private func givenHeight(of end: SectionEnd, _ section: Int) -> Double? {
    guard let given = delegate?.height(of: end, in: section, of: self) else { return nil }
    if Self.isHeight(given) { return given < Self.minRowHeight ? 0 : given }
    if given != Self.automaticDimension {
      report(
        .dataSource,
        "the height of the \(end) of section \(section) in \(reportName) cannot be \(given): it has to be from 0 to a "
          + "million, or automatic, as it is now")
    }
    return nil
  }

  /// Returns the height of an end of a section without a view and a title: that of the gaps of grouped tables.
  private func gap(at end: SectionEnd, _ section: Int) -> Double {
    guard style != .plain else { return 0 }
    let height = end == .header ? sectionHeaderHeight : sectionFooterHeight
    if height >= 0 { return height < Self.minRowHeight ? 0 : height }
    let isTop = end == .header && section == 0 && tableHeaderView == nil && style == .grouped
    return isTop ? CellMetrics.firstGroupGap : CellMetrics.groupGap
  }

  // MARK: Views of the table

  /// Puts a view at an end of the table, in place of another one.
  func replaceTableEnd(_ old: View?, by new: View?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new, isDescendant(of: new) {
      report(.cycle, "\(new.reportName) cannot be at an end of \(reportName), which is in it")
      return
    }
    if let new, new.superview !== self {
      new.translatesAutoresizingMaskIntoConstraints = true
      addSubview(new)
    }
    forgetHeights()
    hasLoaded = true
  }

  /// Places the views above and below all sections, whether they are visible or not.
  func placeTableEnds() {
    let last = contents.count - 1
    for (view, item) in [(tableHeaderView, 0), (tableFooterView, last)] {
      guard let view, view.superview === self else { continue }
      view.frame = Rect(
        x: 0, y: contents.heights.top(of: item), width: bounds.width, height: contents.heights[item])
    }
  }

  // MARK: Groups

  /// The inset of rows from the sides of the table, in points: above 0 in the style `insetGrouped`.
  private var rowInset: Double {
    style == .insetGrouped ? BarMetrics.sideMargins(width: bounds.width).leading : 0
  }

  /// The width of rows, in points.
  var rowWidth: Double { max(0, bounds.width - 2 * rowInset) }

  /// Returns the frame of a row, in the coordinates of the content.
  func rowFrame(y: Double, height: Double) -> Rect {
    Rect(x: rowInset, y: y, width: rowWidth, height: height)
  }

  /// Returns the corners of a row that are also those of its section.
  func corners(of path: IndexPath) -> RectCorners {
    var corners: RectCorners = path.row == 0 ? [.topLeft, .topRight] : []
    if path.row == contents.rows(in: path.section) - 1 { corners.formUnion([.bottomLeft, .bottomRight]) }
    return corners
  }

  /// Returns the rectangle of the header of a section, in the coordinates of the content, in points; zero if there is no
  /// such section.
  public func rectForHeader(inSection section: Int) -> Rect { rect(of: .end(.header, section)) }

  /// Returns the rectangle of the footer of a section, in the coordinates of the content, in points; zero if there is no
  /// such section.
  public func rectForFooter(inSection section: Int) -> Rect { rect(of: .end(.footer, section)) }

  /// Returns the rectangle of an item as wide as the table; zero if there is none.
  private func rect(of item: TableContents.Item) -> Rect {
    loadIfNeeded()
    guard let item = contents.itemNumber(of: item) else { return .zero }
    return Rect(x: 0, y: contents.heights.top(of: item), width: bounds.width, height: contents.heights[item])
  }
}

extension TableViewDelegate {
  /// Returns the view of an end of a section.
  fileprivate func view(of end: SectionEnd, in section: Int, of table: TableView) -> View? {
    switch end {
    case .header: tableView(table, viewForHeaderInSection: section)
    case .footer: tableView(table, viewForFooterInSection: section)
    }
  }

  /// Returns the height of an end of a section.
  fileprivate func height(of end: SectionEnd, in section: Int, of table: TableView) -> Double {
    switch end {
    case .header: Double(tableView(table, heightForHeaderInSection: section))
    case .footer: Double(tableView(table, heightForFooterInSection: section))
    }
  }
}
