import KansoFormatting
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoThemeEncoding

extension ControllerCode {
  /// Adds the initializers, if the controller sets anything.
  func writeInitializers(to lines: inout SwiftLines) {
    var setup = SwiftLines()
    writeSetup(to: &setup)
    guard !setup.lines.isEmpty else { return }
    lines.separate()
    switch superclass {
    case "UITableViewController":
      let style = controller.view.map(ContentCode.tableStyle) ?? "plain"
      lines.block("init() {") { lines in lines.add(["super.init(style: .\(style))"] + setup.lines) }
    case "UICollectionViewController":
      lines.block("init() {") { lines in
        lines.add(["super.init(collectionViewLayout: UICollectionViewFlowLayout())"] + setup.lines)
      }
    default:
      lines.block("override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {") { lines in
        lines.add(["super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)"] + setup.lines)
      }
    }
    lines.separate()
    if !scene.controller.isBase { lines.add("@available(*, unavailable)") }
    lines.block("required init?(coder: NSCoder) {") { lines in
      lines.add("fatalError(\"init(coder:) is not supported\")")
    }
  }

  /// Adds what the initializer sets: titles, items, and the way in which the screen is shown.
  private func writeSetup(to lines: inout SwiftLines) {
    if let title = controller.properties["title"]?.value {
      lines.add("title = \(context.values.text(title, of: controller.id, "title"))")
    }
    writeNavigationItem(to: &lines)
    lines.add(ItemCode(context).tabBarItem(of: controller))
    lines.add(ControllerProperties(controller, context).statements())
    let toolbar = itemNames(of: toolbarRecords)
    if !toolbar.isEmpty, context.options.platform == .uikit {
      lines.add("toolbarItems = \(toolbar.swiftArray())")
    }
  }

  /// Returns the properties of items, in the order in which the controller has them.
  private func itemNames(of records: [InterfaceRecord]) -> [String] {
    let places = Set(records.map(\.range.lowerBound))
    return barItems.filter { places.contains($0.record.range.lowerBound) }.map(\.name)
  }

  private func writeNavigationItem(to lines: inout SwiftLines) {
    guard case .record(let item)? = controller.values["navigationItem"] else { return }
    if let title = item.text("title"), !title.isEmpty {
      lines.add("navigationItem.title = \(context.values.text(title, of: item.id, "title"))")
    }
    if let prompt = item.text("prompt"), !prompt.isEmpty {
      lines.add("navigationItem.prompt = \(context.values.text(prompt, of: item.id, "prompt"))")
    }
    let mode = item.properties["largeTitleDisplayMode"]?.value
    if let mode = AttributeWords.code(mode, of: "largeTitleDisplayMode"), context.options.platform == .uikit {
      lines.add("navigationItem.largeTitleDisplayMode = .\(mode)")
    }
    for (key, value) in [
      ("hidesBackButton", true), ("leftItemsSupplementBackButton", true),
      ("hidesSearchBarWhenScrolling", false),
    ] where context.options.platform == .uikit && item.properties[key]?.value == (value ? "YES" : "NO") {
      lines.add("navigationItem.\(key) = \(value)")
    }
    for key in ["leftBarButtonItem", "rightBarButtonItem"] {
      let names = itemNames(of: item.barButtonItems(withKey: key))
      if names.count == 1 { lines.add("navigationItem.\(key) = \(names[0])") }
      if names.count > 1 { lines.add("navigationItem.\(key)s = \(names.swiftArray())") }
    }
    if let name = itemNames(of: item.barButtonItems(withKey: "backBarButtonItem")).first {
      lines.add("navigationItem.backBarButtonItem = \(name)")
    }
    if item.values["titleView"] != nil { lines.add(context.leave("set the title view", at: item.range)) }
    lines.add(context.leaveAttributes(of: item))
  }
}
