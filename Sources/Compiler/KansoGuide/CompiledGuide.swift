import KansoDiagnostics
import KansoSystem
import KansoTheme
import KansoYAML

/// A compiled style guide: the results of all phases from bytes to theme, with all diagnostics.
package struct CompiledGuide: Sendable {
  /// The guide as it is written; nil if its structure could not be read, or if it is in a foreign format.
  package let guide: StyleGuide?
  /// The resolved theme; nil if `diagnostics` contains an error.
  package let theme: Theme?
  /// The diagnostics, sorted for reports.
  package let diagnostics: [Diagnostic]
  private let disabledWarnings: Set<DiagnosticDescriptor>

  /// Compiles the bytes of a guide. Errors in the guide become diagnostics. Warnings that a comment
  /// suppresses or the caller disables are removed.
  ///
  /// - Parameters:
  ///   - path: the name of the file in diagnostics.
  ///   - disabledWarnings: the warnings that the project's configuration disables.
  ///   - checksQuality: true to report valid parts of the guide that are probably mistakes. These checks are slow.
  package init(
    bytes: [UInt8], path: String, disabledWarnings: Set<DiagnosticDescriptor> = [],
    checksQuality: Bool = false
  ) {
    let (file, problems) = SourceText.decode(bytes, path: path)
    guard problems.isEmpty else {
      self.init(guide: nil, theme: nil, diagnostics: problems)
      return
    }
    let document = YAMLDocument(file)
    var reader = GuideReader(file: file)
    let read = document.root.flatMap { reader.read($0, isWhole: document.diagnostics.isEmpty) }
    // Only a guide with errors is checked for other formats, because a valid guide is in no other format. The other
    // format is then the cause of all errors, so it is reported alone.
    if reader.diagnostics.hasErrors, let foreign = document.root.flatMap({ ForeignDocument($0) }) {
      self.init(guide: nil, theme: nil, diagnostics: [foreign.diagnostic(in: file)])
      return
    }
    guard let guide = read else {
      let found = document.diagnostics + reader.diagnostics
      self.init(guide: nil, theme: nil, diagnostics: ReadingLimits.limitedReport(of: found))
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
    found = Suppressions(file, .guide).apply(
      to: found, checked: checksQuality ? SuppressionSyntax.guideChecks : [])
    found.removeAll { disabledWarnings.contains($0.descriptor) }
    self.init(
      guide: guide, theme: found.hasErrors ? nil : resolved.theme,
      diagnostics: ReadingLimits.limitedReport(of: found),
      disabledWarnings: disabledWarnings)
  }

  /// Returns the error for a document in the format of another tool. Nil for any other document, also for a
  /// theme that Kanso compiled, and for one that is not text or not YAML.
  package static func foreignFormat(of bytes: [UInt8], path: String) -> Diagnostic? {
    let (file, problems) = SourceText.decode(bytes, path: path)
    guard problems.isEmpty, let root = YAMLDocument(file).root, let foreign = ForeignDocument(root),
      foreign.format != .theme
    else { return nil }
    return foreign.diagnostic(in: file)
  }

  /// Returns the compiled guide with additional diagnostics, without the theme if one of them is an error.
  /// Additional warnings about the guide's file can be suppressed and disabled like those of compiling;
  /// diagnostics about other files are always added.
  package func addingDiagnostics(_ more: [Diagnostic]) -> CompiledGuide {
    guard !more.isEmpty else { return self }
    var left = more.filter { $0.range.file !== guide?.file }
    let own = more.filter { $0.range.file === guide?.file && !disabledWarnings.contains($0.descriptor) }
    if let guide { left += Suppressions(guide.file, .guide).unsuppressed(own) }
    return CompiledGuide(
      guide: guide, theme: left.hasErrors ? nil : theme, diagnostics: diagnostics + left,
      disabledWarnings: disabledWarnings)
  }

  /// Stores the results, with the diagnostics sorted for reports.
  private init(
    guide: StyleGuide?, theme: Theme?, diagnostics: [Diagnostic],
    disabledWarnings: Set<DiagnosticDescriptor> = []
  ) {
    self.guide = guide
    self.theme = theme
    self.diagnostics = diagnostics.sortedForReport()
    self.disabledWarnings = disabledWarnings
  }
}
