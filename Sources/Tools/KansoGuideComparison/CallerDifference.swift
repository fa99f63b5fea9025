import KansoTheme

/// The parts of a difference that code which uses a guide depends on, besides tokens.
package struct CallerDifference: Sendable {
  /// The modes that only the old guide has, by name.
  package let removedModes: [String]
  /// The modes that only the new guide has, by name.
  package let addedModes: [String]
  /// The old paths of tokens that the new guide keeps as former names.
  package let keptNames: Set<TokenPath>
  /// The tokens that only the new guide deprecates.
  package let deprecated: Set<TokenPath>

  init(from old: Theme, to new: Theme) {
    removedModes = old.modes.map(\.name).filter { new.mode(named: $0) == nil }
    addedModes = new.modes.map(\.name).filter { old.mode(named: $0) == nil }
    keptNames = Set(new.renames.map(\.oldPath))
    deprecated = Set(
      new.tokens.filter { $0.deprecated != nil && old[$0.path].map { $0.deprecated == nil } == true }
        .map(\.path))
  }
}
