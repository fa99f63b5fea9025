import KansoFormatting
import KansoInterfaceBuilder
import KansoProject
import KansoThemeEncoding

/// The functions that make the scenes of a storyboard: its containers, and the scenes with an identifier.
struct StoryboardFunctions {
  /// The name of the enum with the functions.
  let name: String
  /// The names of the functions, by the id of their controller.
  private(set) var functions: [String: String] = [:]
  /// The ids of the scenes with a class and an identifier, in the order of the document.
  private(set) var identifiedIDs: [String] = []
  /// The ids of the controllers, by the identifier of the scene.
  private var ids: [String: String] = [:]
  /// True if there is a function for the first scene.
  private let hasInitial: Bool

  /// The name of the function that makes the first scene.
  static let initial = "makeInitialViewController"

  /// Names the functions of a document. No two have one name.
  ///
  /// - Parameter name: the name of the enum.
  init(_ document: InterfaceDocument, named name: String, _ platform: ConversionOptions.Platform) {
    self.name = name
    let controllers = document.scenes.compactMap(\.controller).filter {
      $0.hasOwnClass || Self.isContainer($0, platform)
    }
    let initial = document.initialController?.value
    hasInitial = initial != nil && controllers.contains { $0.id == initial }
    let byID = Dictionary(
      controllers.compactMap { controller in controller.id.map { ($0, controller) } },
      uniquingKeysWith: { first, _ in first })
    var names = UniqueNames([Self.initial])
    for controller in controllers {
      guard let id = controller.id, functions[id] == nil else { continue }
      let identifier = controller.properties["storyboardIdentifier"]?.value
      if let identifier, ids[identifier] == nil { ids[identifier] = id }
      if let ending = Self.containers[controller.kind] {
        let screen = SwiftName.screen(
          identifier ?? controller.customClass ?? Self.root(of: controller, byID) ?? document.baseName)
        functions[id] = names.unique(
          "make" + (screen.hasSuffix(ending) ? screen : screen + ending), separator: "")
      } else if let identifier {
        functions[id] = names.unique("make" + SwiftName.type(identifier), separator: "")
        identifiedIDs.append(id)
      }
    }
  }

  /// The kinds of controllers that get functions, with the ends of their names.
  private static let containers = [
    "navigationController": "Navigation", "tabBarController": "Tabs", "splitViewController": "Split",
    "pageViewController": "Pages",
  ]

  /// Returns true for a container that the platform has.
  static func isContainer(
    _ controller: InterfaceController, _ platform: ConversionOptions.Platform
  ) -> Bool {
    guard containers[controller.kind] != nil else { return false }
    return platform == .uikit || !["splitViewController", "pageViewController"].contains(controller.kind)
  }

  /// Returns the name of the first scene of a navigation controller.
  private static func root(
    of controller: InterfaceController, _ controllers: [String: InterfaceController]
  ) -> String? {
    guard controller.kind == "navigationController" else { return nil }
    let roots = controller.segues.lazy.compactMap { $0.destination.flatMap { controllers[$0.value] } }
    return roots.first { $0.hasOwnClass }.flatMap { $0.customClass ?? $0.sceneTitle }
  }

  /// Returns the expression that makes a scene from another storyboard; nil if there is none.
  ///
  /// - Parameter identifier: the identifier; nil for the first scene.
  func expression(for identifier: String?) -> String? {
    guard let identifier else { return hasInitial ? "\(name).\(Self.initial)()" : nil }
    return ids[identifier].flatMap { functions[$0] }.map { "\(name).\($0)()" }
  }
}

extension InterfaceDocument {
  /// The name of the file without its ending.
  var baseName: String {
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    return name.split(separator: ".").dropLast().joined(separator: ".")
  }

  /// The name of the file as that of a class.
  var className: String { SwiftName.type(baseName.replacing("~", with: " ")) }
}
