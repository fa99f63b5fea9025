import ArgumentParser
import KansoDiagnostics
import KansoGuide

extension ReportFormat: ExpressibleByArgument {}

/// The options of all commands that read a guide and report on it.
package struct GuideOptions: ParsableArguments {
  package init() {}

  @Argument(
    help: ArgumentHelp(GuideOptions.guideHelp, valueName: "guide"),
    completion: .file(extensions: GuideOptions.guideExtensions))
  /// The paths on the command line; empty for the default guide.
  package var namedGuides: [String] = []

  /// The paths of the layers of the guide; `-` for standard input.
  package var guides: [String] { namedGuides.isEmpty ? [Self.defaultGuide] : namedGuides }

  /// The guide of a command that names none.
  package static let defaultGuide = "tokens.yaml"

  /// The help for the argument of the guide.
  package static let guideHelp = """
    The style guide, a YAML file, or a document of the design-token standard; - for standard input. Tokens of further \
    files replace those of the files before them. Default: tokens.yaml.
    """

  /// The extensions of files that can be guides.
  package static let guideExtensions = ["yaml", "yml", "json", "tokens"]

  /// The help for a flag `--explain-overrides`.
  package static let explainOverridesHelp: ArgumentHelp =
    "Print each token that another file of the guide replaces, with both places, to standard error."

  /// The help for an option `--format` of reports. A program adds where it writes the report.
  package static let formatHelp = """
    The format of the report: text for people, xcode for build logs, json, junit and checkstyle for other programs, \
    sarif for code scanning, github for annotations of a pull request, markdown for a comment on it.
    """

  /// The help for an option `--configuration`.
  package static let configurationHelp: ArgumentHelp =
    "The project's configuration. Default: the kanso.yaml in the guide's directory, or the nearest one above it."

  @Option(
    name: .customLong("format"),
    help: """
      \(GuideOptions.formatHelp) text and xcode are written to standard error, the others to standard output.
      """)
  package var format: ReportFormat = .text

  @Flag(help: "Treat warnings as errors.")
  package var strict = false

  @Flag(help: GuideOptions.explainOverridesHelp)
  package var explainOverrides = false

  @Option(
    help: GuideOptions.configurationHelp,
    completion: .file(extensions: ["yaml"]))
  package var configuration: String?

  @OptionGroup package var resolver: ResolverOptions

  /// Reads the guide and its configuration, without parsing the guide. Throws the exit code of a file error,
  /// 66 or 74, after the error is written to standard error; 64 for inputs without a resolver document.
  package func read() throws -> GuideInput { try read(guides) }

  /// Reads another guide with these options, as `read()`.
  package func read(_ guides: [String]) throws -> GuideInput {
    try GuideInput(guides, configuration: configuration, inputs: resolver.inputs)
  }

  /// Writes the diagnostics of a guide. The formats `text` and `xcode` go to standard error, and only if
  /// there are diagnostics; all other formats always go to standard output. `text` lists at most 20 warnings
  /// of near-duplicate colors, and then the number of the others. With `--explain-overrides`, the overrides
  /// follow on standard error. Throws the exit code 1 if there are errors,
  /// or warnings with `--strict`.
  package func report(_ compiled: CompiledGuide) throws { try report([compiled]) }

  /// Writes the diagnostics of several guides in one report.
  package func report(_ compiled: [CompiledGuide]) throws {
    let diagnostics = compiled.flatMap(\.diagnostics)
    let shown = format == .text ? QualityDigest(limiting: diagnostics) : QualityDigest(all: diagnostics)
    if format.isForMachines || !shown.diagnostics.isEmpty { Terminal.report(shown.diagnostics, as: format) }
    if let remark = shown.remark { Terminal.writeError(remark) }
    if explainOverrides { for guide in compiled { Terminal.writeError(guide.overridesDescription) } }
    if compiled.contains(where: { $0.theme == nil }) || strict && !diagnostics.isEmpty {
      throw ExitCode.findings
    }
  }
}

/// The diagnostics for a report to people, with at most 20 warnings of near-duplicate colors. A few examples
/// are enough.
private struct QualityDigest {
  let diagnostics: [Diagnostic]
  /// The line with the number of omitted warnings; nil if none is omitted.
  let remark: String?

  /// The maximum number of warnings of near-duplicate colors.
  private static let limit = 20

  /// A report with all diagnostics.
  init(all diagnostics: [Diagnostic]) { (self.diagnostics, remark) = (diagnostics, nil) }

  /// A report with the first warnings of near-duplicate colors, and all other diagnostics.
  init(limiting all: [Diagnostic]) {
    var seen = 0
    diagnostics = all.filter { diagnostic in
      guard diagnostic.descriptor == .nearDuplicateColor else { return true }
      seen += 1
      return seen <= Self.limit
    }
    remark =
      seen > Self.limit
      ? "… and \(seen - Self.limit) more [\(DiagnosticDescriptor.nearDuplicateColor.id)]\n" : nil
  }
}
