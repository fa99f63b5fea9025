import KansoTheme

/// The names that mean something else inside of a source, because a group of the guide is an enum of that name.
///
/// Inside of `Colors.UIColor`, the word `UIColor` is the enum and not UIKit's class. Such a name is reached through
/// a file-private function instead, whose name no token can have.
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

  /// The name as it has to be called.
  func call(_ name: String) -> String { contains(name) ? "_kanso\(name)" : name }
}
