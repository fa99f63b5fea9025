import KansoFormatting
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoThemeEncoding

/// The class of a controller: its view, outlets, items, actions, static cells and segues.
struct ControllerCode {
  let controller: InterfaceController
  let scene: SceneNames
  /// The class of the view; nil for a scene without a view.
  let viewClass: ViewClass?
  /// The rows of a static table.
  let cells: [CellClass]
  let graph: SceneGraph
  let context: DocumentContext
  /// The property with the view.
  private let screen: String
  private var names: ViewNames
  /// The classes of the views and constraints, by id.
  private let types: [String: String]
  /// The names that the superclass has.
  private let reserved: Set<String>
  /// The names of the segues' functions, by the position of the segue.
  private var segueNames: [Int: String] = [:]
  var barItems: [ItemCode.Item] = []
  private var actions: [ActionCode.Action] = []

  init(
    _ controller: InterfaceController, _ scene: SceneNames, _ viewClass: ViewClass?, _ cells: [CellClass],
    _ graph: SceneGraph, _ context: DocumentContext
  ) {
    (self.controller, self.scene, self.viewClass, self.cells) = (controller, scene, viewClass, cells)
    (self.graph, self.context) = (graph, context)
    types = Self.types(of: controller, viewClass, context)
    reserved = ReservedNames.ofController(controller.kind)
    names = ViewNames(outlets: context.outlets, reserved: reserved, in: nil)
    let outlets = controller.connections.filter { $0.kind == .outlet }.compactMap(\.name)
    for outlet in outlets where outlet != "view" { _ = names.unique(outlet) }
    for cell in cells { _ = names.unique(cell.property.filter { $0 != "`" }) }
    screen = names.unique(SwiftName.member(scene.view))
    for segue in controller.allSegues {
      segueNames[segue.range.lowerBound] = names.unique(SegueCode.name(of: segue, graph))
    }
  }

  /// Returns the text of the class.
  func text() -> String {
    var code = self
    var lines = SwiftLines()
    code.write(to: &lines)
    return lines.text
  }

  var superclass: String {
    switch controller.kind {
    case "tableViewController": "UITableViewController"
    case "collectionViewController" where context.options.platform == .uikit: "UICollectionViewController"
    default: "UIViewController"
    }
  }

  private mutating func write(to lines: inout SwiftLines) {
    if let appClass = scene.controller.appSuperclass { context.note(appClass, inheritsFrom: superclass) }
    barItems = makeItems()
    let action = ActionCode(context, className: scene.controller.name)
    actions = action.actions(of: controller, expressions: expressions, segueNames)
    actions += (viewClass?.itemActions ?? []).map {
      action.itemAction($0.connection, "\(screen).\($0.name)", controller)
    }
    if scene.controller.isBase {
      lines.document(
        "The base class of `\(scene.type)`, from \(context.fileName): its view, outlets, items and segues.")
      lines.document("Let `\(scene.type)` inherit from it, and remove its outlets.")
    } else {
      lines.document("A screen from \(context.fileName).")
    }
    lines.block("class \(scene.controller.name): \(scene.controller.appSuperclass ?? superclass) {") {
      lines in
      for cell in cells {
        lines.add("let \(cell.property) = \(cell.type)(style: .default, reuseIdentifier: nil)")
      }
      for item in barItems {
        if item.statements.isEmpty {
          lines.add("lazy var \(item.name) = \(item.expression)")
        } else {
          lines.block("lazy var \(item.name): UIBarButtonItem = {", end: "}()") { lines in
            lines.add("let item = \(item.expression)")
            for statement in item.statements {
              lines.add(statement.hasPrefix(".") ? "item" + statement : statement)
            }
            lines.add("return item")
          }
        }
      }
      var recognizers: Set<String> = []
      for property in actions.compactMap(\.property) where recognizers.insert(property).inserted {
        lines.add(property)
      }
      writeOutlets(to: &lines)
      writeInitializers(to: &lines)
      writeLoading(to: &lines)
      StaticTableCode(controller.view, cells, segueNames, graph).write(to: &lines)
      writeMethods(to: &lines)
      let segues = SegueCode(graph, context)
      let anchors = expressions.merging(
        barItems.compactMap { item in item.record.id.map { ($0, item.name) } }, uniquingKeysWith: { $1 })
      for segue in controller.allSegues {
        segues.write(
          segue, named: segueNames[segue.range.lowerBound] ?? "show", anchor: { anchors[$0] }, to: &lines)
      }
      segues.writePerforming(
        controller.allSegues.map { ($0, segueNames[$0.range.lowerBound] ?? "show") }, to: &lines)
    }
  }

