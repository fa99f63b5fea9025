import KansoScreens

/// The table of breeds.
final class BreedBrowseView: View {
  let table: TableView = {
    let table = TableView()
    table.backgroundColor = Colors.blackish
    table.separatorColor = Colors.lightGray
    table.enableAutoLayout()
    return table
  }()

  override init(frame: Rect) {
    super.init(frame: frame)
    backgroundColor = Colors.blackish
    addSubview(table)
    table.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor).activate()
    table.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor).activate()
    table.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor).activate()
    table.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor).activate()
  }

  required init?(coder: NSCoder) { return nil }

  func setupTable(dataSource: any TableViewDataSource, delegate: any TableViewDelegate) {
    table.dataSource = dataSource
    table.delegate = delegate
    table.register(BreedCell.self, forCellReuseIdentifier: "\(BreedCell.self)")
  }
}
