import KansoCanvasLayout
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoThemeEncoding

extension ViewClassBuilder {
  /// Connects the actions of controls to the class itself, and to the first responder that has the method.
  mutating func addActions() {
    var next = [result.source]
    while let view = next.popLast() {
      next += view.keyedViews + view.subviews
      for connection in view.connections where connection.kind == .action {
        guard let expression = view.id.flatMap({ items[$0]?.expression }),
          let target = target(of: connection)
        else { continue }
        guard context.options.platform == .uikit,
          let line = ActionStatement.statement(
            connection, of: expression == "self" ? "" : expression + ".", target: target)
        else {
          result.outlets.append(
            context.leave("connect the action \(ActionStatement.name(of: connection))", at: connection.range))
          continue
        }
        result.outlets.append(line)
      }
    }
  }

  /// Returns the target of an action that the class connects itself: `self`, or `nil` for the first responder. Returns
  /// nil for other objects, such as the controller, which connects its actions.
  func target(of connection: InterfaceConnection) -> String? {
    guard let id = connection.destination?.value else { return nil }
    if id == result.source.id { return "self" }
    // Many cells of a prototype are made, so that their actions find the controller as the first responder.
    let isShared = isPrototype && context.options.platform == .uikit
    return context.firstResponders.contains(id) || isShared ? "nil" : nil
  }

  /// Sets the outlets of classes in the app: that of the superclass, and those of views in the class.
  mutating func addOutlets() {
    if let appClass = generated.appSuperclass { addOutlets(of: result.source, appClass, prefix: "") }
    var next = result.source.keyedViews + result.source.subviews
    while let view = next.popLast() {
      if view.customClass != nil, let expression = view.id.flatMap({ items[$0]?.expression }) {
        addOutlets(of: view, ClassNames.name(of: view, context), prefix: expression + ".")
      }
      next += view.keyedViews + view.subviews
    }
    if generated.isBase, context.options.platform == .uikit {
      // The class of the app expects to be told that its outlets are set.
      result.outlets.append("awakeFromNib()")
    }
  }

  mutating func addOutlets(of owner: InterfaceView, _ appClass: String, prefix: String) {
    for outlet in owner.connections where outlet.kind == .outlet {
      guard let name = outlet.name, let id = outlet.destination?.value, let item = items[id],
        item.expression != "self", let view = sources[id]
      else { continue }
      let type = ClassNames.name(of: view, context)
      let property = SwiftName.escaped(SwiftName.memberOfApp(name))
      context.noteOutlet(property, of: type, in: appClass)
      result.outlets.append("\(prefix)\(property) = \(item.expression)")
    }
  }
}
