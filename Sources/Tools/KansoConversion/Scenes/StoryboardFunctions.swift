import KansoFormatting
import KansoInterfaceBuilder
import KansoThemeEncoding

/// The functions that make the scenes of a storyboard, which replace its identifiers.
struct StoryboardFunctions {
  /// The name of the enum with the functions.
  let name: String
  /// True if there is a first scene.
  private let hasInitial: Bool
  /// The names of the functions, by the identifier of the scene.
  private var functions: [String: String] = [:]

  /// Takes the scenes that get a class or a function.
  init(_ document: InterfaceDocument, named name: String) {
    self.name = name
    let controllers = document.scenes.compactMap(\.controller).filter {
      $0.hasOwnClass || SceneGraph.isContainer($0)
    }
    let initial = document.initialController?.value
    hasInitial = initial != nil && controllers.contains { $0.id == initial }
    for controller in controllers {
      guard let identifier = controller.properties["storyboardIdentifier"]?.value else { continue }
      functions[identifier] =
        controller.hasOwnClass
        ? Self.function(for: identifier) : SceneGraph.function(for: controller, named: identifier)
    }
  }

  /// Returns the name of the function for a scene with an identifier.
  static func function(for identifier: String) -> String { "make" + SwiftName.type(identifier) }

  /// Returns the expression that makes a scene; nil if there is none.
  ///
  /// - Parameter identifier: the identifier; nil for the first scene.
  func expression(for identifier: String?) -> String? {
    guard let identifier else { return hasInitial ? "\(name).makeInitialViewController()" : nil }
    return functions[identifier].map { "\(name).\($0)()" }
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
