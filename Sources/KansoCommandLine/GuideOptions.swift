import ArgumentParser
import KansoDiagnostics
import KansoGuide
import KansoTheme

extension ReportFormat: ExpressibleByArgument {}

/// What the commands have in common that read a guide and report on it.
package struct GuideOptions: ParsableArguments {
  package init() {}

  @Argument(
    help: "The style guide, a YAML file; - for standard input.",
    completion: .file(extensions: ["yaml", "yml"]))
  package var guide: String

  @Option(
    name: .customLong("format"),
    help: """
      How to report: text for people, xcode for build logs; json, sarif (for code scanning) and github (annotations in \
      GitHub Actions) on standard output.
      """)
  package var format: ReportFormat = .text

  @Flag(help: "Treat warnings as errors.")
  package var strict = false

  @Option(
    help: "The project's configuration, instead of the kanso.yaml in the guide's folder or one above it.",
    completion: .file(extensions: ["yaml"]))
  package var configuration: String?

  /// Reads the guide and its configuration.
  package func read() throws -> GuideInput { try GuideInput(guide, configuration: configuration) }

  /// Reports on a guide. Where there are errors (or warnings, if strict) this ends the command.
  package func report(_ compiled: CompiledGuide) throws {
    let shown =
      format == .text ? QualityDigest(compiled.diagnostics) : QualityDigest(all: compiled.diagnostics)
    if format.isForMachines || !shown.diagnostics.isEmpty { Terminal.report(shown.diagnostics, as: format) }
    if let remark = shown.remark { Terminal.complain(remark) }
    if compiled.theme == nil || strict && !compiled.diagnostics.isEmpty { throw ExitCode.findings }
  }
}

/// For people, a few examples of one kind of warning say as much as hundreds.
private struct QualityDigest {
  let diagnostics: [Diagnostic]
  let remark: String?

  private static let limit = 20

  init(all diagnostics: [Diagnostic]) { (self.diagnostics, remark) = (diagnostics, nil) }

  init(_ all: [Diagnostic]) {
    var seen = 0
    diagnostics = all.filter { diagnostic in
      guard diagnostic.id == .nearDuplicateColor else { return true }
      seen += 1
      return seen <= Self.limit
    }
    remark =
      seen > Self.limit
      ? "… and \(seen - Self.limit) more [\(DiagnosticID.nearDuplicateColor.rawValue)]\n" : nil
  }
}
