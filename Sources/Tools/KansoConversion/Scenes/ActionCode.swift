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
    /// The property that an outlet leads to; nil for none.
    var property: String?
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
    if context.options.platform == .uikit { return (ActionStatement.expression(ofSelector: selector), nil) }
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
        // A view in a cell of which the table makes many. In UIKit, the class of the cell connects its actions.
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
      next += view.childViews.reversed().map { ($0, isInCell || Self.cells.contains(view.kind.name)) }
    }
    return result
  }

  /// The kinds of views of which a table or a collection view makes many.
  private static let cells: Set = [
    "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView",
  ]

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
    guard let name = ActionStatement.selector(of: connection) else { return nil }
    let event = ActionStatement.event(of: connection)
    let isKnown =
      event.map { context.options.platform == .uikit || Self.portableEvents.contains($0) } ?? false
    if let id = connection.destination?.value, context.firstResponders.contains(id) { return nil }
    guard let event, isKnown, connection.destination?.value == controller.id else {
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
    guard context.options.platform == .uikit else {
      return Action(statements: [
        "\(expression).addAction(UIAction { [weak self] _ in self?.\(function)() }, for: .touchUpInside)"
      ])
    }
    guard segue.properties["identifier"] != nil else {
      return Action(statements: [
        "\(expression).addAction(UIAction { [weak self] in self?.\(function)(sender: $0.sender) }, for: .touchUpInside)"
      ])
    }
    var lines = SwiftLines()
    lines.add("\(expression).addAction(")
    lines.block("  UIAction { [weak self] action in", end: "  }, for: .touchUpInside)") { lines in
      lines.add("  guard let self else { return }")
      lines.add(
        "  " + SegueCode.following(segue, function, sender: "action.sender", context.options.platform))
    }
    return Action(statements: [String(lines.text.dropLast())])
  }

  /// Returns the statements that connect an item of a bar in a view to its controller.
  ///
  /// - Parameter expression: the expression of the item.
  func itemAction(
    _ connection: InterfaceConnection, _ expression: String, _ controller: InterfaceController
  ) -> Action {
    guard connection.destination?.value == controller.id,
      let name = ActionStatement.selector(of: connection)
    else {
      return Action(statements: [
        context.leave("connect the action \(ActionStatement.name(of: connection))", at: connection.range)
      ])
    }
    return Action(statements: [
      "\(expression).target = self",
      "\(expression).action = \(ActionStatement.expression(ofSelector: name))",
    ])
  }

  // MARK: Gesture recognizers

  private func gestureAction(
    _ id: String, _ expression: String, _ controller: InterfaceController, _ segues: [Int: String]
  ) -> Action? {
    guard let record = context.gestures[id] else { return nil }
    guard let gesture = GestureCode(record, context.options.platform),
      let name = gesture.selector(for: controller.id)
    else {
      return Action(statements: [context.leave("add the gesture recognizer \(record.name)", at: record.range)]
      )
    }
    let selector = selector(name)
    let creation = "\(gesture.className)(target: self, action: \(selector.expression))"
    let comments = context.leaveAttributes(of: record)
    var settings = gesture.settings
    if gesture.hasDelegate(controller.id), context.options.platform == .uikit {
      settings.append(".delegate = self as? any UIGestureRecognizerDelegate")
    }
    let outlet = context.outlets[id].map { SwiftName.escaped(SwiftName.memberOfApp($0)) }
    guard let outlet else {
      return Action(
        statements: comments + Self.adding(creation, settings, to: expression), method: selector.method)
    }
    return Action(
      statements: comments + settings.map { outlet + $0 } + ["\(expression).addGestureRecognizer(\(outlet))"],
      method: selector.method, property: "lazy var \(outlet) = \(creation)")
  }

  /// Returns the statements that add a recognizer to a view.
  private static func adding(_ creation: String, _ settings: [String], to expression: String) -> [String] {
    guard !settings.isEmpty else { return ["\(expression).addGestureRecognizer(\(creation))"] }
    var lines = SwiftLines()
    lines.block("do {") { lines in
      lines.add("let recognizer = \(creation)")
      for setting in settings { lines.add("recognizer\(setting)") }
      lines.add("\(expression).addGestureRecognizer(recognizer)")
    }
    return [String(lines.text.dropLast())]
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
      let name = ActionStatement.selector(of: connection)
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
        body: [
          SegueCode.following(segue, function, sender: SwiftName.escaped(name), context.options.platform)
        ])
    }
    guard let connection = record.connections.first(where: { $0.kind == .action }),
      connection.destination?.value == controller.id,
      let name = ActionStatement.selector(of: connection)
    else { return nil }
    return selector(name).method
  }
}
