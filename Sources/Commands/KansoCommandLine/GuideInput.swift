import KansoDiagnostics
import KansoGuide
import KansoProject
import KansoStandard
import KansoSystem
import KansoYAML

/// The input of a compilation: the layers of a guide and its project's configuration.
package struct GuideInput: Sendable {
  /// The files in their order; a later one replaces the tokens of the earlier ones. The path of standard input is
  /// `<stdin>`.
  private let layers: [GuideFile]
  /// The contexts of the modifiers of resolver documents.
  private let inputs: [String]
  /// The files that the guide includes.
  private let files: GuideFiles
  package let project: ProjectConfiguration

  /// The path for standard input. Its configuration is searched for from the working directory upwards.
  package static let standardInput = "-"

  /// The name of the guide in messages: the paths of the layers.
  package var name: String { layers.map(\.path).joined(separator: " + ") }

  /// Reads the layers and the project's configuration, without parsing the guide.
  ///
  /// - Parameters:
  ///   - paths: the paths of files, or `-` for standard input. There is at least one.
  ///   - configuration: the path of the project's configuration; nil to search for that of the last layer.
  ///   - inputs: the contexts of the modifiers of resolver documents.
  ///   - revision: the revision of the files; nil for those on disk. The configuration is always that on disk.
  /// - Throws: The exit code of a file error, 66 or 74, after the error is written to standard error. The exit code
  ///   64 for several layers from standard input, and for inputs without a document that takes them.
  package init(
    _ paths: [String], configuration: String? = nil, inputs: [String] = [], revision: GitRevision? = nil
  ) throws {
    self.inputs = inputs
    files = revision?.files ?? .onDisk
    guard paths.count(where: { $0 == Self.standardInput }) <= 1 else {
      throw Terminal.usageError("standard input can be read only once")
    }
    do {
      var layers: [GuideFile] = []
      for path in paths { layers.append(try Self.read(path, revision?.files)) }
      self.layers = layers
      project =
        if let configuration {
          try ProjectConfiguration(at: configuration, known: DiagnosticCatalog.all)
        } else {
          try ProjectConfiguration(for: paths.last ?? "", known: DiagnosticCatalog.all)
        }
    } catch {
      throw error.reported(isInput: true)
    }
    guard inputs.isEmpty || layers.contains(where: { Self.document(in: $0)?.isTheme == false }) else {
      throw Terminal.usageError("--input is for resolver documents of the design-token standard")
    }
  }

  private static func document(in layer: GuideFile) -> StandardSource? {
    StandardSource(layer.bytes, path: layer.path)
  }

  /// The document of the design-token standard that is the only layer; nil for a guide, and for several layers.
  package var onlyDocument: StandardSource? { layers.count == 1 ? Self.document(in: layers[0]) : nil }

  /// Reads a file, or standard input for `-`.
  /// - Parameter files: the files of a revision; nil for those on disk.
  private static func read(_ path: String, _ files: GuideFiles?) throws(FileError) -> GuideFile {
    if let files, path != standardInput {
      return GuideFile(path: path, bytes: try files.read(path, ReadingLimits.fileSize).get())
    }
    return path == standardInput
      ? GuideFile(path: "<stdin>", bytes: try InputFile.readStandardInput(limit: ReadingLimits.fileSize))
      : GuideFile(path: path, bytes: try InputFile.read(path, limit: ReadingLimits.fileSize))
  }

  /// Compiles the bytes that were read, and the files that they name. The result has the diagnostics of the
  /// guide and of the configuration.
  ///
  /// - Parameters:
  ///   - checksQuality: true to check also for valid values that are probably mistakes.
  ///   - checksContrast: true to check the contrasts that the guide states, with the severity of the configuration.
  package func compile(checksQuality: Bool = false, checksContrast: Bool = false) -> CompiledGuide {
    CompiledGuide(
      GuideDocuments(layers, inputs: inputs, including: files),
      disabledWarnings: project.configuration.disabledWarnings, naming: project.configuration.naming,
      checksQuality: checksQuality, rules: project.configuration.rules,
      contrastSeverity: checksContrast ? project.configuration.contrastSeverity : nil
    ).addingDiagnostics(project.diagnostics)
  }
}
