import KansoInterfaceBuilder

/// The data source of a table whose rows are in the document.
struct StaticTableCode {
  private let table: InterfaceView?
  private let cells: [CellClass]
  /// The names of the segues' functions, by the position of the segue.
  private let segues: [Int: String]
  private let graph: SceneGraph

  /// - Parameters:
  ///   - table: the root view of the controller.
  ///   - cells: the classes of the rows.
  ///   - segues: the names of the segues' functions, by the position of the segue.
  init(_ table: InterfaceView?, _ cells: [CellClass], _ segues: [Int: String], _ graph: SceneGraph) {
    (self.table, self.cells, self.segues, self.graph) = (table, cells, segues, graph)
  }

  /// The maximum length of the rows of a section on one line, in characters.
  private static let maxRowLength = 60

  /// Adds the sections and the methods of the data source; nothing for a table without rows in the document.
  func write(to lines: inout SwiftLines) {
    guard let table, !cells.isEmpty else { return }
    let properties = Dictionary(
      cells.map { ($0.source.range.lowerBound, $0.property) }, uniquingKeysWith: { first, _ in first })
    let sections = table.sections.map { section -> String in
      let rows = section.rows.compactMap { properties[table.cells[$0].range.lowerBound] }
      func text(_ key: String) -> String {
        section.properties[key].map {
          graph.context.values.text($0.value, of: section.properties["id"]?.value, key)
        } ?? "nil"
      }
      return
        "(header: \(text("headerTitle")), footer: \(text("footerTitle")), cells: \(rows.swiftArray(width: Self.maxRowLength)))"
    }
    lines.separate()
    if graph.context.options.platform == .uikit {
      for section in table.sections {
        let orders = graph.context.unconverted.orders(for: section)
        lines.add(orders.map { graph.context.leave($0, at: section.range) })
      }
    }
    lines.document("The rows of the table, by their sections.")
    lines.add(
      "private lazy var sections: [(header: String?, footer: String?, cells: [UITableViewCell])] = "
        + sections.swiftArray(width: 0))
    lines.separate()
    lines.add("override func numberOfSections(in tableView: UITableView) -> Int { sections.count }")
    lines.separate()
    lines.block(
      "override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {"
    ) {
      $0.add("sections[section].cells.count")
    }
    lines.separate()
    lines.block(
      "override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {"
    ) { $0.add("sections[indexPath.section].cells[indexPath.row]") }
    if table.sections.contains(where: { $0.properties["headerTitle"] != nil }) {
      writeTitle("Header", "header", to: &lines)
    }
    if table.sections.contains(where: { $0.properties["footerTitle"] != nil }) {
      writeTitle("Footer", "footer", to: &lines)
    }
    writeHeights(to: &lines)
    writeSelection(to: &lines)
  }

  /// Adds the methods that follow the segues of rows: when one is selected, and when its accessory is tapped.
  private func writeSelection(to lines: inout SwiftLines) {
    let accessory = "accessoryAction"
    writeSelection("didSelectRowAt", to: &lines) { $0.properties["trigger"]?.value != accessory }
    if graph.context.options.platform == .uikit {
      writeSelection("accessoryButtonTappedForRowWith", to: &lines) {
        $0.properties["trigger"]?.value == accessory
      }
    }
  }

  private func writeSelection(
    _ label: String, to lines: inout SwiftLines, _ isTriggered: (InterfaceConnection) -> Bool
  ) {
    let targets = cells.compactMap { cell -> (property: String, statement: String)? in
      guard
        let segue = cell.source.connections.first(where: {
          $0.kind == .segue && $0.properties["kind"]?.value != "unwind" && isTriggered($0)
        }),
        let function = segues[segue.range.lowerBound],
        graph.controller(withID: segue.destination?.value) != nil
      else { return nil }
      let platform = graph.context.options.platform
      return (cell.property, SegueCode.following(segue, function, sender: cell.property, platform))
    }
    guard !targets.isEmpty else { return }
    lines.separate()
    lines.block("override func tableView(_ tableView: UITableView, \(label) indexPath: IndexPath) {") {
      lines in
      lines.block("switch sections[indexPath.section].cells[indexPath.row] {") { lines in
        for (property, statement) in targets { lines.add("case \(property): \(statement)") }
        lines.add("default: break")
      }
    }
  }

  private func writeTitle(_ name: String, _ property: String, to lines: inout SwiftLines) {
    lines.separate()
    lines.block(
      "override func tableView(_ tableView: UITableView, titleFor\(name)InSection section: Int) -> String? {"
    ) { $0.add("sections[section].\(property)") }
  }

  /// Adds the heights of the rows that have one of their own.
  private func writeHeights(to lines: inout SwiftLines) {
    let heights = cells.compactMap { cell -> (String, Double)? in
      guard let height = cell.source.number("rowHeight"), height > 0 else { return nil }
      return (cell.property, height)
    }
    guard !heights.isEmpty else { return }
    lines.separate()
    lines.block(
      "override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {"
    ) { lines in
      lines.block("switch sections[indexPath.section].cells[indexPath.row] {") { lines in
        for (property, height) in heights {
          lines.add("case \(property): return \(ValueCode.number(height))")
        }
        lines.add("default: return tableView.rowHeight")
      }
    }
  }
}
