import KansoDiagnostics
import KansoTheme

/// A compiled style guide: the results of all phases from bytes to theme, with all diagnostics.
package struct CompiledGuide: Sendable {
  /// The guide as it is written; nil if its structure could not be read.
  package let guide: StyleGuide?
  /// The resolved theme; nil if there are errors.
  package let theme: Theme?
  /// The diagnostics, sorted for reports.
  package let diagnostics: [Diagnostic]
  private let disabledWarnings: Set<DiagnosticID>

  /// Compiles the bytes of a guide. Errors in the guide become diagnostics; the initializer never throws.
  ///
  /// - Parameters:
  ///   - path: the name of the file in diagnostics.
  ///   - configuration: the project's configuration, which can disable warnings.
  ///   - checksQuality: true to report valid parts of the guide that are probably mistakes. These checks are slow.
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
    let read = document.root.flatMap { reader.read($0, isWhole: document.diagnostics.isEmpty) }
    // Only a guide with errors is checked for other formats, because a valid guide is in no other format. The other
    // format is then the cause of all errors, so it is reported alone.
    if reader.diagnostics.hasErrors, let foreign = document.root.flatMap({ ForeignDocument($0) }) {
      self.init(guide: nil, theme: nil, diagnostics: [foreign.diagnostic(in: file)])
      return
    }
    guard let guide = read else {
      let found = document.diagnostics + reader.diagnostics
      self.init(guide: nil, theme: nil, diagnostics: ReadingLimits.reported(found))
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
    self.init(
      guide: guide, theme: found.hasErrors ? nil : resolved.theme,
      diagnostics: ReadingLimits.reported(found),
      disabledWarnings: configuration.disabledWarnings)
  }

  /// Returns the error for a document in the format of another tool, or nil for any other document. A theme is in a format of
  /// Kanso's own.
  package static func foreignFormat(of bytes: [UInt8], path: String) -> Diagnostic? {
    let (file, problems) = SourceText.decode(bytes, path: path)
    guard problems.isEmpty, let root = YAMLDocument(file).root, let foreign = ForeignDocument(root),
      foreign.format != .theme
    else { return nil }
    return foreign.diagnostic(in: file)
  }

  /// Returns the compiled guide with additional diagnostics. Warnings about the guide are suppressed in the same way as
  /// the warnings of compiling.
  package func adding(_ more: [Diagnostic]) -> CompiledGuide {
    guard !more.isEmpty else { return self }
    var left = more.filter { $0.range.file !== guide?.file }
    let own = more.filter { $0.range.file === guide?.file && !disabledWarnings.contains($0.id) }
    if let guide { left += Silencing(guide.file).apply(to: own, reportsUnused: false) }
    return CompiledGuide(
      guide: guide, theme: left.hasErrors ? nil : theme, diagnostics: diagnostics + left,
      disabledWarnings: disabledWarnings)
  }

  private init(
    guide: StyleGuide?, theme: Theme?, diagnostics: [Diagnostic], disabledWarnings: Set<DiagnosticID> = []
  ) {
    self.guide = guide
    self.theme = theme
    self.diagnostics = diagnostics.sortedForReport()
    self.disabledWarnings = disabledWarnings
  }
}
