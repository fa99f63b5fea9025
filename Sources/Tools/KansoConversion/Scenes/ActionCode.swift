import KansoFormatting
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoProject
import KansoThemeEncoding

/// The connections of controls, items and gesture recognizers to a controller, as statements.
///
/// With UIKit, an action is called by its name, as a storyboard calls it, so that the methods of the app stay as they
/// are. Elsewhere, the class has a method of that name, which a subclass overrides.
struct ActionCode {
  private let context: DocumentContext
  /// The class of the controller.
  private let className: String

  init(_ context: DocumentContext, className: String) {
    (self.context, self.className) = (context, className)
  }

  /// A method that the generated class needs.
  struct Method {
    let summary: String
    let signature: String
    let body: [String]
  }

  /// The statements of a connection, and the method that it calls if the class has to have it.
  struct Action {
    var statements: [String] = []
    var method: Method?
  }

  /// The events that controls have on every platform.
  private static let portableEvents: Set = [
    "touchDown", "touchUpInside", "valueChanged", "editingDidBegin", "editingChanged", "editingDidEnd",
    "primaryActionTriggered",
  ]

  // MARK: Selectors

  /// Returns the expression of a selector, and the method of that name.
  private func selector(_ selector: String) -> (expression: String, method: Method?) {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
    let hasSender = parts.count > 1
    let plain = SwiftName.memberOfApp(String(parts[0]))
    let name = SwiftName.escaped(
      ReservedNames.ofController("viewController").contains(plain) ? plain + "Action" : plain)
    if context.options.platform == .uikit { return ("Selector((\(ValueCode.text(selector))))", nil) }
    let method = Method(
      summary: "The action `\(SwiftText.singleLine(selector))`, which a subclass overrides.",
      signature: hasSender ? "\(name)(_ sender: Any?)" : "\(name)()", body: [])
    let reference = hasSender ? "\(className).\(name)(_:)" : "\(className).\(name)"
    return ("Selector(\(ValueCode.text(selector)), \(reference))", method)
  }

  // MARK: Views

  /// Returns the actions of all views and gesture recognizers of a controller.
  ///
  /// - Parameters:
  ///   - expressions: the expressions of the views, by id.
  ///   - segues: the names of the segues' functions, by the position of the segue.
  func actions(
    of controller: InterfaceController, expressions: [String: String], _ segues: [Int: String]
  ) -> [Action] {
    var result: [Action] = []
    var next = controller.view.map { [(view: $0, isInCell: false)] } ?? []
    while let (view, isInCell) = next.popLast() {
      if let expression = view.id.flatMap({ expressions[$0] }) {
        for connection in view.connections {
          if let action = action(connection, of: view, expression, controller, segues) {
            result.append(action)
          }
        }
      } else {
        // A view in a cell of which the table makes many. In UIKit, its action goes to the first responder with it.
        for connection in view.connections
        where connection.destination?.value == controller.id && connection.kind == .action
          && !(isInCell && context.options.platform == .uikit)
        {
          result.append(
            Action(statements: [
              context.leave(
                "connect the action \(ActionStatement.name(of: connection))", at: connection.range)
            ]))
        }
        for segue in view.connections where segue.kind == .segue {
          guard let function = segues[segue.range.lowerBound], segue.properties["kind"]?.value != "embed"
          else { continue }
          result.append(
            Action(statements: [
              context.leave("call \(function)() when this cell is selected", at: segue.range)
            ]))
        }
      }
      next += view.childViews.reversed().map { ($0, isInCell || view.kind.name.hasSuffix("Cell")) }
    }
    return result
  }

  private func action(
    _ connection: InterfaceConnection, of view: InterfaceView, _ expression: String,
    _ controller: InterfaceController,
    _ segues: [Int: String]
  ) -> Action? {
    switch connection.kind {
    case .action: return controlAction(connection, expression, controller)
    case .segue:
      let isStaticRow = controller.view?.sections.isEmpty == false
      return segueAction(connection, of: view, expression, segues, isStaticRow: isStaticRow)
    case .outlet:
      guard connection.destination?.value == controller.id, let name = connection.name else { return nil }
      guard let type = Self.delegates[view.kind.name]?[name] else {
        if context.options.platform == .uikit {
          // As a nib does it: the protocol of the app's class is not in the document.
          return Action(statements: ["\(expression).setValue(self, forKey: \(ValueCode.text(name)))"])
        }
        return Action(statements: [
          context.leave("set \(SwiftText.singleLine(name)) of \(expression) to self", at: connection.range)
        ])
      }
      let isOwn =
        controller.view?.range.lowerBound == view.range.lowerBound && controller.kind != "viewController"
      if isOwn || (context.options.platform == .portable && type.hasPrefix("UICollection")) { return nil }
      return Action(statements: ["\(expression).\(name) = self as? any \(type)"])
    case .outletCollection:
      guard connection.name == "gestureRecognizers", let id = connection.destination?.value else {
        return nil
      }
      return gestureAction(id, expression, controller, segues)
    }
  }

  private static let delegates: [String: [String: String]] = [
    "tableView": ["delegate": "UITableViewDelegate", "dataSource": "UITableViewDataSource"],
    "collectionView": ["delegate": "UICollectionViewDelegate", "dataSource": "UICollectionViewDataSource"],
    "textField": ["delegate": "UITextFieldDelegate"], "textView": ["delegate": "UITextViewDelegate"],
    "searchBar": ["delegate": "UISearchBarDelegate"], "scrollView": ["delegate": "UIScrollViewDelegate"],
    "pickerView": ["delegate": "UIPickerViewDelegate", "dataSource": "UIPickerViewDataSource"],
  ]

