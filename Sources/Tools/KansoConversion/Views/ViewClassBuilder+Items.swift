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
      let items = record.barButtonItems(withKey: key).map { addItem($0) }
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
    let action = action(of: record)
    let expression = code.expression(of: record, action: action.arguments)
    let statements = code.statements(of: record)
    let isConnected = record.id.map(context.connectedIDs.contains) ?? false
    guard isConnected || !statements.isEmpty || action.connection != nil else { return expression }
    let outlet = record.id.flatMap { context.outlets[$0] }
    let name = SwiftName.escaped(
      names.unique(outlet.map { SwiftName.memberOfApp($0) } ?? ItemCode.words(of: record) + "Item"))
    let needsController = hasController && action.connection != nil
    result.properties.append(
      ViewClass.Property(
        name: name, isPrivate: !isConnected && !needsController, className: "UIBarButtonItem",
        creation: expression, statements: statements))
    if let id = record.id { result.itemExpressions[id] = name }
    if let connection = action.connection, let selector = ActionStatement.selector(of: connection) {
      if hasController {
        result.itemActions.append((name, connection))
      } else {
        let expression = ActionStatement.expression(ofSelector: selector)
        result.hierarchy += ["\(name).target = self", "\(name).action = \(expression)"]
      }
    }
    return name
  }

  /// Returns the target and the action of a button as arguments, and the connection that the controller, or else the class
  /// itself, makes later.
  private func action(of record: InterfaceRecord) -> (arguments: String, connection: InterfaceConnection?) {
    let none = "target: nil, action: nil"
    guard let connection = record.connections.first(where: { $0.kind == .action || $0.kind == .segue })
    else { return (none, nil) }
    if connection.kind == .action, context.options.platform == .uikit,
      let selector = ActionStatement.selector(of: connection), let id = connection.destination?.value
    {
      let toFirst = "target: nil, action: \(ActionStatement.expression(ofSelector: selector))"
      if context.firstResponders.contains(id) { return (toFirst, nil) }
      if isPrototype, context.controllerIDs.contains(id) { return (toFirst, nil) }
      if hasController ? context.controllerIDs.contains(id) : id == result.source.id {
        return (none, connection)
      }
    }
    _ = context.leave(
      connection.kind == .segue
        ? "follow the segue of this item"
        : "connect the action \(ActionStatement.name(of: connection))", at: connection.range)
    return (none, nil)
  }
}
