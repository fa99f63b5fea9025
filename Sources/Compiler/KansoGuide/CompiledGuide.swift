import KansoDiagnostics
import KansoStandard
import KansoSystem
import KansoTheme
import KansoThemeEncoding
import KansoYAML

/// A compiled style guide: the results of all phases from bytes to theme, with all diagnostics.
package struct CompiledGuide: Sendable {
  /// The guide as it is written; nil if its structure could not be read, or if it is in a foreign format.
  package let guide: StyleGuide?
  /// The resolved theme; nil if `diagnostics` contains an error.
  package let theme: Theme?
  /// The tokens that could be resolved, also of a guide with errors, for display; nil if the structure of the guide could not
  /// be read. With errors in values, it has no groups.
  package let partialTheme: Theme?
  /// The diagnostics, sorted for reports.
  package let diagnostics: [Diagnostic]
  /// All files of the guide, as they were before they were read, also those that do not exist.
  package let files: [FoundFile]
  private let disabledWarnings: Set<DiagnosticDescriptor>

  /// Compiles a guide that names no other files; see `init(_:disabledWarnings:naming:checksQuality:rules:)`.
  ///
  /// - Parameter path: the name of the file in diagnostics.
  package init(
    bytes: [UInt8], path: String, disabledWarnings: Set<DiagnosticDescriptor> = [],
    naming: SwiftNaming = SwiftNaming(), checksQuality: Bool = false, rules: RuleSettings = RuleSettings()
  ) {
    self.init(
      GuideDocuments([GuideFile(path: path, bytes: bytes)], including: .none),
      disabledWarnings: disabledWarnings, naming: naming, checksQuality: checksQuality, rules: rules)
  }

  /// Compiles the files of a guide. Errors in the guide become diagnostics. Warnings that a comment suppresses
  /// in their file, or the caller disables, are removed.
  ///
  /// - Parameters:
  ///   - disabledWarnings: the warnings that the project's configuration disables.
  ///   - naming: the names in Swift, of which no two in a group are equal.
  ///   - checksQuality: true to check also the rules for guides: valid parts that are probably mistakes.
  ///   - rules: the settings of these rules.
  ///   - contrastSeverity: the severity of contrasts that are lower than the guide states; nil to check none. With
  ///     `checksQuality`, they are errors.
  package init(
    _ documents: GuideDocuments, disabledWarnings: Set<DiagnosticDescriptor> = [],
    naming: SwiftNaming = SwiftNaming(), checksQuality: Bool = false, rules: RuleSettings = RuleSettings(),
    contrastSeverity: Severity? = nil
  ) {
    let (read, readDiagnostics) = documents.read()
    guard let guide = read else {
      self.init(
        guide: nil, theme: nil, partialTheme: nil,
        diagnostics: ReadingLimits.limitedReport(of: readDiagnostics),
        files: documents.files)
      return
    }
    let (resolved, collisions) = Concurrently.both {
      var resolver = Resolver(guide: guide)
      return (theme: resolver.resolve(), diagnostics: resolver.diagnostics)
    } _: {
      NameCollisions.check(guide, naming)
    }
    var found = readDiagnostics + collisions + resolved.diagnostics
    var checks: Set<DiagnosticDescriptor> = []
    if resolved.theme.tokens.count == guide.tokens.count {
      found += NameCollisions.checkFormerNames(in: resolved.theme, of: guide, naming)
    }
    if checksQuality {
      let checked = CheckedGuide(guide, theme: found.hasErrors ? nil : resolved.theme, settings: rules)
      found += GuideRules.check(checked)
      checks = SuppressionSyntax.guideChecks.subtracting(GuideRules.unchecked(in: checked))
    }
    if let severity = checksQuality ? .error : contrastSeverity {
      if found.hasErrors {
        checks.remove(.lowContrast)
      } else {
        found += LowContrasts.check(guide, resolved.theme, severity: severity)
      }
    }
    found = guide.applyingSuppressions(to: found, checked: checks)
    found.removeAll { disabledWarnings.contains($0.descriptor) }
    self.init(
      guide: guide, theme: found.hasErrors ? nil : resolved.theme, partialTheme: resolved.theme,
      diagnostics: ReadingLimits.limitedReport(of: found), files: documents.files,
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

  /// Returns true for a document of the design-token standard that is no theme.
  package static func isDocument(_ bytes: [UInt8], path: String) -> Bool {
    StandardSource(bytes, path: path)?.isTheme == false
  }

  /// The resolved theme, also if stated contrasts are too low; nil if `diagnostics` contains another error.
  package var measuredTheme: Theme? {
    diagnostics.contains { $0.severity == .error && $0.descriptor != .lowContrast } ? nil : partialTheme
  }

  /// Returns the compiled guide with additional diagnostics, without the theme if one of them is an error.
  /// Additional warnings about the guide's files can be suppressed and disabled like those of compiling;
  /// diagnostics about other files are always added.
  package func addingDiagnostics(_ more: [Diagnostic]) -> CompiledGuide {
    guard !more.isEmpty else { return self }
    let sources = guide?.files ?? []
    let isOwn = more.map { new in sources.contains { $0 === new.range.file } }
    var left = zip(more, isOwn).filter { !$0.1 }.map(\.0)
    let own = zip(more, isOwn).filter { $0.1 && !disabledWarnings.contains($0.0.descriptor) }.map(\.0)
    if let guide { left += guide.unsuppressed(own) }
    return CompiledGuide(
      guide: guide, theme: left.hasErrors ? nil : theme, partialTheme: partialTheme,
      diagnostics: diagnostics + left, files: files, disabledWarnings: disabledWarnings)
  }

  /// Stores the results, with the diagnostics sorted for reports.
  private init(
    guide: StyleGuide?, theme: Theme?, partialTheme: Theme?, diagnostics: [Diagnostic], files: [FoundFile],
    disabledWarnings: Set<DiagnosticDescriptor> = []
  ) {
    self.guide = guide
    self.theme = theme
    self.partialTheme = partialTheme
    self.diagnostics = JSONPointers.add(to: diagnostics.sortedForReport())
    self.files = files
    self.disabledWarnings = disabledWarnings
  }
}