  /// The expressions of the views, by id.
  private var expressions: [String: String] {
    var result: [String: String] = [:]
    for (id, expression) in viewClass?.views ?? [] {
      result[id] = expression == "self" ? screen : "\(screen).\(expression)"
    }
    for (id, name) in viewClass?.constraintExpressions ?? [:] { result[id] = "\(screen).\(name)" }
    for (id, name) in viewClass?.itemExpressions ?? [:] { result[id] = "\(screen).\(name)" }
    for cell in cells {
      for (id, expression) in cell.viewClass.views {
        result[id] = expression == "self" ? cell.property : "\(cell.property).\(expression)"
      }
    }
    return result
  }

  // MARK: Outlets

  /// Adds the property with the view, and the outlets as computed properties.
  private func writeOutlets(to lines: inout SwiftLines) {
    if let viewClass {
      lines.separate()
      lines.document("The view of the controller.")
      let property = superclass == "UICollectionViewController" ? "collectionView" : "view"
      lines.add("var \(screen): \(viewClass.name) { \(property) as! \(viewClass.name) }")
    }
    // The outlets of a superclass in the app are its properties, which are set.
    guard scene.controller.appSuperclass == nil else { return }
    let expressions = self.expressions
    let itemIDs = Set(barItems.compactMap(\.record.id))
    var seen: Set<String> = []
    for outlet in controller.connections where outlet.kind == .outlet {
      guard let name = outlet.name, let id = outlet.destination?.value, name != "view", name != screen,
        seen.insert(name).inserted, !Self.delegates.contains(name)
      else { continue }
      guard !reserved.contains(name) else {
        if !["tableView", "collectionView"].contains(name) {
          lines.add(
            context.leave(
              "rename the outlet \(SwiftText.singleLine(name)), whose name UIKit has", at: outlet.range))
        }
        continue
      }
      let property = SwiftName.escaped(SwiftName.memberOfApp(name))
      if let expression = expressions[id], let type = types[id] {
        // A cell of a static table is a property itself.
        guard expression != property else { continue }
        lines.add("var \(property): \(type) { \(expression) }")
      } else if !itemIDs.contains(id), !isGesture(id) {
        lines.add(context.leave("make the outlet \(SwiftText.singleLine(name))", at: outlet.range))
      }
    }
    var collections: [String: (elements: [String], types: Set<String>)] = [:]
    for outlet in controller.connections where outlet.kind == .outletCollection {
      guard let name = outlet.name, let id = outlet.destination?.value, let expression = expressions[id]
      else { continue }
      collections[name, default: ([], [])].elements.append(expression)
      if let type = types[id] { collections[name]?.types.insert(type) }
    }
    for (name, (elements, found)) in collections.sorted(by: { $0.key < $1.key }) where !seen.contains(name) {
      let element = found.count == 1 ? found.first ?? "UIView" : "UIView"
      lines.add(
        "var \(SwiftName.escaped(SwiftName.memberOfApp(name))): [\(element)] { \(elements.swiftArray()) }")
    }
  }

  /// The outlets that are no views of the class.
  private static let delegates: Set = ["delegate", "dataSource"]

  private func isGesture(_ id: String) -> Bool { context.gestures[id] != nil }

  /// The classes of the views and constraints of a controller, by id.
  private static func types(
    of controller: InterfaceController, _ viewClass: ViewClass?, _ context: DocumentContext
  ) -> [String: String] {
    var types = viewClass?.itemExpressions.mapValues { _ in "UIBarButtonItem" } ?? [:]
    var next = controller.view.map { [$0] } ?? []
    while let view = next.popLast() {
      let isRoot = view.range.lowerBound == controller.view?.range.lowerBound
      if let id = view.id { types[id] = isRoot ? viewClass?.name : ClassNames.name(of: view, context) }
      for constraint in view.constraints { if let id = constraint.id { types[id] = "NSLayoutConstraint" } }
      next += view.childViews
    }
    return types
  }

