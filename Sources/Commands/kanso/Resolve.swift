import ArgumentParser
import KansoCommandLine
import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoTheme
import KansoThemeEncoding

/// The command `kanso resolve`: prints the values of all tokens in a mode, or the tokens that one token is made of.
struct Resolve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Print the values of all tokens, or the tokens that one token is made of.",
    discussion: """
      The JSON is one object. Its keys are the paths of the tokens, such as colors.button.primary, and its values are \
      those of theme.json. With --trace, one token and all tokens that its value is made of are printed, each with its place \
      in the guide; kanso trace prints them for all modes, and the tokens that depend on the token.

        kanso resolve tokens.yaml --mode dark
        kanso resolve tokens.yaml --trace colors.button.primary

      Of a document of the design-token standard (DTCG 2025.10), all tokens are printed with their own paths. The modifiers of \
      a resolver document take their contexts from --input. With --mode and --trace, the document is read as a guide.

        kanso resolve tokens.resolver.json --input theme=dark
      """
  )

  /// The formats of the values.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json, text
  }

  @Argument(
    help: ArgumentHelp(GuideOptions.guideHelp, valueName: "guide"),
    completion: .file(extensions: GuideOptions.guideExtensions))
  var guides: [String]

  @Option(help: "The mode whose values are printed. Default: the guide's first mode.")
  var mode: String?

  @Option(help: "The format of the values: json for other programs, text for people.")
  var format: Format = .json

  @Option(help: "The path of one token, such as colors.button.primary.")
  var trace: String?

  @OptionGroup var resolver: ResolverOptions

  @Flag(help: GuideOptions.explainOverridesHelp)
  var explainOverrides = false

  /// Prints the values, or the trace with `--trace`, to standard output. Writes diagnostics to standard
  /// error. Throws the exit code 1 for a guide with errors, and 64 for an unknown mode or token.
  func run() throws {
    let input = try GuideInput(guides, inputs: resolver.inputs)
    if mode == nil, trace == nil, !explainOverrides,
      let standard = StandardInput(input, resolver.inputs, acceptsThemes: true)
    {
      return try standard.printValues(as: format)
    }
    let compiled = input.compile()
    if !compiled.diagnostics.isEmpty { Terminal.report(compiled.diagnostics, as: .text) }
    if explainOverrides { Terminal.writeError(compiled.overridesDescription) }
    guard let theme = compiled.theme, let guide = compiled.guide else { throw ExitCode.findings }
    let mode = try modeIndex(in: theme)
    if let trace {
      let path = try TokenName(trace, naming: input.project.configuration.naming).path(in: theme)
      return printTrace(of: path, guide, mode)
    }
    let context = theme.modes.isEmpty ? [:] : theme.modes[mode].context
    switch format {
    case .json: Terminal.write(String(decoding: theme.encodedValues(in: context), as: UTF8.self))
    case .text:
      Terminal.write(
        theme.tokens.map {
          "\($0.path.dotted.printable)  \(theme.value(of: $0, in: context).briefDescription.printable)\n"
        }.joined())
    }
  }

  /// Returns the index of the mode in `--mode`, or 0 without `--mode`. Throws the exit code 64 for an unknown
  /// mode, after an error on standard error.
  private func modeIndex(in theme: Theme) throws -> Int {
    try mode.map { try theme.index(ofMode: $0) } ?? 0
  }

  /// Prints one line per step to standard output: position, path and written value.
  private func printTrace(of path: TokenPath, _ guide: StyleGuide, _ mode: Int) {
    guard let trace = Trace(of: path, in: guide, mode: mode) else { return }
    for step in trace.steps {
      let place = "\(step.range.file.path.printable):\(step.range.start)"
      Terminal.write("\(place): \(step.path.dotted.printable) = \(step.sourceText.printable)\n")
    }
  }
}
