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
  /// The numbers of tokens that the import changes in the guide.
  package let (updatedCount, addedCount, removedCount): (Int, Int, Int)

  /// Merges an import into a guide.
  /// - Parameters:
  ///   - record: the last import.
  ///   - file: the guide as it is.
  ///   - removes: false to keep the tokens that the source does not have any more.
  /// - Returns: Nil if the file is not YAML with sections.
  package init?(_ record: ImportRecord, _ file: SourceFile, _ guide: ImportedGuide, removes: Bool) {
    let document = YAMLDocument(file)
    let source = SourceFile(path: "tokens.yaml", text: guide.text)
    guard !document.diagnostics.hasErrors, let root = document.root, root.mapping != nil,
      let new = YAMLDocument(source).root?.mapping
    else { return nil }
    var merger = GuideMerger(record, file, source, guide, removes: removes)
    merger.merge(new, into: root)
    text = merger.text
    conflicts = merger.conflicts
    (updatedCount, addedCount, removedCount) = (merger.updatedCount, merger.addedCount, merger.removedCount)
  }
}
