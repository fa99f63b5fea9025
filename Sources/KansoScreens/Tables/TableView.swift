import KansoLayout
import KansoTheme

/// A scrollable list of rows in the plain style; the counterpart of `UITableView`.
///
/// Only visible rows have cells and measured heights. All other rows count with `estimatedRowHeight` until they are
/// measured. If rows above the visible ones turn out to have other heights, `contentOffset` changes so that nothing
/// moves on the screen. Section headers scroll with the rows.
open class TableView: ScrollView {
  /// The target position of a row in `scrollToRow`.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest position at which the whole row is visible.
    case none = 0
    /// The top of the table.
    case top = 1
    /// The middle of the table.
    case middle = 2
    /// The bottom of the table.
    case bottom = 3
  }

  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none = 0
    /// A line of one pixel at the bottom of each row.
    case singleLine = 1
  }

  /// The animation of inserted and deleted rows. Without a screen, all changes take effect at once.
  public enum RowAnimation: Int, Sendable {
    /// A change of the opacity.
    case fade = 0
    /// No animation.
    case none = 5
    /// An animation that the table chooses.
    case automatic = 100
  }

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
    didSet { heightWasSet(\.rowHeight, from: oldValue, "row height") }
  }
  /// The height that counts for rows that are not measured yet, in points: from 0 to a million, or
  /// `automaticDimension`. With 0, the table asks the delegate for all heights at once, which takes time in proportion
  /// to the number of rows. Other values are reported and ignored.
  public var estimatedRowHeight = automaticDimension {
    didSet { heightWasSet(\.estimatedRowHeight, from: oldValue, "estimated row height") }
  }
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
  /// True if taps select rows.
  public var allowsSelection = true
  /// True if several rows can be selected.
  public var allowsMultipleSelection = false

  var contents = TableContents()
  var cells: [Int: TableViewCell] = [:]
  var headers: [Int: TableViewHeaderFooterView] = [:]
  /// Unused cells, by reuse identifier.
  var spareCells: [String: [TableViewCell]] = [:]
  /// Cells that the data source dequeued and may not have returned.
  var takenCells: [TableViewCell] = []
  var cellTypes: [String: TableViewCell.Type] = [:]
  var selectedRows: Set<IndexPath> = []
  var needsReload = true
  /// True if the rows or their heights have changed since the last layout.
  var hasLoaded = true
  var hasForgottenHeights = false
  /// True if fonts and paddings may have changed. Only the visible rows are checked then.
  private var checksHeights = false
  /// The visible cells whose content has changed since the last layout.
  var changedCells: [TableViewCell] = []
  var tiledWidth: Double?
  /// The item that keeps its position in the next layout.
  var keptPlace: TablePlace?
  var scrollTarget: (path: IndexPath, position: ScrollPosition)?
  private var isLoading = false
  /// True while cells are requested. The contents must not change meanwhile.
  private(set) var isTiling = false

  /// Creates a table with a frame.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  /// Loads and lays out the visible rows. Call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isTiling, !isLoading else { return }
    loadIfNeeded()
    isTiling = true
    defer { isTiling = false }
    if checksHeights, hasOtherHeights { hasForgottenHeights = true }
    checksHeights = false
    measureChangedCells()
    tile()
  }

  func report(_ kind: LayoutProblem.Kind, _ message: String) { root.report(LayoutProblem(kind, message)) }

  // MARK: Heights

  static let defaultRowHeight = 44.0
  static let defaultHeaderHeight = 28.0
  static let largestHeight = 1e6
  /// The maximum number of items. With more, a table would take more memory than a phone has.
  static let mostItems = 4_000_000

  static func isHeight(_ height: Double) -> Bool { height >= 0 && height <= largestHeight }

  private func heightWasSet(
    _ property: ReferenceWritableKeyPath<TableView, Double>, from old: Double, _ what: String
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

  /// Measures the rows again, since their heights may have changed. The first visible row keeps its position. Call
  /// `super`.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard let previous, previous.measuresLike(traitCollection) else { return forgetHeights() }
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

  /// Requests the counts if they are out of date.
  func loadIfNeeded() {
    guard needsReload, !isLoading, !isTiling else { return }
    isLoading = true
    defer { isLoading = false }
    needsReload = false
    hasLoaded = true
    let place = currentPlace()
    let kept = place.map { contents.item($0.item) }
    for item in Array(cells.keys) { recycle(item) }
    for header in headers.values { header.removeFromSuperview() }
    headers = [:]
    let asked = askedContents()
    hasForgottenHeights = false
    contents = estimated(asked)
    keptPlace = nil
    if let place, place.isAtBeginning, contents.count > 0 {
      keptPlace = place
      keptPlace?.item = 0
    } else if let kept, let place, let item = contents.number(of: kept) {
      keptPlace = TablePlace(item: item, y: place.y)
    }
  }

  /// Returns the section and row counts and the titles from the data source.
  func askedContents() -> TableContents {
    guard let dataSource else { return TableContents() }
    let sections = counted(dataSource.numberOfSections(in: self), "sections", room: Self.mostItems)
    var (rows, titles): ([Int], [String?]) = ([], [])
    var room = Self.mostItems - sections
    for section in 0..<sections {
      // An excessive number is reported only once.
      guard room > 0 else {
        rows.append(0)
        titles.append(nil)
        continue
      }
      let count = counted(
        dataSource.tableView(self, numberOfRowsInSection: section), "rows in section \(section)", room: room)
      room -= count
      rows.append(count)
      titles.append(dataSource.tableView(self, titleForHeaderInSection: section))
    }
    return TableContents(rows: rows, titles: titles)
  }

  /// Returns a count from the data source, clamped to 0...`room`. Reports a count that is out of range.
  func counted(_ count: Int, _ what: String, room: Int) -> Int {
    if count >= 0, count <= room { return count }
    report(
      .dataSource,
      count < 0
        ? "there cannot be \(count) \(what) in \(reportName): there are none"
        : "\(count) \(what) in \(reportName) are too many: it shows no more than \(Self.mostItems)")
    return max(0, min(count, room))
  }

  /// Returns contents with an estimated height for every item that is not measured. It works on a copy, since the
  /// delegate may call the table meanwhile.
  ///
  /// - Parameter change: the mapping of items that keep their known heights.
  func estimated(
    _ asked: TableContents, keeping change: RowChange? = nil, of old: TableContents? = nil
  ) -> TableContents {
    var contents = asked
    var heights = [Double](repeating: estimatedRow, count: contents.count)
    let delegate = delegate
    contents.isKnown = [Bool](repeating: delegate == nil && rowHeight >= 0, count: contents.count)
    func keep(_ item: Int) -> Bool {
      guard let old, let was = change?.oldItem[item], old.isKnown[was] else { return false }
      (heights[item], contents.isKnown[item]) = (old.heights[was], true)
      return true
    }
    for section in 0..<contents.sections {
      let header = contents.starts[section]
      let hasTitle = contents.titles[section] != nil
      heights[header] = hasTitle ? Self.defaultHeaderHeight : 0
      contents.isKnown[header] = !hasTitle
      if hasTitle, old?.titles[section] == contents.titles[section] { _ = keep(header) }
      guard delegate != nil || old != nil else { continue }
      for row in 0..<contents.rows(in: section) where !keep(header + 1 + row) && estimatedRowHeight == 0 {
        guard let height = height(of: IndexPath(row: row, section: section), from: delegate) else { continue }
        (heights[header + 1 + row], contents.isKnown[header + 1 + row]) = (height, true)
      }
    }
    contents.heights = HeightTree(heights)
    return contents
  }

  private var estimatedRow: Double {
    if rowHeight >= 0 { return rowHeight }
    return estimatedRowHeight > 0 ? estimatedRowHeight : Self.defaultRowHeight
  }

  /// Returns the height that the delegate or the table gives for a row; nil if the cell has to be measured.
  func height(of path: IndexPath, from delegate: (any TableViewDelegate)?) -> Double? {
    let said = delegate?.tableView(self, heightForRowAt: path) ?? Self.automaticDimension
    if Self.isHeight(said) { return said < Self.leastHeight ? 0 : said }
    if said != Self.automaticDimension {
      report(
        .dataSource,
        "the height of row \(path) in \(reportName) cannot be \(said): it has to be from 0 to a million, or automatic, as it is now"
      )
    }
    return rowHeight >= 0 ? rowHeight : nil
  }

  /// The minimum height of a row. Rows below it have the height 0: otherwise the number of visible rows would be
  /// unbounded.
  static let leastHeight = 0.01
}
