import KansoCodeGeneration
import KansoDiagnostics
import KansoGuide
import KansoSystem

/// The `kanso.yaml` of the project that a guide belongs to.
package struct ProjectConfiguration: Sendable {
  /// The path of the file; nil if the project has none.
  package private(set) var path: String?
  package private(set) var configuration = Configuration()
  /// The diagnostics for the file.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Finds and reads the configuration of a guide: the nearest existing file of `candidates(for:)`. Without
  /// one, the configuration is the default. Errors in the content of the file become `diagnostics`. Throws
  /// only if the file exists but cannot be read.
  package init(for guide: String) throws(FileError) {
    for path in Self.candidates(for: guide) {
      do { try read(path) } catch  where error.isMissing { continue }
      return
    }
  }

  /// Reads the configuration at a path. Throws if the file does not exist or cannot be read.
  package init(at path: String) throws(FileError) { try read(path) }

  /// Reads a file into all properties. Errors in its content become diagnostics. Throws if it cannot be read.
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

  /// The platform to compile for; nil if it is not configured.
  package var platform: Platform? { configuration.compileSettings["platform"].flatMap(Platform.init) }
  /// The access level of the generated declarations; nil if it is not configured.
  package var access: Access? { configuration.compileSettings["access"].flatMap(Access.init) }

  /// True if `objc-header` is `true` in the configuration: the tokens are also compiled for Objective-C.
  package var writesObjectiveCHeader: Bool { configuration.compileSettings["objc-header"] == "true" }

  /// Returns the paths at which the configuration of a guide is searched, nearest first: in the guide's
  /// folder and in the folders above it. There are at most 64 paths. The files need not exist.
  package static func candidates(for guide: String) -> [String] { Configuration.candidates(for: guide) }
}
