import KansoDiagnostics

/// What a project says in its `kanso.yaml`, which is looked for in the guide's folder and those above it.
package struct Configuration: Sendable {
  /// Warnings that are not reported anywhere in the project.
  package var disabledWarnings: Set<DiagnosticID> = []
  /// What `kanso compile` is to do where its options do not say otherwise, by the name of the option.
  package var compileSettings: [String: String] = [:]
  /// What the lint is to do.
  package var lint = LintSettings()

  package init() {}

  /// The name of the file.
  package static let fileName = "kanso.yaml"

  /// Where the configuration of a guide is looked for: in its folder and those above it.
  package static func candidates(for guide: String) -> [String] {
    var folder = FilePath.parts(of: guide).folder
    if folder.isEmpty { folder = "." }
    var candidates: [String] = []
    // `..` is for the system to follow, which knows about links.
    while candidates.count < ReadingLimits.nesting {
      let separator = folder.hasSuffix("/") ? "" : "/"
      candidates.append(folder + separator + fileName)
      let parent = folder + separator + ".."
      // Above the root is the root.
      guard FileIdentity(folder) != FileIdentity(parent) else { break }
      folder = parent
    }
    return candidates
  }

  /// Reads a configuration. A mistake in it is a diagnostic.
  ///
  /// - Parameter compileSettings: the names of the settings under `compile`, each with the values it may have.
  package static func read(
    bytes: [UInt8], path: String, compileSettings: KeyValuePairs<String, [String]> = [:]
  ) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
    let (file, problems) = SourceText.decode(bytes, path: path)
    guard problems.isEmpty else { return (Configuration(), problems) }
    let document = YAMLDocument(file)
    var reader = ConfigurationReader(file: file, compileSettings: compileSettings)
    // An empty configuration says nothing, and that is fine.
    if let root = document.root { reader.read(root) }
    let found = document.diagnostics.filter { $0.id != .emptyGuide } + reader.diagnostics
    return (reader.configuration, found.sortedForReport())
  }
}
