import Foundation
import KansoLayout
import KansoTheme

/// A scrollable list of rows in sections; the counterpart of `UITableView`.
///
/// Only visible rows have cells and measured heights. All other rows count with `estimatedRowHeight` until they are
/// measured. If rows above the visible ones turn out to have other heights, `contentOffset` changes so that nothing
/// moves on the screen. Headers and footers of sections scroll with the rows, in every style.
open class TableView: ScrollView {
  /// The automatic height. As a height it stands for the one that the cell's constraints require, as an estimate for 44
  /// points.
  public static let automaticDimension = -1.0

  /// The source of the rows, not retained. Setting another one reloads the table.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The delegate, not retained. Setting another one reloads the table.
  public var delegate: (any TableViewDelegate)? {
    get { scrollDelegate as? any TableViewDelegate }
    set {
      guard scrollDelegate !== newValue else { return }
      scrollDelegate = newValue
      reloadData()
    }
  }
  /// The height of rows for which the delegate gives none, in points: from 0 to a million, or `automaticDimension`.
  /// Other values are reported and ignored.
  public var rowHeight = automaticDimension {
    didSet { validateHeight(\.rowHeight, from: oldValue, name: "row height") }
  }
  /// The height that counts for rows that are not measured yet, in points: from 0 to a million, or
  /// `automaticDimension`. With 0, the table asks the delegate for all heights at once, which takes time in proportion
  /// to the number of rows. Other values are reported and ignored.
  public var estimatedRowHeight = automaticDimension {
    didSet { validateHeight(\.estimatedRowHeight, from: oldValue, name: "estimated row height") }
  }
  /// The height of section headers for which the delegate gives none, in points, or `automaticDimension`: that of their
  /// contents.
  public var sectionHeaderHeight = automaticDimension {
    didSet { validateHeight(\.sectionHeaderHeight, from: oldValue, name: "height of headers") }
  }
  /// The height of section footers for which the delegate gives none, in points, or `automaticDimension`: that of their
  /// contents.
  public var sectionFooterHeight = automaticDimension {
    didSet { validateHeight(\.sectionFooterHeight, from: oldValue, name: "height of footers") }
  }
  /// The view above all sections, as wide as the table. Its own height counts; set it again after a change of that.
  public var tableHeaderView: View? { didSet { replaceTableEnd(oldValue, by: tableHeaderView) } }
  /// The view below all sections, as wide as the table. Its own height counts; set it again after a change of that.
  public var tableFooterView: View? { didSet { replaceTableEnd(oldValue, by: tableFooterView) } }
  /// The style of the separators between rows.
  public var separatorStyle = SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// The insets of the separators, in points. `left` is the leading side. `top` and `bottom` have no effect.
  public var separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet {
      guard [separatorInset.left, separatorInset.right].allSatisfy({ $0.isFinite && abs($0) <= 1e6 }) else {
        separatorInset = oldValue
        report(
          .numberOutOfRange, "the separator inset of \(reportName) has to be finite: it stays what it was")
        return
      }
      setNeedsLayout()
    }
  }
  /// The color of the separators.
  public var separatorColor: Color? = Color.separator { didSet { setNeedsLayout() } }
  /// True while the user edits the rows. It is kept for the app; rows have no controls for it.
  public var isEditing = false
  /// The changes of rows since `beginUpdates()`, and the number of its calls that have not ended.
  var updates = (depth: 0, deleted: Set<IndexPath>(), inserted: Set<IndexPath>())
  /// True if taps select rows.
  public var allowsSelection = true
  /// True if several rows can be selected.
  public var allowsMultipleSelection = false

  /// The rows and headers of the last load with their heights.
  var contents = TableContents()
  /// The cells of the visible rows, by item number.
  var cells: [Int: TableViewCell] = [:]
  /// The headers and footers of visible sections, by item number.
  var headers: [Int: View] = [:]
  /// The headers and footers that the delegate knows to be visible.
  var shownHeaders: Set<ObjectIdentifier> = []
  /// The ends of sections for which the delegate gives views.
  var endsWithViews: Set<SectionEnd> = []
  /// Unused headers and footers, by reuse identifier.
  var spareHeaders: [String: [TableViewHeaderFooterView]] = [:]
  /// The registered classes of headers and footers, by reuse identifier.
  var headerTypes: [String: TableViewHeaderFooterView.Type] = [:]
  /// Unused cells, by reuse identifier.
  var spareCells: [String: [TableViewCell]] = [:]
  /// Cells that the data source dequeued and may not have returned.
  var dequeuedCells: [TableViewCell] = []
  /// The registered classes, by reuse identifier.
  var cellTypes: [String: TableViewCell.Type] = [:]
  /// The selected rows, visible or not.
  var selectedRows: Set<IndexPath> = []
  /// True if the counts and titles must be requested from the data source again.
  var needsReload = true
  /// True if the rows or their heights have changed since the last layout.
  var hasLoaded = true
  /// True if the next layout must measure all heights again.
  var hasForgottenHeights = false
  /// True if fonts and paddings may have changed. Only the visible rows are checked then.
  private var checksHeights = false
  /// The visible cells whose content has changed since the last layout.
  var changedCells: [TableViewCell] = []
  /// The width of the table in the last layout; nil before the first one.
  var tiledWidth: Double?
  /// The item that keeps its position in the next layout.
  var scrollAnchor: ScrollAnchor?
  /// The row that the next layout scrolls to.
  var scrollTarget: (path: IndexPath, position: ScrollPosition)?
  /// True while counts and heights are requested.
  private var isLoading = false
  /// True while cells are requested. The contents must not change meanwhile.
  private(set) var isTiling = false

  /// The style of the table.
  public let style: Style

  /// Creates a table with a frame and a style.
  public init(frame: Rect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Creates a table in the plain style with a frame.
  public override convenience init(frame: Rect) { self.init(frame: frame, style: .plain) }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// Loads and lays out the visible rows. Call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isTiling, !isLoading else { return }
    loadIfNeeded()
    isTiling = true
    defer { isTiling = false }
    if checksHeights, hasChangedHeights { hasForgottenHeights = true }
    checksHeights = false
    measureChangedCells()
    tile()
  }

  /// Records a problem in the root view of the tree.
  func report(_ kind: LayoutProblem.Kind, _ message: String) { root.report(LayoutProblem(kind, message)) }

  // MARK: Heights

  /// The estimated height of a row, and the height of one whose constraints do not determine it, in points.
  static let defaultRowHeight = 44.0
  /// The estimated height of a header or a footer of a section, and the height of one whose constraints do not
  /// determine it, in points.
  static let defaultHeaderHeight = 28.0
  /// The maximum height of a row or a header, in points.
  static let maxRowHeight = 1e6
  /// The maximum number of items. With more, a table would take more memory than a phone has.
  static let maxItems = 4_000_000

  /// Returns true for a height in points from 0 to the maximum; false for `automaticDimension`.
  static func isHeight(_ height: Double) -> Bool { height >= 0 && height <= maxRowHeight }

  /// Checks a height property that was just set. Reports an invalid value and restores the old one; for a
  /// valid new value, makes the next layout measure all heights again.
  private func validateHeight(
    _ property: ReferenceWritableKeyPath<TableView, Double>, from old: Double, name what: String
  ) {
    let height = self[keyPath: property]
    guard height != old else { return }
    guard Self.isHeight(height) || height == Self.automaticDimension else {
      report(
        .numberOutOfRange,
        "the \(what) of \(reportName) cannot be \(height): it has to be from 0 to a million. It stays what it was"
      )
      self[keyPath: property] = old
      return
    }
    forgetHeights()
  }

  /// Makes the next layout measure all heights again.
  func forgetHeights() {
    hasForgottenHeights = true
    setNeedsLayout()
  }

  /// Makes the next layout measure heights again: all of them if the text sizes have changed, otherwise only
  /// if the height of a visible row or header differs. The first visible row keeps its position. Call
  /// `super`.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard let previous, previous.hasSameTextSizes(as: traitCollection) else { return forgetHeights() }
    checksHeights = true
  }

  // MARK: Loading

  /// Reloads everything from the data source in the next layout. The first visible row keeps its position if it still
  /// exists. The selection is cleared.
  public func reloadData() {
    needsReload = true
    selectedRows = []
    setNeedsLayout()
  }

  /// Requests counts and titles from the data source if they are out of date. Then it recycles all cells,
  /// removes all headers and estimates all heights anew. Does nothing during a layout or a load.
  func loadIfNeeded() {
    guard needsReload, !isLoading, !isTiling else { return }
    isLoading = true
    defer { isLoading = false }
    needsReload = false
    hasLoaded = true
    let place = currentScrollAnchor()
    let kept = place.map { contents.item(at: $0.item) }
    for item in Array(cells.keys) { recycleCell(of: item) }
    for item in Array(headers.keys) { removeHeader(of: item) }
    let asked = contentsFromDataSource()
    findEndsWithViews(in: asked)
    hasForgottenHeights = false
    contents = contentsWithHeights(asked)
    scrollAnchor = nil
    if let place, place.isAtBeginning {
      scrollAnchor = place
      scrollAnchor?.item = 0
    } else if let kept, let place, let item = contents.itemNumber(of: kept) {
      scrollAnchor = ScrollAnchor(item: item, y: place.y)
    }
  }

  /// Requests the section and row counts and the titles from the data source and returns them, without
  /// heights. Without a data source there are no sections. Negative counts are reported and count as 0.
  /// Counts beyond `maxItems` sections and rows altogether are reported and clamped; sections after that have
  /// no rows and no titles.
  func contentsFromDataSource() -> TableContents {
    guard let dataSource else { return TableContents() }
    let sections = validatedCount(
      dataSource.numberOfSections(in: self), of: "sections", max: Self.maxItems)
    var (rows, titles): ([Int], [TableContents.Titles]) = ([], [])
    var remaining = Self.maxItems - sections
    for section in 0..<sections {
      // An excessive number is reported only once.
      guard remaining > 0 else {
        rows.append(0)
        titles.append(TableContents.Titles())
        continue
      }
      let count = validatedCount(
        dataSource.tableView(self, numberOfRowsInSection: section), of: "rows in section \(section)",
        max: remaining)
      remaining -= count
      rows.append(count)
      titles.append(
        TableContents.Titles(
          header: dataSource.tableView(self, titleForHeaderInSection: section),
          footer: dataSource.tableView(self, titleForFooterInSection: section)))
    }
    return TableContents(rows: rows, titles: titles)
  }

  /// Returns a count from the data source, clamped to 0...`maxCount`. Reports a count that is out of range.
  func validatedCount(_ count: Int, of what: String, max maxCount: Int) -> Int {
    if count >= 0, count <= maxCount { return count }
    report(
      .dataSource,
      count < 0
        ? "there cannot be \(count) \(what) in \(reportName): there are none"
        : "\(count) \(what) in \(reportName) are too many: it shows no more than \(Self.maxItems)")
    return max(0, min(count, maxCount))
  }

  /// Returns contents with a height for every item: known heights of `old`, else estimates. Without a
  /// delegate, an explicit `rowHeight` counts as known. If `estimatedRowHeight` is 0, the delegate's heights
  /// do too. A section without a header and a title for it has one of height 0, except
  /// for the gaps of grouped sections.
  ///
  /// - Parameters:
  ///   - change: the mapping of items that keep their known heights from `old`. Without it, none are kept.
  ///   - old: the contents before the change.
  func contentsWithHeights(
    _ asked: TableContents, keeping change: RowChange? = nil, of old: TableContents? = nil
  ) -> TableContents {
    // A copy, since the delegate may call the table meanwhile.
    var contents = asked
    var heights = [Double](repeating: effectiveRowEstimate, count: contents.count)
    let delegate = delegate
    contents.isKnown = [Bool](repeating: delegate == nil && rowHeight >= 0, count: contents.count)
    /// Copies the known height of an item from the old contents; returns false if there is none.
    func keepHeight(of item: Int) -> Bool {
      guard let old, let was = change?.oldItem[item], old.isKnown[was] else { return false }
      (heights[item], contents.isKnown[item]) = (old.heights[was], true)
      return true
    }
    for (item, view) in [(0, tableHeaderView), (contents.count - 1, tableFooterView)] {
      (heights[item], contents.isKnown[item]) = (min(view?.bounds.height ?? 0, Self.maxRowHeight), true)
    }
    for section in 0..<contents.sections {
      for end in SectionEnd.allCases {
        guard let item = contents.itemNumber(of: .end(end, section)) else { continue }
        (heights[item], contents.isKnown[item]) = estimatedHeight(of: end, section, in: contents)
        let isKept = old.map { $0.titles[section][end] == contents.titles[section][end] } ?? false
        if isKept, !contents.isKnown[item] { _ = keepHeight(of: item) }
      }
      guard delegate != nil || old != nil else { continue }
      let first = contents.starts[section] + 1
      for row in 0..<contents.rows(in: section) where !keepHeight(of: first + row) && estimatedRowHeight == 0
      {
        guard let height = height(of: IndexPath(row: row, section: section), from: delegate) else { continue }
        (heights[first + row], contents.isKnown[first + row]) = (height, true)
      }
    }
    contents.heights = HeightTree(heights)
    return contents
  }

  /// The height of a row that is not measured, in points: `rowHeight`, else `estimatedRowHeight` if it is
  /// above 0, else 44.
  private var effectiveRowEstimate: Double {
    if rowHeight >= 0 { return rowHeight }
    return estimatedRowHeight > 0 ? estimatedRowHeight : Self.defaultRowHeight
  }

  /// Returns the height that the delegate gives for a row, or 0 if it is below `minRowHeight`. Without a
  /// delegate, or if its height is automatic or invalid, returns `rowHeight`; nil if that is automatic, too, so
  /// that the cell has to be measured. An invalid height is reported.
  func height(of path: IndexPath, from delegate: (any TableViewDelegate)?) -> Double? {
    let asked: CGFloat? = delegate?.tableView(self, heightForRowAt: path)
    let given = asked.map(Double.init) ?? Self.automaticDimension
    if Self.isHeight(given) { return given < Self.minRowHeight ? 0 : given }
    if given != Self.automaticDimension {
      report(
        .dataSource,
        "the height of row \(path) in \(reportName) cannot be \(given): it has to be from 0 to a million, "
          + "or automatic, as it is now"
      )
    }
    return rowHeight >= 0 ? rowHeight : nil
  }

  /// The minimum height of a row. Rows below it have the height 0: otherwise the number of visible rows would be
  /// unbounded.
  static let minRowHeight = 0.01
}
