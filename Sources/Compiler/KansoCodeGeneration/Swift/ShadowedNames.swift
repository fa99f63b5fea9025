import KansoTheme
import KansoThemeEncoding

/// The type names that groups of the guide shadow in a source.
///
/// In `Colors.UIColor`, for example, `UIColor` refers to the enum of a group and not to UIKit's class. A shadowed type
/// is called through a file-private function, whose name is not possible for a token.
struct ShadowedNames {
  private var names: Set<String> = []

  /// Collects the names of all groups in the sections, at every depth, as the names of their Swift enums. The
  /// names of the sections themselves are not included.
  init(sections: [TokenGroup], _ naming: SwiftNaming) {
    /// Adds the names of the groups within a group.
    func collect(_ group: TokenGroup) {
      for case .group(let inner) in group.members {
        names.insert(naming.type(inner.path.name))
        collect(inner)
      }
    }
    sections.forEach(collect)
  }

  /// Returns true if a group has that name in Swift.
  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Returns the name to call a type's initializer by: the type's own name, or, if that is shadowed, the name
  /// of a file-private function: `_kanso` and the type's name.
  func callName(ofType name: String) -> String { contains(name) ? "_kanso\(name)" : name }
}
