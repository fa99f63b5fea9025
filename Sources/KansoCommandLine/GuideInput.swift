import KansoDiagnostics
import KansoGuide

/// What a guide is compiled from.
package struct GuideInput: Sendable {
  package let path: String
  package let bytes: [UInt8]
  package let project: ProjectConfiguration

  package init(_ path: String) throws {
    self.path = path
    do {
      bytes = try InputFile.read(path, limit: ReadingLimits.fileSize)
      project = try ProjectConfiguration(for: path)
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
