import KansoInterfaceBuilder
import KansoInterfaceViews

extension ContentCode {
  func addStack(_ content: inout Content) {
    for key in ["axis", "distribution", "alignment"] {
      if let code = word(key) { content.statements.append(".\(key) = .\(code)") }
    }
    if let spacing = attributes.number("spacing"), spacing != 0 {
      content.statements.append(".spacing = \(ValueCode.number(spacing))")
    } else if let spacing = word("spacingType") {
      content.statements.append(".spacing = UIStackView.\(spacing)")
    }
    if attributes.flag("baselineRelativeArrangement") == true {
      content.statements.append(".isBaselineRelativeArrangement = true")
    }
    let hasMargins =
      attributes.value("layoutMargins") != nil || attributes.value("directionalLayoutMargins") != nil
    if hasMargins || attributes.flag("layoutMarginsRelativeArrangement") == true {
      content.statements.append(".isLayoutMarginsRelativeArrangement = true")
    }
  }

  // kanso:disable literal-size - what Xcode writes
  /// The default heights that Interface Builder writes into every table.
  private static let defaultHeights: [String: Set<Double>] = [
    "rowHeight": [-1], "estimatedRowHeight": [-1], "sectionHeaderHeight": [-1, 1, 10, 18, 22, 28],
    "sectionFooterHeight": [-1, 1, 10, 18, 22, 28], "estimatedSectionHeaderHeight": [-1],
    "estimatedSectionFooterHeight": [-1],
  ]
  // kanso:enable

  /// Returns the name of the style of a table.
  static func tableStyle(of table: InterfaceView) -> String {
    AttributeWords.code(table.properties["style"]?.value, of: "style", in: table.kind.name) ?? "plain"
  }

  func addTable(_ content: inout Content) {
    let style = Self.tableStyle(of: source)
    if style != "plain" { content.arguments = "(frame: .zero, style: .\(style))" }
    for key in Self.defaultHeights.keys.sorted() {
      guard values.platform == .uikit || !key.hasPrefix("estimatedSection"),
        let height = attributes.number(key), Self.defaultHeights[key]?.contains(height) == false
      else {
        continue
      }
      content.statements.append(".\(key) = \(ValueCode.number(height))")
    }
    if let style = word("separatorStyle") { content.statements.append(".separatorStyle = .\(style)") }
    if case .color(let color)? = attributes.value("separatorColor"), let code = values.color(color) {
      content.statements.append(".separatorColor = \(code)")
    }
    if case .insets(let insets)? = attributes.value("separatorInset") {
      content.statements.append(".separatorInset = \(ValueCode.insets(insets))")
    }
  }

  func addCollection(_ content: inout Content) {
    guard values.platform == .uikit else {
      content.remainders.append("lay out the items of the collection view")
      return
    }
    guard case .record(let layout)? = source.values["collectionViewLayout"],
      layout.name == "collectionViewFlowLayout"
    else {
      content.arguments = "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
      content.remainders.append("set the layout of the collection view")
      return
    }
    var lines = SwiftLines()
    lines.block("(frame: .zero, collectionViewLayout: {", end: "}())") { lines in
      lines.add("let layout = UICollectionViewFlowLayout()")
      for key in ["scrollDirection", "sectionInsetReference"] {
        if let code = AttributeWords.code(layout.properties[key]?.value, of: key) {
          lines.add("layout.\(key) = .\(code)")
        }
      }
      for key in ["minimumLineSpacing", "minimumInteritemSpacing"] {
        if let number = layout.properties[key].flatMap({ Double($0.value) }), number != 10 {
          lines.add("layout.\(key) = \(ValueCode.number(number))")
        }
      }
      for key in ["itemSize", "headerReferenceSize", "footerReferenceSize"] {
        if case .size(let size)? = layout.values[key], size.width != 0 || size.height != 0 {
          lines.add(
            "layout.\(key) = CGSize(width: \(ValueCode.number(size.width)), height: \(ValueCode.number(size.height)))"
          )
        }
      }
      if layout.properties["automaticEstimatedItemSize"]?.value == "YES" {
        lines.add("layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize")
      } else if case .size(let size)? = layout.values["estimatedItemSize"],
        size.width != 0 || size.height != 0
      {
        lines.add(
          "layout.estimatedItemSize = CGSize(width: \(ValueCode.number(size.width)), height: \(ValueCode.number(size.height)))"
        )
      }
      if case .insets(let insets)? = layout.values["sectionInset"],
        !insets.edges.allSatisfy({ $0.value == 0 })
      {
        lines.add("layout.sectionInset = \(ValueCode.insets(insets))")
      }
      lines.add("return layout")
    }
    content.arguments = String(lines.text.dropLast())
  }

  func addBar(_ content: inout Content) {
    let names = ["navigationBar": "navigationItem", "toolbar": "barButtonItem", "tabBar": "tabBarItem"]
    if let name = names[source.kind.name], !ViewClassBuilder.hasItemCode(source, values.platform),
      !source.items.records(named: name).isEmpty
    {
      content.remainders.append("set the items of the bar")
    }
  }
}

extension ContentCode {
  /// Returns the name of the style of a cell.
  static func cellStyle(of cell: InterfaceView) -> String {
    AttributeWords.code(cell.properties["style"]?.value, of: "style", in: cell.kind.name) ?? "default"
  }

  func addCell(_ content: inout Content) {
    if let accessory = word("accessoryType"),
      values.platform == .uikit || accessory != "detailButton"
    {
      content.statements.append(".accessoryType = .\(accessory)")
    }
    if case .insets(let insets)? = attributes.value("separatorInset"), values.platform == .uikit {
      content.statements.append(".separatorInset = \(ValueCode.insets(insets))")
    }
    addContentConfiguration(&content)
    if let level = attributes.number("indentationLevel"), level > 1, values.platform == .uikit {
      content.statements.append(".indentationLevel = \(Int(level))")
    }
  }

  /// Adds the configuration of a cell's content: its texts and its image.
  private func addContentConfiguration(_ content: inout Content) {
    guard case .record(let record)? = source.values["contentConfiguration"],
      record.name == "listContentConfiguration"
    else { return }
    let text = record.text("text").map { values.text($0, of: source.id, "contentConfiguration.text") }
    guard values.platform == .uikit else {
      if let text { content.statements.append(".textLabel?.text = \(text)") }
      return
    }
    var lines = SwiftLines()
    lines.block(".contentConfiguration = {", end: "}()") { lines in
      lines.add("var configuration = defaultContentConfiguration()")
      if let text { lines.add("configuration.text = \(text)") }
      if let text = record.text("secondaryText") {
        let text = values.text(text, of: source.id, "contentConfiguration.secondaryText")
        lines.add("configuration.secondaryText = \(text)")
      }
      if let image = values.image(
        { record.properties[$0]?.value }, record.values["imageReference"] ?? record.values["image"])
      {
        lines.add("configuration.image = \(image)")
      }
      lines.add("return configuration")
    }
    content.statements.append(String(lines.text.dropLast()))
  }
}
