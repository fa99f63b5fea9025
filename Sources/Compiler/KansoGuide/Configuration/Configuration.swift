import KansoDiagnostics
import KansoPOSIX
import KansoSystem

/// The configuration of a project: its `kanso.yaml`, which is searched for in the guide's folder and in the folders
/// above it.
package struct Configuration: Sendable {
  /// The warnings that are disabled in the whole project.
  package var disabledWarnings: Set<DiagnosticID> = []
  /// The defaults for the options of `kanso compile`, by the name of the option.
  package var compileSettings: [String: String] = [:]
  /// The settings of the lint.
  package var lint = LintSettings()

  package init() {}

  /// The name of the configuration file.
  package static let fileName = "kanso.yaml"

  /// Returns the possible paths of a guide's configuration, nearest first: in the guide's folder, and in the
  /// folders above it. There are at most 64 paths. The files need not exist.
  package static func candidates(for guide: String) -> [String] {
    var folder = FilePath.folderAndName(of: guide).folder
    if folder.isEmpty { folder = "." }
    var candidates: [String] = []
    // The path is extended by `..` instead of shortened, so that the system resolves symbolic links correctly.
    while candidates.count < ReadingLimits.nesting {
      let separator = folder.hasSuffix("/") ? "" : "/"
      candidates.append(folder + separator + fileName)
      let parent = folder + separator + ".."
      // The parent of the root folder is the root folder.
      guard FileIdentity(folder) != FileIdentity(parent) else { break }
      folder = parent
    }
    return candidates
  }

  /// Reads a configuration. Errors become diagnostics, and invalid settings keep their defaults. A file that
  /// is not valid text or YAML results in the default configuration; so does an empty one, without a
  /// diagnostic.
  /// - Parameter compileSettings: the allowed settings under `compile`, with their allowed values.
  package static func read(
    bytes: [UInt8], path: String, compileSettings: KeyValuePairs<String, [String]> = [:]
  ) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
    let (file, problems) = SourceText.decode(bytes, path: path)
    guard problems.isEmpty else { return (Configuration(), problems) }
    let document = YAMLDocument(file)
    var reader = ConfigurationReader(file: file, compileSettings: compileSettings)
    // An empty configuration is valid.
    if let root = document.root { reader.read(root) }
    let found = document.diagnostics.filter { $0.id != .emptyGuide } + reader.diagnostics
    return (reader.configuration, found.sortedForReport())
  }
}
