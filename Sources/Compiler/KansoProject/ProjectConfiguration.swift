import KansoDiagnostics
import KansoPOSIX
import KansoSystem
import KansoYAML

/// The `kanso.yaml` of the project that a guide belongs to.
package struct ProjectConfiguration: Sendable {
  /// The path of the file; nil if the project has none.
  package private(set) var path: String?
  package private(set) var configuration = Configuration()
  /// The diagnostics for the file.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The name of the file.
  private static let fileName = "kanso.yaml"

  /// Creates the default configuration of a project without a file.
  package init() {}

  /// Finds and reads the configuration of a guide: the nearest existing file of `candidates(for:)`. Without
  /// one, the configuration is the default. Errors in the content of the file become `diagnostics`. Throws
  /// only if the file exists but cannot be read. The configuration can name the diagnostics of `known`.
  package init(for guide: String, known: [DiagnosticDescriptor]) throws(FileError) {
    for path in Self.candidates(for: guide) {
      do { try read(path, known) } catch  where error.isMissing { continue }
      return
    }
  }

  /// Finds and reads the configuration of a guide: the nearest readable file of `candidates(for:)`. Without
  /// one, the configuration is the default. Errors in the content of the file become `diagnostics`.
  package init(readableFor guide: String, known: [DiagnosticDescriptor]) {
    for path in Self.candidates(for: guide) {
      do { try read(path, known) } catch { continue }
      return
    }
  }

  /// Finds and reads the configuration of a guide in texts that may not be on disk: the nearest file of
  /// `candidates(for:)` that has one. Errors in the content of the file become `diagnostics`.
  ///
  /// - Parameter read: returns the bytes at a path; nil if there is no readable file.
  package init(for guide: String, known: [DiagnosticDescriptor], reading read: (String) -> [UInt8]?) {
    for path in Self.candidates(for: guide) {
      if let bytes = read(path) {
        set(bytes, path, known)
        return
      }
    }
  }

  /// Reads the configuration at a path. Throws if the file does not exist or cannot be read.
  package init(at path: String, known: [DiagnosticDescriptor]) throws(FileError) { try read(path, known) }

  /// Reads a file into all properties. Errors in its content become diagnostics. Throws if it cannot be read.
  private mutating func read(_ path: String, _ known: [DiagnosticDescriptor]) throws(FileError) {
    set(try InputFile.read(path, limit: ReadingLimits.fileSize), path, known)
  }

  /// Reads the bytes of a file into all properties.
  private mutating func set(_ bytes: [UInt8], _ path: String, _ known: [DiagnosticDescriptor]) {
    self.path = path
    (configuration, diagnostics) = Configuration.read(
      bytes: bytes, path: path.hasPrefix("./") ? String(path.dropFirst(2)) : path, known: known)
  }

  /// Returns the paths at which the configuration of a guide is searched, nearest first: in the guide's
  /// folder and in the folders above it. There are at most 64 paths. The files need not exist.
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
}
