import ArgumentParser
import KansoDiagnostics
import KansoGuide
import KansoTheme

extension ReportFormat: ExpressibleByArgument {}

/// What the commands have in common that read a guide and report on it.
struct GuideOptions: ParsableArguments {
  @Argument(help: "The style guide, a YAML file.", completion: .file(extensions: ["yaml", "yml"]))
  var guide: String

  @Option(
    name: .customLong("format"),
    help: "How to report: text for people, xcode for build logs, json for machines (on standard output).")
  var format: ReportFormat = .text

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  /// Compiles the guide and reports on it. Where there are errors (or warnings, if strict) this ends the command.
  func compiled() throws -> CompiledGuide {
    let compiled = try GuideOptions.compile(guide)
    if format == .json || !compiled.diagnostics.isEmpty { Terminal.report(compiled.diagnostics, as: format) }
    if compiled.theme == nil || strict && !compiled.diagnostics.isEmpty { throw ExitCode.findings }
    return compiled
  }

  static func compile(_ path: String) throws -> CompiledGuide {
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path, limit: ReadingLimits.fileSize) } catch {
      throw error.reported(isInput: true)
    }
    return CompiledGuide(bytes: bytes, path: path)
  }
}