  // MARK: Life cycle

  /// The items of the toolbar.
  var toolbarRecords: [InterfaceRecord] {
    var records: [InterfaceRecord] = []
    if case .list(let list)? = controller.values["toolbarItems"] {
      records += list.records(named: "barButtonItem")
    }
    for case .record(let list) in controller.items where list.name == "toolbarItems" {
      records += list.items.records(named: "barButtonItem")
    }
    return records
  }

  private mutating func makeItems() -> [ItemCode.Item] {
    var records: [InterfaceRecord] = []
    if case .record(let item)? = controller.values["navigationItem"] {
      records += ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"].flatMap {
        item.barButtonItems(withKey: $0)
      }
    }
    records += toolbarRecords
    let code = ItemCode(context)
    let action = ActionCode(context, className: scene.controller.name)
    return records.map { record in
      let outlet = record.id.flatMap { context.outlets[$0] }
      let name = outlet.map { SwiftName.memberOfApp($0) } ?? names.unique(ItemCode.words(of: record) + "Item")
      let arguments = action.itemArguments(of: record, of: controller, named: name, segueNames)
      context.report.convertedCount += 1
      return ItemCode.Item(
        name: SwiftName.escaped(name), expression: code.expression(of: record, action: arguments),
        statements: code.statements(of: record), record: record)
    }
  }

  private func writeLoading(to lines: inout SwiftLines) {
    guard let viewClass else { return }
    lines.separate()
    let isTable = superclass == "UITableViewController"
    let isCollection = superclass == "UICollectionViewController"
    lines.block("override func loadView() {") { lines in
      let property = isTable ? "tableView" : isCollection ? "collectionView" : "view"
      lines.add("\(property) = \(viewClass.name)(frame: UIScreen.main.bounds)")
      if isTable || isCollection {
        lines.add("\(property)?.dataSource = self")
        lines.add("\(property)?.delegate = self")
      }
      lines.add(outletAssignments)
      // Before `viewDidLoad()`, as a storyboard does it.
      lines.add(actions.flatMap(\.statements))
    }
    let embeds = embedStatements()
    guard !embeds.isEmpty else { return }
    lines.separate()
    lines.block("override func viewDidLoad() {") { lines in
      lines.add("super.viewDidLoad()")
      lines.add(embeds)
    }
  }

  /// The statements that set the outlets of a superclass in the app.
  private var outletAssignments: [String] {
    guard let appClass = scene.controller.appSuperclass else { return [] }
    let expressions = self.expressions
    return controller.connections.compactMap { outlet in
      guard outlet.kind == .outlet, let name = outlet.name, name != "view",
        let id = outlet.destination?.value,
        let expression = expressions[id], let type = types[id],
        !reserved.contains(name)
      else { return nil }
      let property = SwiftName.escaped(SwiftName.memberOfApp(name))
      context.noteOutlet(property, of: type, in: appClass)
      return "\(property) = \(expression)"
    }
  }

  /// Returns the statements that add the controllers of container views.
  private func embedStatements() -> [String] {
    var result: [String] = []
    let expressions = self.expressions
    var next = controller.view.map { [$0] } ?? []
    while let view = next.popLast() {
      for segue in view.connections where segue.kind == .segue && segue.properties["kind"]?.value == "embed" {
        guard let container = view.id.flatMap({ expressions[$0] }) else { continue }
        result.append("\(segueNames[segue.range.lowerBound] ?? "embed")(in: \(container))")
      }
      next += view.childViews.reversed()
    }
    return result
  }

  /// Adds the methods that actions call: those that Objective-C calls by name elsewhere are the app's.
  private func writeMethods(to lines: inout SwiftLines) {
    var seen: Set<String> = []
    let itemMethods = barItems.compactMap { item -> ActionCode.Method? in
      ActionCode(context, className: scene.controller.name).method(
        of: item.record, of: controller, named: item.name, segueNames)
    }
    for method in itemMethods + actions.compactMap(\.method) where seen.insert(method.signature).inserted {
      lines.separate()
      lines.document(method.summary)
      let prefix = context.options.platform == .uikit ? "@objc " : ""
      lines.block("\(prefix)func \(method.signature) {") { lines in lines.add(method.body) }
    }
  }
}
