import ArgumentParser
import KansoCommandLine
import KansoDiagnostics
import KansoGuide
import KansoTheme

struct Resolve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Print what the tokens of a style guide mean, or how one came by its value.",
    discussion: """
      The JSON is an object from the path of each token (colors.button.primary) to the value that theme.json has for \
      it. With --trace, the chain of aliases is printed with the place of each.
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json, text
  }

  @Argument(
    help: "The style guide, a YAML file; - for standard input.",
    completion: .file(extensions: ["yaml", "yml"]))
  var guide: String

  @Option(help: "The mode whose values are wanted; the guide's first mode if left out.")
  var mode: String?

  @Option(help: "json for machines, text for people.")
  var format: Format = .json

  @Option(help: "The path of one token, as in colors.button.primary.")
  var trace: String?

  func run() throws {
    let compiled = try GuideInput(guide).compiled()
    if !compiled.diagnostics.isEmpty { Terminal.report(compiled.diagnostics, as: .text) }
    guard let theme = compiled.theme, let written = compiled.guide else { throw ExitCode.findings }
    let mode = try modeIndex(in: theme)
    if let trace { return try printTrace(of: trace, written, theme, mode) }
    let context = theme.modes.isEmpty ? [:] : theme.modes[mode].context
    switch format {
    case .json: Terminal.say(String(decoding: theme.encodedValues(in: context), as: UTF8.self))
    case .text:
      Terminal.say(
        theme.tokens.map {
          "\($0.path.dotted.printable)  \(theme.value(of: $0, in: context).plain.printable)\n"
        }.joined())
    }
  }

  private func modeIndex(in theme: Theme) throws -> Int {
    try mode.map { try theme.index(ofMode: $0) } ?? 0
  }

  private func printTrace(of path: String, _ written: StyleGuide, _ theme: Theme, _ mode: Int) throws {
    guard let trace = Trace(of: TokenPath(path), in: written, mode: mode) else {
      throw Terminal.usageError("there is no token `\(path.printable)`\(hint(for: path, theme))")
    }
    var lines = LineIndexes()
    for step in trace.steps {
      let place = "\(step.range.file.path.printable):\(lines.start(of: step.range))"
      Terminal.say("\(place): \(step.path.dotted.printable) = \(step.written.printable)\n")
    }
  }

  private func hint(for path: String, _ theme: Theme) -> String {
    let paths = theme.tokens.map(\.path)
    let names = TokenPath(path).names
    let near =
      paths.first { $0.isInside(TokenPath(path)) }
      ?? paths.first { $0.names.suffix(names.count) == names[...] }
    let meant = near?.dotted ?? Spelling.nearest(to: path, among: paths.map(\.dotted))
    return meant.map { "; did you mean `\($0.printable)`?" } ?? ""
  }
}
