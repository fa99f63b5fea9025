import KansoDiagnostics
import KansoThemeEncoding
import KansoYAML

/// The configuration of a project: the content of its `kanso.yaml`.
package struct Configuration: Sendable {
  /// The warnings that are disabled in the whole project.
  package var disabledWarnings: Set<DiagnosticDescriptor> = []
  /// The settings of the rules for guides.
  package var rules = RuleSettings()
  /// The platform to compile for; nil if it is not configured.
  package var platform: Platform?
  /// The access level of the generated declarations; nil if it is not configured.
  package var access: Access?
  /// True to compile the tokens also for Objective-C.
  package var writesObjectiveCHeader = false
  /// True to write a resolver document of the design-token standard beside the theme file.
  package var writesStandard = false
  /// False to write no colors as members of SwiftUI's `ShapeStyle`.
  package var writesShapeStyles = true
  /// True for constants of Apple's types that ask the theme at run time first.
  package var followsTheme = false
  /// The severity of contrasts that are lower than the guide states, in `kanso compile`; nil to check none.
  package var contrastSeverity: Severity? = .warning
  /// The names of the generated enums.
  package var naming = SwiftNaming()
  /// The settings of the lint.
  package var lint = LintSettings()
  /// The choices of `kanso convert`.
  package var conversion = ConversionOptions()
  /// The outputs of `kanso export`, in their order.
  package var exports: [ExportSettings] = []

  package init() {}

  /// Reads a configuration. Errors become diagnostics, and invalid settings keep their defaults. A file that
  /// is not valid text or YAML results in the default configuration; so does an empty one, without a
  /// diagnostic.
  ///
  /// - Parameters:
  ///   - path: the name of the file in diagnostics.
  ///   - known: the diagnostics that the configuration can name.
  package static func read(
    bytes: [UInt8], path: String, known: [DiagnosticDescriptor]
  ) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
    let (file, problems) = SourceText.decode(bytes, path: path)
    guard problems.isEmpty else { return (Configuration(), problems) }
    let document = YAMLDocument(file)
    var reader = ConfigurationReader(file: file, known: known)
    // An empty configuration is valid.
    if let root = document.root { reader.read(root) }
    let found = document.diagnostics.filter { $0.descriptor != .emptyGuide } + reader.diagnostics
    return (reader.configuration, found.sortedForReport())
  }
}
