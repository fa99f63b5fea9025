import KansoScreens

/// A data source and delegate that counts its calls.
final class Rows: TableViewDataSource, TableViewDelegate {
  var counts: [Int]
  var titles: [Int: String] = [:]
  var height: ((IndexPath) -> Double)?
  var make: ((TableView, IndexPath) -> TableViewCell)?
  private(set) var cellsAsked: [IndexPath] = []
  private(set) var heightsAsked = 0
  private(set) var shown: [IndexPath] = []
  private(set) var hidden: [IndexPath] = []
  private(set) var selected: [IndexPath] = []
  private(set) var deselected: [IndexPath] = []
  private(set) var offsets: [Double] = []

  init(_ counts: Int...) { self.counts = counts }

  func forget() { (cellsAsked, heightsAsked, shown, hidden, offsets) = ([], 0, [], [], []) }

  func numberOfSections(in tableView: TableView) -> Int { counts.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    cellsAsked.append(indexPath)
    return make?(tableView, indexPath)
      ?? tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    heightsAsked += 1
    return height?(indexPath) ?? TableView.automaticDimension
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    deselected.append(indexPath)
  }
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    shown.append(indexPath)
  }
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
  {
    hidden.append(indexPath)
  }
  func scrollViewDidScroll(_ scrollView: ScrollView) { offsets.append(scrollView.contentOffset.y) }
}

/// A cell of the height of its content view. It counts its life-cycle calls.
final class BarCell: TableViewCell {
  let bar = View()
  private(set) var height: LayoutConstraint!
  private(set) var reuses = 0
  private(set) var layouts = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bar.enableAutoLayout()
    addSubview(bar)
    height = bar.heightAnchor.constraint(equalToConstant: 30)
    LayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor),
      bar.topAnchor.constraint(equalTo: topAnchor), bar.bottomAnchor.constraint(equalTo: bottomAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { return nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// A table of 320 by 480 points in a screen. `height` gives the heights of its rows.
struct TableScreen {
  let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let rows: Rows

  init(_ counts: Int...) {
    rows = Rows()
    rows.counts = counts
    root.addSubview(table)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(BarCell.self, forCellReuseIdentifier: "bar")
    table.dataSource = rows
    table.delegate = rows
  }

  /// Makes the constraints of cells determine the heights of rows.
  func sizeThemselves(_ height: @escaping (IndexPath) -> Double) {
    rows.make = { table, path in
      guard let cell = table.dequeueReusableCell(withIdentifier: "bar", for: path) as? BarCell else {
        return TableViewCell(style: .default, reuseIdentifier: nil)
      }
      cell.height.constant = height(path)
      return cell
    }
  }

  func layOut() { root.layoutIfNeeded() }

  func scroll(_ y: Double) {
    table.scroll(by: Point(x: 0, y: y))
    layOut()
  }

  /// The visible rows, with their positions below the top of the table.
  var seen: [Seen] {
    table.visibleCells.map {
      Seen(path: table.indexPath(for: $0)!, y: $0.frame.minY - table.contentOffset.y, height: $0.frame.height)
    }
  }
}

struct Seen: Equatable {
  let path: IndexPath
  let y: Double
  let height: Double
}

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
