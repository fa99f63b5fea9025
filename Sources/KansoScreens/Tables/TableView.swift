import KansoLayout
import KansoTheme

/// Rows below each other that can be scrolled: `UITableView` without its prefix, in its plain style.
///
/// Only rows that are visible have cells, and only their heights are measured; others count as `estimatedRowHeight` until they are. When
/// rows above what is visible turn out to have other heights, `contentOffset` changes so that nothing moves on the screen. Section headers
/// scroll with the rows.
open class TableView: ScrollView {
  /// Where a row goes that is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Not further than until it is seen.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// How rows are told apart.
  public enum SeparatorStyle: Int, Sendable {
    /// By nothing.
    case none = 0
    /// By a line of one pixel at the bottom of each.
    case singleLine = 1
  }

  /// How rows come and go. Without a screen they do so at once.
  public enum RowAnimation: Int, Sendable {
    /// By becoming less transparent.
    case fade = 0
    /// At once.
    case none = 5
    /// However it suits.
    case automatic = 100
  }

  /// As a height: what the cell's constraints ask for. As an estimate: 44 points.
  public static let automaticDimension = -1.0

  /// Who fills the table. It is not kept alive. Another one reloads the table.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Who is asked about rows and told of them. It is not kept alive. Another one reloads the table.
  public var delegate: (any TableViewDelegate)? {
    get { scrollDelegate as? any TableViewDelegate }
    set {
      guard scrollDelegate !== newValue else { return }
      scrollDelegate = newValue
      reloadData()
    }
  }
  /// How high rows are of which the delegate says nothing, in points: from 0 to a million, or `automaticDimension`. Others are refused and
  /// reported.
  public var rowHeight = automaticDimension {
    didSet { heightWasSet(\.rowHeight, from: oldValue, "row height") }
  }
  /// How high rows count that were not visible yet, in points: from 0 to a million, or `automaticDimension`. At 0 the delegate is asked for
  /// all heights at once, which takes as long as there are rows. Others are refused and reported.
  public var estimatedRowHeight = automaticDimension {
    didSet { heightWasSet(\.estimatedRowHeight, from: oldValue, "estimated row height") }
  }
  /// Whether there are lines between rows.
  public var separatorStyle = SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// Where lines between rows begin and end, in points; left is where texts begin. Only the left and the right count.
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
  /// The color of lines between rows.
  public var separatorColor: Color? = Color.separator { didSet { setNeedsLayout() } }
  /// Whether taps select rows.
  public var allowsSelection = true
  /// Whether more than one row can be selected.
  public var allowsMultipleSelection = false

  var contents = TableContents()
  var cells: [Int: TableViewCell] = [:]
  var headers: [Int: TableViewHeaderFooterView] = [:]
  /// Cells that show nothing now.
  var spareCells: [String: [TableViewCell]] = [:]
  /// Cells that the data source took and may not have given back.
  var takenCells: [TableViewCell] = []
  var cellTypes: [String: TableViewCell.Type] = [:]
  var selectedRows: Set<IndexPath> = []
  var needsReload = true
  /// Other rows came since the last layout.
  var hasLoaded = true
  var hasForgottenHeights = false
  /// Fonts and paddings may have other values, which only the visible rows can tell.
  private var checksHeights = false
  /// Visible cells that were changed since the last layout.
  var changedCells: [TableViewCell] = []
  var tiledWidth: Double?
  /// What stays where it is with the next layout.
  var keptPlace: TablePlace?
  var scrollTarget: (path: IndexPath, position: ScrollPosition)?
  private var isLoading = false
  /// Cells are asked for: what is known of rows must not change meanwhile.
  private(set) var isTiling = false

  /// A table with a frame.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  /// Shows what is visible. Call `super`.
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
  /// Beyond this many rows a table would take more memory than a phone has.
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

  func forgetHeights() {
    hasForgottenHeights = true
    setNeedsLayout()
  }

  /// Rows may have other heights: they are measured anew, and the first visible one stays where it is. Call `super`.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard let previous, previous.measuresLike(traitCollection) else { return forgetHeights() }
    checksHeights = true
  }

  // MARK: Loading

  /// Asks the data source for everything anew, with the next layout. The first visible row stays where it is if it is still there. No row
  /// is selected any more.
  public func reloadData() {
    needsReload = true
    selectedRows = []
    setNeedsLayout()
  }

  /// Asks for counts if that has not been done since they changed.
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

  func askedContents() -> TableContents {
    guard let dataSource else { return TableContents() }
    let sections = counted(dataSource.numberOfSections(in: self), "sections", room: Self.mostItems)
    var (rows, titles): ([Int], [String?]) = ([], [])
    var room = Self.mostItems - sections
    for section in 0..<sections {
      // Too many was said once.
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

  func counted(_ count: Int, _ what: String, room: Int) -> Int {
    if count >= 0, count <= room { return count }
    report(
      .dataSource,
      count < 0
        ? "there cannot be \(count) \(what) in \(reportName): there are none"
        : "\(count) \(what) in \(reportName) are too many: it shows no more than \(Self.mostItems)")
    return max(0, min(count, room))
  }

  /// Gives everything the height that it counts as until it is seen. It is a copy that is worked on: the delegate may ask the table.
  ///
  /// - Parameter change: which items keep what is known of them.
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

  /// The height that is said for a row; nil if its cell has to be measured.
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

  /// Lower rows are not there: a screen of them would be endless.
  static let leastHeight = 0.01
}
