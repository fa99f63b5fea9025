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
  /// - Parameters:
  ///   - path: names the file in diagnostics.
  ///   - configuration: what the project says about warnings.
  ///   - checksQuality: whether to look for what compiles but is probably not meant. It takes a while.
  package init(
    bytes: [UInt8], path: String, configuration: Configuration = Configuration(), checksQuality: Bool = false
  ) {
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
    let (resolved, collisions) = Concurrently.both {
      var resolver = Resolver(guide: guide)
      return (theme: resolver.resolve(), diagnostics: resolver.diagnostics)
    } _: {
      NameCollisions.check(guide)
    }
    var found = document.diagnostics + reader.diagnostics + collisions + resolved.diagnostics
    if checksQuality { found += NearDuplicateColors.check(guide) + UnusedColors.check(guide) }
    let silencing = Silencing(file)
    found = silencing.apply(to: found, reportsUnused: checksQuality) + silencing.diagnostics
    found.removeAll { configuration.disabledWarnings.contains($0.id) }
    self.init(guide: guide, theme: found.hasErrors ? nil : resolved.theme, diagnostics: found)
  }

  /// The same with more that is wrong with it.
  package func adding(_ more: [Diagnostic]) -> CompiledGuide {
    more.isEmpty
      ? self
      : CompiledGuide(guide: guide, theme: more.hasErrors ? nil : theme, diagnostics: diagnostics + more)
  }

  private init(guide: StyleGuide?, theme: Theme?, diagnostics: [Diagnostic]) {
    self.guide = guide
    self.theme = theme
    self.diagnostics = diagnostics.sortedForReport()
  }
}
