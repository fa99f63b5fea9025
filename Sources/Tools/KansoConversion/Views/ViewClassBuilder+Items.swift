import KansoFormatting
import KansoInterfaceBuilder
import KansoProject
import KansoThemeEncoding

/// The items of bars that are views of the class.
extension ViewClassBuilder {
  /// The bars whose items are written on a platform.
  static func hasItemCode(_ bar: InterfaceView, _ platform: ConversionOptions.Platform) -> Bool {
    bar.kind == "toolbar" || platform == .uikit && ["navigationBar", "tabBar"].contains(bar.kind.name)
  }

  /// Adds the items of a bar.
  mutating func addItems(of bar: InterfaceView, _ expression: String) {
    guard Self.hasItemCode(bar, context.options.platform) else { return }
    var items: [String] = []
    switch bar.kind.name {
    case "toolbar": items = bar.items.records(named: "barButtonItem").map { addItem($0) }
    case "tabBar":
      items = bar.items.records(named: "tabBarItem").map { ItemCode(context).tabBarItem($0) }
    default: items = bar.items.records(named: "navigationItem").map { addNavigationItem($0) }
    }
    guard !items.isEmpty else { return }
    result.hierarchy.append("\(expression).items = \(items.swiftArray())")
  }

  /// Adds the local constant of a navigation item with its buttons. Returns its name.
  private mutating func addNavigationItem(_ record: InterfaceRecord) -> String {
    let name = names.unique("item")
    let title = record.text("title").map { context.values.text($0, of: record.id, "title") }
    result.hierarchy.append("let \(name) = UINavigationItem(title: \(title ?? ValueCode.text("")))")
    for key in ["leftBarButtonItem", "rightBarButtonItem"] {
      let items = ItemCode.records(of: record, key: key).map { addItem($0) }
      if !items.isEmpty { result.hierarchy.append("\(name).\(key)s = \(items.swiftArray())") }
    }
    if record.values["titleView"] != nil {
      result.hierarchy.append(context.leave("set the title view", at: record.range))
    }
    return name
  }

  /// Adds a button as a property, if something needs it or it has statements. Returns its expression.
  private mutating func addItem(_ record: InterfaceRecord) -> String {
    context.report.convertedCount += 1
    let code = ItemCode(context)
    let expression = code.expression(of: record, action: arguments(of: record))
    let statements = code.statements(of: record)
    let isConnected = record.id.map(context.connectedIDs.contains) ?? false
    guard isConnected || !statements.isEmpty else { return expression }
    let outlet = record.id.flatMap { context.outlets[$0] }
    let name = SwiftName.escaped(
      names.unique(outlet.map { SwiftName.memberOfApp($0) } ?? ItemCode.words(of: record) + "Item"))
    result.properties.append(
      ViewClass.Property(
        name: name, isPrivate: !isConnected, className: "UIBarButtonItem", creation: expression,
        statements: statements))
    if let id = record.id { result.itemExpressions[id] = name }
    return name
  }

  /// Returns the target and the action of a button. The action goes to the first responder that has it.
  private func arguments(of record: InterfaceRecord) -> String {
    let none = "target: nil, action: nil"
    for connection in record.connections {
      guard connection.kind == .action, context.options.platform == .uikit,
        let name = connection.properties["selector"]?.value ?? connection.name
      else {
        _ = context.leave(
          connection.kind == .segue
            ? "follow the segue of this item" : "connect \(ActionStatement.name(of: connection))",
          at: connection.range)
        continue
      }
      return "target: nil, action: Selector((\(SwiftText.literal(name))))"
    }
    return none
  }
}
