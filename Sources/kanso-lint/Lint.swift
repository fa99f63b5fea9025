import ArgumentParser
import Foundation
import KansoCommandLine
import KansoDiagnostics
import KansoGuide
import KansoLint
import KansoTheme

@main
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kanso-lint",
    abstract: "Find the literals of style in Swift sources that bypass the style guide.",
    discussion: """
      Colors, fonts, paddings, sizes, radii and widths of lines that are written as numbers where they are used, each with \
      the token that it is or the nearest one. `kanso explain literal-padding` explains a rule.
      """)

  @Argument(help: "Files, or directories whose Swift files are read.", completion: .file())
  var paths: [String]

  @Option(help: "The style guide.", completion: .file(extensions: ["yaml", "yml"]))
  var tokens: String?

  @Option(
    name: .customLong("format"),
    help: "How to report: text, xcode, json, sarif or github.")
  var format: ReportFormat = .text

  @Flag(help: "Exit with 1 if there is any finding.")
  var strict = false

  func run() throws {
    let linter = Linter(theme: try theme())
    let files = try SwiftFiles.find(in: paths)
    let findings = Concurrently.map(files) { path -> [Diagnostic] in
      guard let bytes = try? InputFile.read(path, limit: ReadingLimits.fileSize) else {
        Terminal.complain("warning: cannot read \(path.printable)\n")
        return []
      }
      return linter.findings(in: SourceFile(path: path, bytes: bytes))
    }.flatMap { $0 }
    if format.isForMachines || !findings.isEmpty { Terminal.report(findings, as: format) }
    if strict && !findings.isEmpty { throw ExitCode.findings }
  }

  private func theme() throws -> Theme? {
    guard let tokens else { return nil }
    let compiled = try GuideInput(tokens).compiled()
    guard let theme = compiled.theme else {
      Terminal.report(compiled.diagnostics, as: format)
      throw ExitCode.findings
    }
    return theme
  }
}
