import ArgumentParser
import KansoCommandLine
import KansoDiagnostics
import KansoTheme

struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check a style guide and report everything that is wrong with it.",
    discussion: """
      Nothing is written. All errors and warnings come out of one run, in the order of the file: mistakes, and what is \
      probably not meant, such as two colors that nobody can tell apart. A warning is silenced by a comment in the line \
      before it, `# kanso:disable:next ID - reason`, or for a project in kanso.yaml: `warnings: {disable: [ID]}`.
      """
  )

  @OptionGroup var options: GuideOptions

  func run() throws {
    let input = try options.read()
    let compiled = input.compiled(checksQuality: true)
    try options.report(compiled)
    guard options.format == .text, compiled.diagnostics.isEmpty, let theme = compiled.theme else { return }
    let modes = theme.modes.isEmpty ? "" : ", modes \(theme.modes.map(\.name).joined(separator: ", "))"
    Terminal.complain(
      "\(input.path.printable) is valid: \(theme.tokens.count) token\(theme.tokens.count == 1 ? "" : "s")\(modes.printable)\n"
    )
  }
}
