import Foundation
import KansoFormatting
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoThemeEncoding

/// The scenes of a storyboard as expressions that make their controllers: generated classes, and functions for
/// navigation and tab bar controllers.
final class SceneGraph {
  /// The name of the enum with the functions.
  let name: String
  /// The names of the classes, by the id of their controller.
  let scenes: [String: SceneNames]
  private let document: InterfaceDocument
  let context: DocumentContext
  private let controllers: [String: InterfaceController]
  /// The functions of the storyboards in the conversion, by name.
  private let storyboards: [String: StoryboardFunctions]
  /// The names of the functions for containers, by the id of their controller.
  private var functions: [String: String] = [:]

  init(
    _ document: InterfaceDocument, _ scenes: [String: SceneNames], _ context: DocumentContext,
    named name: String, _ storyboards: [String: StoryboardFunctions]
  ) {
    self.storyboards = storyboards
    (self.document, self.scenes, self.context, self.name) = (document, scenes, context, name)
    let all = document.scenes.compactMap(\.controller)
    controllers = Dictionary(
      all.compactMap { controller in controller.id.map { ($0, controller) } },
      uniquingKeysWith: { first, _ in first })
    var names = UniqueNames(["makeInitialViewController"])
    for controller in all where Self.isContainer(controller) && isAvailable(controller) {
      guard let id = controller.id else { continue }
      let wanted =
        controller.properties["storyboardIdentifier"]?.value ?? controller.customClass
        ?? (controller.kind == "navigationController" ? root(of: controller) : nil)
        ?? String(name.dropLast("Scenes".count))
      functions[id] = names.unique(Self.function(for: controller, named: wanted), separator: "")
    }
  }

  /// The kinds of controllers that get functions, with the ends of their names.
  private static let containers = [
    "navigationController": "Navigation", "tabBarController": "Tabs", "splitViewController": "Split",
    "pageViewController": "Pages",
  ]

  static func isContainer(_ controller: InterfaceController) -> Bool { containers[controller.kind] != nil }

  /// Returns the name of the function for a container.
  static func function(for controller: InterfaceController, named name: String) -> String {
    let (screen, ending) = (SwiftName.screen(name), containers[controller.kind] ?? "")
    return "make" + (screen.hasSuffix(ending) ? screen : screen + ending)
  }

  /// Returns false for a container that the platform does not have.
  private func isAvailable(_ controller: InterfaceController) -> Bool {
    context.options.platform == .uikit
      || !["splitViewController", "pageViewController"].contains(controller.kind)
  }

  /// Returns true if code makes a controller: a class, a function, or the reference to another storyboard.
  func hasCode(_ controller: InterfaceController) -> Bool {
    controller.hasOwnClass || Self.isContainer(controller) && isAvailable(controller)
      || reference(controller) != nil
  }

  /// Returns the name of the first scene in a container.
  private func root(of controller: InterfaceController) -> String? {
    controller.segues.lazy.compactMap { $0.destination?.value }.compactMap { self.scenes[$0]?.type }.first
  }

  // MARK: Expressions

  /// The class of a controller, and the expression that makes one; nil if it has no code.
  func controller(withID id: String?) -> (type: String, expression: String)? {
    guard let id else { return nil }
    if let names = scenes[id] { return (names.type, names.type + "()") }
    guard let controller = controllers[id] else { return nil }
    if let reference = reference(controller) { return ("UIViewController", reference) }
    guard let function = functions[id] else { return nil }
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
    guard initial != nil || !functions.isEmpty || !identified.isEmpty else { return nil }
    var lines = SwiftLines()
    lines.document("The scenes of \(context.fileName) that contain others, and the first scene.")
    if context.options.platform == .uikit { lines.add("@MainActor") }
    lines.block("enum \(name) {") { lines in
      if let initial {
        lines.document(
          "Makes the first controller of the app. Set it as the `rootViewController` of the window, and remove the"
        )
        lines.document("name of the storyboard from Info.plist.")
        lines.block("static func makeInitialViewController() -> UIViewController {") { lines in
          lines.add(initial.expression.replacingOccurrences(of: name + ".", with: ""))
        }
      }
      if case .color(let color)? = document.values["tintColor"], let code = context.values.color(color) {
        lines.separate()
        lines.document("The tint color of the storyboard. Set it as that of the window.")
        lines.add("static let tintColor = \(code)")
      }
      writeIdentified(to: &lines)
      for (id, function) in functions.sorted(by: { $0.value < $1.value }) {
        guard let container = controllers[id] else { continue }
        write(container, function, to: &lines)
      }
    }
    var head = SwiftLines()
    head.add(imports(context.modules))
    head.add()
    return head.text + lines.text
  }

  /// The scenes with an identifier that have a class of their own, in the order of the document.
  private var identified: [(identifier: String, names: SceneNames)] {
    document.scenes.compactMap(\.controller).compactMap { controller in
      guard let identifier = controller.properties["storyboardIdentifier"]?.value,
        let names = controller.id.flatMap({ scenes[$0] })
      else { return nil }
      return (identifier, names)
    }
  }

  /// Adds the functions that replace those with the identifiers of scenes.
  private func writeIdentified(to lines: inout SwiftLines) {
    var names = UniqueNames(Set(functions.values))
    for scene in identified {
      lines.separate()
      lines.document(
        "Replaces `instantiateViewController(withIdentifier: \(SwiftText.literal(scene.identifier)))`.")
      let function = names.unique(StoryboardFunctions.function(for: scene.identifier), separator: "")
      lines.block("static func \(function)() -> \(scene.names.type) {") { $0.add("\(scene.names.type)()") }
    }
  }

  private func write(_ container: InterfaceController, _ function: String, to lines: inout SwiftLines) {
    let className = className(of: container)
    context.report.convertedCount += 1
    lines.separate()
    lines.document("Makes a `\(className)` with its scenes.")
    lines.block("static func \(function)() -> \(className) {") { lines in
      lines.add(creation(of: container, className))
      for line in ItemCode(context).tabBarItem(of: container) { lines.add("controller." + line) }
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
      for attribute in container.runtimeAttributes where context.options.platform == .uikit {
        if let value = RuntimeAttributeCode.value(of: attribute, context.values) {
          lines.add("controller.setValue(\(value), forKeyPath: \(ValueCode.text(attribute.keyPath)))")
        }
      }
      lines.add("return controller")
    }
  }

  /// Returns the statements that make a container with its scenes.
  private func creation(of container: InterfaceController, _ className: String) -> [String] {
    var comments: [String] = []
    func child(_ segue: InterfaceConnection) -> String? {
      if let child = controller(withID: segue.destination?.value) {
        return child.expression.replacingOccurrences(of: name + ".", with: "")
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
