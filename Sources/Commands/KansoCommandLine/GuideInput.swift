import KansoDiagnostics
import KansoGuide
import KansoProject
import KansoSystem
import KansoYAML

/// The input of a compilation: a guide and its project's configuration.
package struct GuideInput: Sendable {
  /// The name of the guide in messages; `<stdin>` for standard input.
  package let path: String
  package let bytes: [UInt8]
  package let project: ProjectConfiguration

  /// The path for standard input. Its configuration is searched for from the working directory upwards.
  package static let standardInput = "-"

  /// Reads the guide and the project's configuration, without parsing the guide.
  ///
  /// - Parameters:
  ///   - path: the path of a file, or `-` for standard input.
  ///   - configuration: the path of the project's configuration; nil to search for it.
  /// - Throws: The exit code of a file error, 66 or 74, after the error is written to standard error.
  package init(_ path: String, configuration: String? = nil) throws {
    let isStandardInput = path == Self.standardInput
    self.path = isStandardInput ? "<stdin>" : path
    do {
      bytes =
        try isStandardInput
        ? InputFile.readStandardInput(limit: ReadingLimits.fileSize)
        : InputFile.read(path, limit: ReadingLimits.fileSize)
      project =
        if let configuration {
          try ProjectConfiguration(at: configuration, known: DiagnosticCatalog.all)
        } else {
          try ProjectConfiguration(for: path, known: DiagnosticCatalog.all)
        }
    } catch {
      throw error.reported(isInput: true)
    }
  }

  /// Compiles the bytes that were read, and the files that they include. The result has the diagnostics of the
  /// guide and of the configuration.
  ///
  /// - Parameter checksQuality: true to check also for valid values that are probably mistakes.
  package func compile(checksQuality: Bool = false) -> CompiledGuide {
    CompiledGuide(
      GuideDocuments(GuideFile(path: path, bytes: bytes), including: .onDisk),
      disabledWarnings: project.configuration.disabledWarnings,
      checksQuality: checksQuality
    ).addingDiagnostics(project.diagnostics)
  }
}
