import KansoDiagnostics
import KansoTheme

/// A style guide after the whole way from bytes to theme, with everything that is wrong with it.
package struct CompiledGuide: Sendable {
  /// What was written; nil where not even the structure could be read.
  package let guide: StyleGuide?
  /// What it means; nil where there are errors.
  package let theme: Theme?
  /// Sorted for reports.
  package let diagnostics: [Diagnostic]

  /// Compiles the bytes of a guide. A mistake in them is a diagnostic, never a thrown error.
  ///
  /// - Parameter path: names the file in diagnostics.
  package init(bytes: [UInt8], path: String) {
    let (file, problems) = SourceText.decode(bytes, path: path)
    guard problems.isEmpty else {
      self.init(guide: nil, theme: nil, diagnostics: problems)
      return
    }
    let document = YAMLDocument(file)
    var reader = GuideReader(file: file)
    guard let root = document.root,
      let guide = reader.read(root, isWhole: document.diagnostics.isEmpty)
    else {
      self.init(guide: nil, theme: nil, diagnostics: document.diagnostics + reader.diagnostics)
      return
    }
    var resolver = Resolver(guide: guide)
    let theme = resolver.resolve()
    let found = document.diagnostics + reader.diagnostics + NameCollisions.check(guide) + resolver.diagnostics
    self.init(guide: guide, theme: found.hasErrors ? nil : theme, diagnostics: found)
  }

  private init(guide: StyleGuide?, theme: Theme?, diagnostics: [Diagnostic]) {
    self.guide = guide
    self.theme = theme
    self.diagnostics = diagnostics.sortedForReport()
  }
}
