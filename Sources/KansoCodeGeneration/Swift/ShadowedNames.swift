import KansoTheme

/// The type names that groups of the guide shadow in a source.
///
/// In `Colors.UIColor`, for example, `UIColor` refers to the enum of a group and not to UIKit's class. A shadowed type
/// is called through a file-private function, whose name is not possible for a token.
struct ShadowedNames {
  private var names: Set<String> = []

  init(sections: [TokenGroup]) {
    func collect(_ group: TokenGroup) {
      for case .group(let inner) in group.members {
        names.insert(SwiftName.type(inner.path.name))
        collect(inner)
      }
    }
    sections.forEach(collect)
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Returns the name to call a type by.
  func call(_ name: String) -> String { contains(name) ? "_kanso\(name)" : name }
}
