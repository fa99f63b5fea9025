import ArgumentParser
import KansoDiagnostics
import KansoTheme

struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check a style guide and report everything that is wrong with it.",
    discussion: "Nothing is written. All errors and warnings come out of one run, in the order of the file."
  )

  @OptionGroup var options: GuideOptions

  func run() throws {
    let compiled = try options.compiled()
    guard options.format == .text, compiled.diagnostics.isEmpty, let theme = compiled.theme else { return }
    let modes = theme.modes.isEmpty ? "" : ", modes \(theme.modes.map(\.name).joined(separator: ", "))"
    Terminal.complain(
      "\(options.guide.printable) is valid: \(theme.tokens.count) token\(theme.tokens.count == 1 ? "" : "s")\(modes.printable)\n"
    )
  }
}
