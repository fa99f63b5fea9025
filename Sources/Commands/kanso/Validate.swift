import ArgumentParser
import KansoCommandLine
import KansoFormatting
import KansoGuide
import KansoTheme
import KansoThemeEncoding

/// The command `kanso validate`: checks a guide, including its quality, and writes no files.
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check a style guide, and report all errors and warnings.",
    discussion: """
      Checks more than compile does: it also warns of values that are probably mistakes, such as two colors that look \
      the same. One run reports everything, in the order of the file. Nothing is written.

      To suppress one warning, write a comment in the line before it:

        # kanso:disable:next ID - reason

      To suppress all warnings with an id, write this in kanso.yaml:

        warnings: {disable: [ID]}

      Each pair of colors under `contrast` is checked in every mode. With --contrast, their contrasts are printed to \
      standard output as a table, or as JSON with --format json.

        kanso validate tokens.yaml --contrast

      A document of the design-token standard (DTCG 2025.10) is checked by the rules of the standard, a resolver document in \
      each context of each modifier, or in those of --input.
      """
  )

  @OptionGroup var options: GuideOptions

  @Flag(
    name: .customLong("contrast"),
    help:
      "Print the contrast of each stated pair of colors in each mode: the ratio of WCAG 2.2 and Lc of APCA.")
  var showsContrast = false

  /// Rejects `--contrast` with a format that has no form for it.
  func validate() throws {
    if showsContrast, options.format != .text, options.format != .json {
      throw ValidationError("--contrast is printed as a table or as JSON: use --format text or json.")
    }
  }

  /// Writes the report. Throws the exit code 1 for a guide with errors, or with warnings and `--strict`.
  /// Otherwise, in the format `text`, a line with the number of tokens and the modes follows on standard
  /// error.
  func run() throws {
    let input = try options.read()
    if let standard = StandardInput(input, options.resolver.inputs, acceptsThemes: false) {
      return try standard.validate(options)
    }
    let compiled = input.compile(checksQuality: true)
    if showsContrast { return try printContrast(of: compiled, input) }
    try options.report(compiled)
    guard options.format == .text, let theme = compiled.theme else { return }
    let modes = theme.modes.isEmpty ? "" : ", modes \(theme.modes.map(\.name).joined(separator: ", "))"
    let tokens = "\(theme.tokens.count) token\(theme.tokens.count == 1 ? "" : "s")"
    Terminal.writeError("\(input.name.printable) is valid: \(tokens)\(modes.printable)\n")
  }

  /// Writes the contrasts of all stated pairs to standard output, and the diagnostics to standard error. Throws the exit
  /// code 1 as `run()`.
  private func printContrast(of compiled: CompiledGuide, _ input: GuideInput) throws {
    if let theme = compiled.measuredTheme {
      let matrix = ContrastMatrix(theme)
      if options.format == .json {
        Terminal.write(String(decoding: matrix.json, as: UTF8.self))
      } else if matrix.rows.isEmpty {
        Terminal.writeError(
          "\(input.name.printable) states no contrasts. Add them as `contrast: [{text: ink, on: paper, level: AA}]`.\n"
        )
      } else {
        Terminal.write(matrix.table)
      }
    }
    if !compiled.diagnostics.isEmpty { Terminal.report(compiled.diagnostics, as: .text) }
    if compiled.theme == nil || options.strict && !compiled.diagnostics.isEmpty { throw ExitCode.findings }
  }
}