  private func controlAction(
    _ connection: InterfaceConnection, _ expression: String, _ controller: InterfaceController
  ) -> Action? {
    guard let name = connection.properties["selector"]?.value ?? connection.name else { return nil }
    let event =
      connection.properties["eventType"].flatMap { ActionStatement.events[$0.value] }
      ?? "primaryActionTriggered"
    let isKnown = context.options.platform == .uikit || Self.portableEvents.contains(event)
    if let id = connection.destination?.value, context.firstResponders.contains(id) { return nil }
    guard isKnown, connection.destination?.value == controller.id else {
      return Action(statements: [
        context.leave("connect the action \(ActionStatement.name(of: connection))", at: connection.range)
      ])
    }
    let selector = selector(name)
    return Action(
      statements: ["\(expression).addTarget(self, action: \(selector.expression), for: .\(event))"],
      method: selector.method)
  }

  private func segueAction(
    _ segue: InterfaceConnection, of view: InterfaceView, _ expression: String, _ segues: [Int: String],
    isStaticRow: Bool
  ) -> Action? {
    guard segue.properties["kind"]?.value != "embed", let function = segues[segue.range.lowerBound] else {
      return nil
    }
    if view.kind == "tableViewCell", isStaticRow { return nil }
    guard view.kind == "button" else {
      let text = view.kind.name.hasSuffix("Cell") ? "when this cell is selected" : "for this view"
      return Action(statements: [context.leave("call \(function)() \(text)", at: segue.range)])
    }
    return Action(
      statements: [
        "\(expression).addAction(UIAction { [weak self] _ in self?.\(function)() }, for: .touchUpInside)"
      ])
  }

  // MARK: Gesture recognizers

  private static let recognizers = [
    "tapGestureRecognizer": "UITapGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer", "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
  ]

  private func gestureAction(
    _ id: String, _ expression: String, _ controller: InterfaceController, _ segues: [Int: String]
  ) -> Action? {
    guard let record = context.gestures[id],
      let className = Self.recognizers[record.name]
    else { return nil }
    let connection = record.connections.first { $0.kind == .action && $0.destination?.value == controller.id }
    let isKnown = context.options.platform == .uikit || className == "UITapGestureRecognizer"
    guard isKnown, let connection, let name = connection.properties["selector"]?.value ?? connection.name
    else {
      return Action(statements: [context.leave("add the gesture recognizer \(record.name)", at: record.range)]
      )
    }
    let selector = selector(name)
    let creation = "\(className)(target: self, action: \(selector.expression))"
    let settings = Self.settings(of: record, context.options.platform)
    guard !settings.isEmpty else {
      return Action(statements: ["\(expression).addGestureRecognizer(\(creation))"], method: selector.method)
    }
    var lines = SwiftLines()
    lines.block("do {") { lines in
      lines.add("let recognizer = \(creation)")
      for setting in settings { lines.add("recognizer.\(setting)") }
      lines.add("\(expression).addGestureRecognizer(recognizer)")
    }
    return Action(statements: [String(lines.text.dropLast())], method: selector.method)
  }

  /// Returns the statements about a gesture recognizer, as far as they are not the defaults.
  private static func settings(of record: InterfaceRecord, _ platform: ConversionOptions.Platform) -> [String]
  {
    guard platform == .uikit else { return [] }
    func value(_ key: String) -> String? { record.properties[key]?.value }
    var result: [String] = []
    if let direction = value("direction"), ["left", "up", "down"].contains(direction) {
      result.append("direction = .\(direction)")
    }
    for key in ["numberOfTapsRequired", "numberOfTouchesRequired"] {
      if let number = value(key).flatMap({ Int($0) }), number > 1 { result.append("\(key) = \(number)") }
    }
    if let duration = value("minimumPressDuration").flatMap({ Double($0) }), duration != 0.5 {
      result.append("minimumPressDuration = \(ValueCode.number(duration))")
    }
    if value("cancelsTouchesInView") == "NO" { result.append("cancelsTouchesInView = false") }
    return result
  }

  // MARK: Items

  /// Returns the target and the action of an item, as arguments.
  func itemArguments(
    of record: InterfaceRecord, of controller: InterfaceController, named name: String,
    _ segues: [Int: String]
  ) -> String {
    if let method = method(of: record, of: controller, named: name, segues), method.body.count == 1 {
      let function = SwiftName.member(name) + "Tapped"
      let selector =
        context.options.platform == .uikit
        ? "#selector(\(function))" : "Selector(\(ValueCode.text(function)), \(className).\(function))"
      return "target: self, action: \(selector)"
    }
    guard let connection = record.connections.first(where: { $0.kind == .action }),
      let name = connection.properties["selector"]?.value ?? connection.name
    else { return "target: nil, action: nil" }
    if let id = connection.destination?.value, context.firstResponders.contains(id),
      context.options.platform == .uikit
    {
      return "target: nil, action: \(selector(name).expression)"
    }
    guard connection.destination?.value == controller.id else {
      _ = context.leave("connect the action \(ActionStatement.name(of: connection))", at: connection.range)
      return "target: nil, action: nil"
    }
    return "target: self, action: \(selector(name).expression)"
  }

  /// Returns the method that an item calls, if the class has to have it.
  func method(
    of record: InterfaceRecord, of controller: InterfaceController, named name: String,
    _ segues: [Int: String]
  ) -> Method? {
    if let segue = record.connections.first(where: { $0.kind == .segue }),
      let function = segues[segue.range.lowerBound]
    {
      return Method(
        summary: "Follows the segue of the item.", signature: SwiftName.member(name) + "Tapped()",
        body: ["\(function)()"])
    }
    guard let connection = record.connections.first(where: { $0.kind == .action }),
      connection.destination?.value == controller.id,
      let name = connection.properties["selector"]?.value ?? connection.name
    else { return nil }
    return selector(name).method
  }
}
