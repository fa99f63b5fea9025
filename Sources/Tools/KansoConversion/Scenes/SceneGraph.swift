import Foundation
import KansoFormatting
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoThemeEncoding

/// The scenes of a storyboard as expressions that make their controllers: generated classes, and functions for
/// navigation and tab bar controllers.
final class SceneGraph {
  /// The names of the classes, by the id of their controller.
  let scenes: [String: SceneNames]
  private let document: InterfaceDocument
  let context: DocumentContext
  private let controllers: [String: InterfaceController]
  private let functions: StoryboardFunctions
  /// The functions of the storyboards in the conversion, by name.
  private let storyboards: [String: StoryboardFunctions]

  /// The name of the enum with the functions.
  var name: String { functions.name }

  init(
    _ document: InterfaceDocument, _ scenes: [String: SceneNames], _ context: DocumentContext,
    _ functions: StoryboardFunctions, _ storyboards: [String: StoryboardFunctions]
  ) {
    (self.functions, self.storyboards) = (functions, storyboards)
    (self.document, self.scenes, self.context) = (document, scenes, context)
    controllers = Dictionary(
      document.scenes.compactMap(\.controller).compactMap { controller in
        controller.id.map { ($0, controller) }
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns true if code makes a controller: a class, a function, or the reference to another storyboard.
  func hasCode(_ controller: InterfaceController) -> Bool {
    controller.hasOwnClass || isContainer(controller) || reference(controller) != nil
  }

  private func isContainer(_ controller: InterfaceController) -> Bool {
    StoryboardFunctions.isContainer(controller, context.options.platform)
  }

  // MARK: Expressions

  /// The class of a controller, and the expression that makes one; nil if it has no code.
  func controller(withID id: String?) -> (type: String, expression: String)? {
    guard let id else { return nil }
    if let names = scenes[id] { return (names.type, names.type + "()") }
    guard let controller = controllers[id] else { return nil }
    if let reference = reference(controller) { return ("UIViewController", reference) }
    guard let function = functions.functions[id] else { return nil }
    return (className(of: controller), "\(name).\(function)()")
  }

  /// Returns the expression that makes the scene of another storyboard: its function if that storyboard is converted,
  /// too. Nil for any other controller.
  private func reference(_ controller: InterfaceController) -> String? {
    guard controller.kind == "viewControllerPlaceholder",
      let storyboard = controller.properties["storyboardName"]?.value
    else { return nil }
    let identifier = controller.properties["referencedIdentifier"]?.value
    if let expression = storyboards[storyboard]?.expression(for: identifier) { return expression }
    guard context.options.platform == .uikit else { return nil }
    let bundle = controller.properties["bundleIdentifier"].map {
      "Bundle(identifier: \(ValueCode.text($0.value)))"
    }
    let made = "UIStoryboard(name: \(ValueCode.text(storyboard)), bundle: \(bundle ?? "nil"))"
    return identifier.map { "\(made).instantiateViewController(withIdentifier: \(ValueCode.text($0)))" }
      ?? "\(made).instantiateInitialViewController()!"
  }

  private static let classes = [
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
  ]

  private func className(of controller: InterfaceController) -> String {
    let system = Self.classes[controller.kind] ?? "UIViewController"
    guard let custom = controller.customClass else { return system }
    ClassNames.noteModule(of: controller.properties, context)
    context.note(custom, inheritsFrom: system)
    return custom
  }

  // MARK: Functions

  /// Returns the text of the file with the functions; nil if the document needs none.
  ///
  /// - Parameter imports: returns the lines that import modules.
  func factoryText(_ imports: (Set<String>) -> [String]) -> String? {
    let initial = controller(withID: document.initialController?.value)
    guard initial != nil || !functions.functions.isEmpty else { return nil }
    var lines = SwiftLines()
    lines.document("The scenes of \(context.fileName) that contain others, and the first scene.")
    if context.options.platform == .uikit { lines.add("@MainActor") }
    lines.block("enum \(name) {") { lines in
      if let initial {
        lines.document(
          "Makes the first controller of the app. Set it as the `rootViewController` of the window, and remove the"
        )
        lines.document("name of the storyboard from Info.plist.")
        lines.block("static func \(StoryboardFunctions.initial)() -> UIViewController {") { lines in
          lines.add(local(initial.expression))
        }
      }
      if case .color(let color)? = document.values["tintColor"], let code = context.values.color(color) {
        lines.separate()
        lines.document("The tint color of the storyboard. Set it as that of the window.")
        lines.add("static let tintColor = \(code)")
      }
      writeIdentified(to: &lines)
      let containers = functions.functions.compactMap { id, function in
        controllers[id].flatMap { isContainer($0) ? (function, $0) : nil }
      }
      for (function, container) in containers.sorted(by: { $0.0 < $1.0 }) {
        write(container, function, to: &lines)
      }
    }
    var head = SwiftLines()
    head.add(imports(context.modules))
    head.add()
    return head.text + lines.text
  }

  /// Adds the functions that replace those with the identifiers of scenes.
  private func writeIdentified(to lines: inout SwiftLines) {
    for id in functions.identifiedIDs {
      guard let names = scenes[id], let function = functions.functions[id] else { continue }
      let identifier = controllers[id]?.properties["storyboardIdentifier"]?.value ?? ""
      lines.separate()
      lines.document(
        "Replaces `instantiateViewController(withIdentifier: \(SwiftText.literal(identifier)))`.")
      lines.block("static func \(function)() -> \(names.type) {") { $0.add("\(names.type)()") }
    }
  }

  /// Returns an expression as the enum itself needs it.
  private func local(_ expression: String) -> String {
    expression.hasPrefix(name + ".") ? String(expression.dropFirst(name.count + 1)) : expression
  }

  private func write(_ container: InterfaceController, _ function: String, to lines: inout SwiftLines) {
    let className = className(of: container)
    context.report.convertedCount += 1
    lines.separate()
    lines.document("Makes a `\(className)` with its scenes.")
    lines.block("static func \(function)() -> \(className) {") { lines in
      lines.add(creation(of: container, className))
      if let title = container.properties["title"]?.value, context.options.platform == .uikit {
        lines.add("controller.title = \(context.values.text(title, of: container.id, "title"))")
      }
      let properties = ControllerProperties(container, context).statements()
      for line in ItemCode(context).tabBarItem(of: container) + properties {
        lines.add(line.hasPrefix("//") ? line : "controller." + line)
      }
      if container.isOn("navigationBarHidden") { lines.add("controller.isNavigationBarHidden = true") }
      if case .view(let bar)? = container.values["navigationBar"] {
        lines.add(BarCode(bar, context).statements(about: "controller.navigationBar"))
        if bar.isOn("largeTitles") { lines.add("controller.navigationBar.prefersLargeTitles = true") }
      }
      if case .view(let bar)? = container.values["tabBar"] {
        lines.add(BarCode(bar, context).statements(about: "controller.tabBar"))
      }
      if container.properties["toolbarHidden"]?.value == "NO", context.options.platform == .uikit {
        lines.add("controller.isToolbarHidden = false")
      }
      for outlet in container.connections where outlet.kind == .outlet {
        let name = SwiftText.singleLine(outlet.name ?? "")
        lines.add(context.leave("set the outlet \(name) of this controller", at: outlet.range))
      }
      lines.add("return controller")
    }
  }

  /// Returns the statements that make a container with its scenes.
  private func creation(of container: InterfaceController, _ className: String) -> [String] {
    var comments: [String] = []
    func child(_ segue: InterfaceConnection) -> String? {
      if let child = controller(withID: segue.destination?.value) {
        return local(child.expression)
      }
      comments.append(context.leave("add the controller that this container shows", at: segue.range))
      return nil
    }
    switch container.kind {
    case "pageViewController": return ContainerCode.pages(container, className)
    case "splitViewController": return ContainerCode.split(container, className, child) + comments
    default: break
    }
    let children = container.segues.filter { $0.properties["kind"]?.value == "relationship" }.compactMap(
      child)
    guard container.kind == "navigationController", children.count == 1 else {
      return comments + [
        "let controller = \(className)()", "controller.viewControllers = \(children.swiftArray())",
      ]
    }
    return comments + ["let controller = \(className)(rootViewController: \(children[0]))"]
  }
}
