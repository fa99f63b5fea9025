import KansoDiagnostics
import KansoGuide

/// What a guide is compiled from.
package struct GuideInput: Sendable {
  /// The name of the guide in messages.
  package let path: String
  package let bytes: [UInt8]
  package let project: ProjectConfiguration

  /// The path that means standard input. Its project is that of the working directory.
  package static let standardInput = "-"

  /// - Parameters:
  ///   - path: the path of a file, or `-` for standard input.
  ///   - configuration: where the project's configuration is; it is looked for if left out.
  package init(_ path: String, configuration: String? = nil) throws {
    let isStandardInput = path == Self.standardInput
    self.path = isStandardInput ? "<stdin>" : path
    do {
      bytes =
        try isStandardInput
        ? InputFile.readStandardInput(limit: ReadingLimits.fileSize)
        : InputFile.read(path, limit: ReadingLimits.fileSize)
      project =
        if let configuration { try ProjectConfiguration(at: configuration) } else {
          try ProjectConfiguration(for: path)
        }
    } catch {
      throw error.reported(isInput: true)
    }
  }

  /// The guide with everything that is wrong with it and with its project's configuration.
  ///
  /// - Parameter checksQuality: whether to look for what compiles but is probably not meant.
  package func compiled(checksQuality: Bool = false) -> CompiledGuide {
    CompiledGuide(
      bytes: bytes, path: path, configuration: project.configuration, checksQuality: checksQuality
    ).adding(project.diagnostics)
  }
}
