import ArgumentParser
import KansoDiagnostics
import KansoCommandLine
import KansoGuide

/// The program `kanso` with its subcommands.
@main
struct Kanso: Program {
  static let configuration = CommandConfiguration(
    commandName: "kanso",
    abstract: "Compile a YAML style guide of colors, fonts and paddings into Swift and a JSON theme.",
    discussion: """
      Write a first guide and compile it:

        kanso init
        kanso compile tokens.yaml --output Generated --platform uikit

      Exit codes:
        0   no errors
        1   the guide has errors, --check found outdated files,
            or --strict found warnings
        64  wrong usage
        66  an input is missing
        74  reading or writing failed
      """,
    version: "\(Version.text), language \(LanguageVersion.latest.rawValue)",
    subcommands: [
      Compile.self, Validate.self, Diff.self, Resolve.self, TraceCommand.self, Explain.self, Schema.self,
      Initialize.self, Lint.self, Merge.self, Coverage.self, Inventory.self, Convert.self, Import.self,
      Export.self,
      Preview.self,
    ]
  )
}
