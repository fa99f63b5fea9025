import KansoCanvasLayout
import KansoFormatting
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
        guard let expression = view.id.flatMap({ items[$0]?.expression }) else { continue }
        let target = target(of: connection)
        // All other actions of views with a controller are the controller's.
        let isForeign = connection.destination.map { context.foreignOwners.contains($0.value) } ?? false
        guard target != nil || isForeign || isPrototype && context.options.platform == .uikit else {
          continue
        }
        guard let target, context.options.platform == .uikit,
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

  /// Adds the gesture recognizers of a class that has no controller in the document: those whose action is its own.
  mutating func addGestures() {
    guard addsGestures else { return }
    var next = [result.source]
    while let view = next.popLast() {
      next += view.keyedViews + view.subviews
      for connection in view.connections
      where connection.kind == .outletCollection && connection.name == "gestureRecognizers" {
        guard let id = connection.destination?.value, let record = context.gestures[id],
          let expression = view.id.flatMap({ items[$0]?.expression })
        else { continue }
        result.outlets += gestureStatements(record, to: expression == "self" ? "" : expression + ".")
      }
    }
  }

  /// Returns the statements that add a recognizer to a view. One that an outlet leads to is a property.
  private mutating func gestureStatements(_ record: InterfaceRecord, to prefix: String) -> [String] {
    guard context.options.platform == .uikit, let gesture = GestureCode(record, .uikit),
      let selector = gesture.selector(for: result.source.id)
    else { return [context.leave("add the gesture recognizer \(record.name)", at: record.range)] }
    let creation = "\(gesture.className)(target: self, action: Selector((\(SwiftText.literal(selector)))))"
    let comments = context.leaveAttributes(of: record)
    var settings = gesture.settings
    if gesture.hasDelegate(result.source.id) {
      settings.append(".delegate = self as? any UIGestureRecognizerDelegate")
    }
    let outlet = record.id.flatMap { context.outlets[$0] }
    let name = SwiftName.escaped(
      names.unique(outlet.map { SwiftName.memberOfApp($0) } ?? "recognizer"))
    if outlet != nil {
      result.constraintProperties.append((name, creation))
    } else if settings.isEmpty {
      return comments + ["\(prefix)addGestureRecognizer(\(creation))"]
    }
    return comments + (outlet == nil ? ["let \(name) = \(creation)"] : []) + settings.map { name + $0 }
      + ["\(prefix)addGestureRecognizer(\(name))"]
  }

  /// Returns the target of an action that the class connects itself: `self`, or `nil` for the first responder. Returns
  /// nil for other objects, such as the controller, which connects its actions.
  func target(of connection: InterfaceConnection) -> String? {
    guard let id = connection.destination?.value else { return nil }
    if id == result.source.id { return "self" }
    if context.firstResponders.contains(id) { return "nil" }
    // Many cells of a prototype are made, so that their actions find the controller as the first responder.
    let isShared = isPrototype && context.options.platform == .uikit
    return isShared && context.controllerIDs.contains(id) ? "nil" : nil
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
      guard let name = outlet.name, let id = outlet.destination?.value else { continue }
      if let constraint = result.constraintExpressions[id] {
        let property = SwiftName.escaped(SwiftName.memberOfApp(name))
        context.noteOutlet(property, of: "NSLayoutConstraint", in: appClass)
        result.outlets.append("\(prefix)\(property) = \(constraint)")
        continue
      }
      guard let item = items[id], item.expression != "self", let view = sources[id] else { continue }
      let type = ClassNames.name(of: view, context)
      let property = SwiftName.escaped(SwiftName.memberOfApp(name))
      context.noteOutlet(property, of: type, in: appClass)
      result.outlets.append("\(prefix)\(property) = \(item.expression)")
    }
  }
}
