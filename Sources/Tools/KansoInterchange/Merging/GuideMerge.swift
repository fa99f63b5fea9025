import KansoDiagnostics
import KansoTheme
import KansoYAML

/// The result of another import into a guide that people may have changed. Three texts are compared for each token: that
/// of the last import, that of the guide, and that of the new import.
package struct GuideMerge {
  /// A token, or the modes, that changed in the source and in the guide. The guide keeps its own value.
  package struct Conflict {
    /// The path in the guide.
    package let path: String
    /// The value in the guide; nil if it was deleted there.
    package let own: String?
    /// The value in the source; nil if it was removed there.
    package let source: String?
    /// The place in the guide.
    package let place: SourceRange
  }

  /// The text of the guide.
  package let text: String
  package let conflicts: [Conflict]
  /// The paths of the tokens that the import changes in the guide.
  package let updated: [String], added: [String], removed: [String]
  /// True if the import changes the modes.
  package let changesModes: Bool
  /// The paths for which the next import compares with the values before this one.
  private let unsettled: Set<String>

  /// Merges an import into a guide.
  /// - Parameters:
  ///   - record: the last import.
  ///   - file: the guide as it is.
  ///   - kept: the paths of tokens that stay, although the source does not have them any more.
  /// - Returns: Nil if the file is not YAML with sections.
  package init?(
    _ record: ImportRecord, _ file: SourceFile, _ guide: ImportedGuide, keeping kept: Set<String> = []
  ) {
    let document = YAMLDocument(file)
    let source = SourceFile(path: "tokens.yaml", text: guide.text)
    guard !document.diagnostics.hasErrors, let root = document.root, root.mapping != nil,
      let newRoot = YAMLDocument(source).root, let new = newRoot.mapping
    else { return nil }
    var merger = GuideMerger(record, file, source, guide, keeping: kept, keepsModes: false)
    merger.merge(new, into: root)
    if merger.needsDeletedModes(newRoot) {
      merger = GuideMerger(record, file, source, guide, keeping: kept, keepsModes: true)
      merger.merge(new, into: root)
    }
    text = merger.text
    conflicts = merger.conflicts
    (updated, added, removed) = (merger.updated, merger.added, merger.removed)
    changesModes = merger.changesModes
    unsettled = kept.union(conflicts.map(\.path))
  }

  /// Returns the record of this import. Tokens in conflict keep the values of the last one, so that they are reported as
  /// long as the guide and the source differ, and so do tokens that stay because others need them.
  package func record(of new: ImportRecord, after last: ImportRecord) -> ImportRecord {
    new.replacing(unsettled, from: last)
  }

  /// Returns those of the removed tokens that the errors of a guide without them name.
  package func removedTokens(namedIn diagnostics: [Diagnostic]) -> Set<String> {
    var words: Set<Substring> = []
    for diagnostic in diagnostics where diagnostic.severity == .error {
      words.formUnion(diagnostic.range.text.split { !$0.isLetter && !$0.isNumber && !"._-".contains($0) })
    }
    // A reference within a section is without the section's name.
    return Set(
      removed.filter { path in
        words.contains(path[...]) || words.contains(path.drop { $0 != "." }.dropFirst())
      })
  }
}
