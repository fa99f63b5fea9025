import ArgumentParser
import KansoCodeGeneration
import KansoCommandLine
import KansoDiagnostics
import KansoExport
import KansoGenerationCommandLine
import KansoGuide
import KansoInterchange
import KansoProject
import KansoSystem
import KansoTheme

/// The files of all outputs of a run, before they are written.
struct ExportRun {
  /// The files of an output.
  struct Output {
    let settings: ExportSettings
    let theme: Theme
    let files: [GeneratedFile]
    /// The end of the summary.
    let remark: String

    /// The parent folder and the suffix of folders that are deleted if no file is in them; nil for none.
    var tokenFolders: (parent: String, suffix: String)? {
      if case .format(let format) = settings.source { format.tokenFolders } else { nil }
    }

    /// False for files of templates, which are always replaced.
    var isOfFormat: Bool { if case .format = settings.source { true } else { false } }
  }

  /// The outputs in their order; empty if there is an error.
  private(set) var outputs: [Output] = []
  /// The guides with the diagnostics of everything that was made of them.
  private(set) var guides: [CompiledGuide] = []

  /// Compiles the guides of outputs and makes the files.
  ///
  /// - Parameters:
  ///   - settings: the outputs. Each names its guide.
  ///   - options: the options for reading guides.
  /// - Throws: the exit code of a file error, or of templates without an output, after a message.
  init(_ settings: [ExportSettings], _ options: GuideOptions) throws {
    var files: [(settings: ExportSettings, guide: Int, files: [GeneratedFile], remark: String)] = []
    var indices: [[String]: Int] = [:]
    for settings in settings {
      let index: Int
      if let known = indices[settings.guides] {
        index = known
      } else {
        guides.append(try options.read(settings.guides).compile())
        index = guides.count - 1
        indices[settings.guides] = index
      }
      let made = try Self.make(settings, of: guides[index])
      guides[index] = guides[index].addingDiagnostics(made.diagnostics)
      files.append((settings, index, made.files, made.remark))
    }
    outputs = files.compactMap { entry in
      guides[entry.guide].theme.map {
        Output(settings: entry.settings, theme: $0, files: entry.files, remark: entry.remark)
      }
    }
  }

  /// The files, the further diagnostics and the end of the summary of an output.
  private typealias Made = (files: [GeneratedFile], diagnostics: [Diagnostic], remark: String)

  /// Returns the files of an output; none for a guide with errors.
  private static func make(_ settings: ExportSettings, of compiled: CompiledGuide) throws -> Made {
    guard case .format(let format) = settings.source, let writer = format.writer else {
      return try makeFromTemplates(settings, of: compiled)
    }
    let export = ForeignTokens(compiled).map { writer.write($0) } ?? TokenExport()
    return (export.files, export.diagnostics(for: writer.format), export.remark)
  }

  /// Returns the files of templates, built-in or not.
  private static func makeFromTemplates(_ settings: ExportSettings, of compiled: CompiledGuide) throws -> Made
  {
    let format: ExportFormat?
    let exporter: Exporter
    switch settings.source {
    case .format(let named):
      format = named
      guard let builtIn = Exporter(named, settings.options) else { return ([], [], "") }
      exporter = builtIn
    case .templates(let path):
      format = nil
      exporter = Exporter(
        templates: try TemplateDirectory.files(in: path).map { ExportTemplate($0) }, options: settings.options
      )
      guard !exporter.fileNames.isEmpty || !exporter.problems.isEmpty else {
        throw Terminal.usageError(
          "no template in \(path) has the name of an output file; rename one, such as tokens.css.mustache")
      }
    }
    let output = compiled.theme.map { exporter.output(of: $0) } ?? (files: [], problems: exporter.problems)
    let diagnostics = output.problems + collisions(in: compiled, format, settings.options)
    return (diagnostics.hasErrors ? [] : output.files, diagnostics, "")
  }

  /// Returns the errors of names that are equal in an output, and warnings of modes that it omits.
  private static func collisions(
    in compiled: CompiledGuide, _ format: ExportFormat?, _ options: ExportOptions
  ) -> [Diagnostic] {
    let tokens = compiled.collisionErrors(
      { Exporter.collisions(in: $0, format, options) }, "without groups", help: "Rename one of the two.")
    // A custom template may use the names of modes and axes for anything.
    let modes =
      format?.namesModes ?? true ? compiled.modeCollisionErrors(Exporter.modeCollisions) : []
    let axes = format?.namesAxes ?? true ? compiled.axisCollisionErrors(Exporter.axisCollisions) : []
    let unfollowed = format.map { format in
      compiled.unfollowedModeWarnings(
        { format.unfollowedModes(in: $0) }, in: "the format \(format.rawValue)",
        help: { _ in "Write it with your own templates (`--templates`), which receive all modes." })
    }
    return tokens + modes + axes + (unfollowed ?? [])
  }
}
