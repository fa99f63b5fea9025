import KansoTheme
import KansoThemeEncoding

/// The difference for code that uses the names in generated Swift. Former names that a guide keeps are names, too.
package struct CallerDifference: Sendable {
  /// The names that the new guide does not have, or has with another type.
  package let brokenNames: Set<String>
  /// The names that only the new guide has.
  package let addedNames: Set<String>
  /// The names that only the new guide deprecates.
  package let deprecatedNames: Set<String>
  /// The modes that only the old guide has, by name.
  package let removedModes: [String]
  /// The modes that only the new guide has, by name.
  package let addedModes: [String]

  /// The names without settings of a project, which change both guides in the same way.
  private static let naming = SwiftNaming()

  init(from old: Theme, to new: Theme) {
    let (before, after) = (Self.names(in: old), Self.names(in: new))
    brokenNames = Set(before.filter { after[$0.key]?.type != $0.value.type }.keys)
    addedNames = Set(after.keys.filter { before[$0] == nil })
    deprecatedNames = Set(
      after.filter { $0.value.isDeprecated && before[$0.key].map { !$0.isDeprecated } == true }.keys)
    removedModes = old.modes.map(\.name).filter { new.mode(named: $0) == nil }
    addedModes = new.modes.map(\.name).filter { old.mode(named: $0) == nil }
  }

  /// The properties of a name in generated Swift that callers depend on.
  private struct Declaration {
    /// The kind of the value, which decides the type in Swift.
    let type: String
    let isDeprecated: Bool
  }

  /// Returns the declarations of a theme by their names, with those of former names.
  private static func names(in theme: Theme) -> [String: Declaration] {
    let declarations = theme.addingRenamedTokens().tokens.map {
      (
        naming.name(of: $0.path),
        Declaration(type: $0.value.kindName, isDeprecated: $0.deprecated != nil)
      )
    }
    return Dictionary(declarations, uniquingKeysWith: { first, _ in first })
  }

  /// The number of names and modes that callers can no longer use as before.
  package var breakingCount: Int { brokenNames.count + removedModes.count }

  /// Returns true if callers can no longer use the name of a token as before.
  package func breaks(_ path: TokenPath) -> Bool { brokenNames.contains(Self.naming.name(of: path)) }

  /// Returns the effect of a change of one token.
  /// - Parameters:
  ///   - oldPath: the path in the old guide, or in the new one for an added token.
  ///   - newPath: the path in the new guide, or in the old one for a removed token.
  func impact(from oldPath: TokenPath, to newPath: TokenPath) -> Impact {
    let (before, after) = (Self.naming.name(of: oldPath), Self.naming.name(of: newPath))
    if brokenNames.contains(before) { return .major }
    return addedNames.contains(after) || deprecatedNames.contains(before) ? .minor : .patch
  }

  /// The effect of all names and modes; `none` if they are the same.
  var impact: Impact {
    if breakingCount > 0 { return .major }
    return addedNames.isEmpty && deprecatedNames.isEmpty && addedModes.isEmpty ? .none : .minor
  }
}
