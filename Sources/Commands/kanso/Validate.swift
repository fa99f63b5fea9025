import ArgumentParser
import KansoCommandLine
import KansoFormatting
import KansoTheme

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

      A document of the design-token standard (DTCG 2025.10) is checked by the rules of the standard, a resolver document in \
      each context of each modifier, or in those of --input.
      """
  )

  @OptionGroup var options: GuideOptions

  /// Writes the report. Throws the exit code 1 for a guide with errors, or with warnings and `--strict`.
  /// Otherwise, in the format `text`, a line with the number of tokens and the modes follows on standard
  /// error.
  func run() throws {
    let input = try options.read()
    if let standard = StandardInput(input, options.resolver.inputs, acceptsThemes: false) {
      return try standard.validate(options)
    }
    let compiled = input.compile(checksQuality: true)
    try options.report(compiled)
    guard options.format == .text, let theme = compiled.theme else { return }
    let modes = theme.modes.isEmpty ? "" : ", modes \(theme.modes.map(\.name).joined(separator: ", "))"
    let tokens = "\(theme.tokens.count) token\(theme.tokens.count == 1 ? "" : "s")"
    Terminal.writeError("\(input.name.printable) is valid: \(tokens)\(modes.printable)\n")
  }
}
