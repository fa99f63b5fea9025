import ArgumentParser
import KansoCommandLine
import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoSystem
import KansoTheme
import KansoThemeEncoding

/// The command `kanso trace`: prints the tokens that a token is made of, and the tokens that depend on it.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Print the tokens that a token is made of, and the tokens that depend on it.",
    discussion: """
      Each token is printed once, with the place of its value in the guide. The tokens are followed in all modes, or in that \
      of --mode. The name is a path, or the name in Swift.

        kanso trace colors.ink tokens.yaml
        kanso trace Colors.ink --mode dark --format json

      With --uses, the places in sources that use one of the dependent tokens follow.

        kanso lint Sources --format json --uses > uses.json
        kanso trace colors.ink --uses uses.json
      """
  )

  /// The formats of a trace.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(help: "The path of a token, such as colors.button.primary, or its name in Swift.")
  var name: String

  @Argument(
    help: ArgumentHelp(GuideOptions.guideHelp, valueName: "guide"),
    completion: .file(extensions: GuideOptions.guideExtensions))
  var guides: [String] = []

  @Option(help: "The mode whose values are followed. Default: the values of all modes.")
  var mode: String?

  @Option(help: "The format of the output: text for people, json for other programs.")
  var format: Format = .text

  @Option(
    help: "A file that kanso lint --format json --uses has written.", completion: .file(extensions: ["json"]))
  var uses: String?

  @Option(help: GuideOptions.configurationHelp, completion: .file(extensions: ["yaml"]))
  var configuration: String?

  @OptionGroup var resolver: ResolverOptions

  /// Prints both directions to standard output. Writes diagnostics to standard error. Throws the exit code 1 for a
  /// guide with errors, and 64 for an unknown mode or token.
  func run() throws {
    let input = try GuideInput(
      guides.isEmpty ? [GuideOptions.defaultGuide] : guides, configuration: configuration,
      inputs: resolver.inputs)
    let compiled = input.compile()
    if !compiled.diagnostics.isEmpty { Terminal.report(compiled.diagnostics, as: .text) }
    guard let theme = compiled.theme, let guide = compiled.guide else { throw ExitCode.findings }
    let mode = try mode.map { try theme.index(ofMode: $0) }
    let path = try TokenName(name, naming: input.project.configuration.naming).path(in: theme)
    guard let origins = Trace(of: path, in: guide, mode: mode),
      let dependents = Trace(of: path, in: guide, mode: mode, .dependents)
    else { return }
    let known = Set(dependents.steps.map(\.path))
    let report = TraceReport(
      path: path, origins: origins, dependents: dependents,
      uses: try uses.map { try Self.uses(inFileAt: $0).filter { known.contains($0.use.token) } })
    Terminal.write(format == .json ? report.json : report.text)
  }

  /// Returns the uses of tokens in the output of `kanso lint --format json --uses`. Throws an exit code after an error
  /// on standard error: that of a file error, and 64 for a file without uses.
  private static func uses(inFileAt path: String) throws -> [TokenUseEntry] {
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path, limit: TokenUseEntry.maxFileSize) } catch {
      throw error.reported(isInput: true)
    }
    guard let uses = TokenUseEntry.entries(in: bytes) else {
      throw Terminal.usageError(
        "\(path.printable) has no uses of tokens; write it with `kanso lint Sources --format json --uses`")
    }
    return uses
  }
}
