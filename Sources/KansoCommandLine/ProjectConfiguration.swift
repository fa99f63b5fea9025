import KansoCodeGeneration
import KansoDiagnostics
import KansoGuide

/// The `kanso.yaml` of the project that a guide belongs to.
package struct ProjectConfiguration: Sendable {
  /// Where it is; nil where the project has none.
  package private(set) var path: String?
  package private(set) var configuration = Configuration()
  /// What is wrong with it.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Finds and reads the configuration.
  package init(for guide: String) throws(FileError) {
    for path in Self.candidates(for: guide) {
      do { try read(path) } catch  where error.isMissing { continue }
      return
    }
  }

  /// Reads the configuration at a path.
  package init(at path: String) throws(FileError) { try read(path) }

  private mutating func read(_ path: String) throws(FileError) {
    let bytes = try InputFile.read(path, limit: ReadingLimits.fileSize)
    self.path = path
    (configuration, diagnostics) = Configuration.read(
      bytes: bytes, path: path.hasPrefix("./") ? String(path.dropFirst(2)) : path,
      compileSettings: [
        "platform": Platform.allCases.map(\.rawValue), "access": Access.allCases.map(\.rawValue),
        "objc-header": ["true", "false"],
      ])
  }

  /// The platform that the project compiles for, where it says.
  package var platform: Platform? { configuration.compileSettings["platform"].flatMap(Platform.init) }
  /// The access level that the project wants, where it says.
  package var access: Access? { configuration.compileSettings["access"].flatMap(Access.init) }

  /// Whether Objective-C sources are to be able to use the tokens.
  package var writesObjectiveCHeader: Bool { configuration.compileSettings["objc-header"] == "true" }

  /// Where the configuration of a guide is looked for: in its folder and those above it.
  package static func candidates(for guide: String) -> [String] { Configuration.candidates(for: guide) }
}
