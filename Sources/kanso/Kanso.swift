import ArgumentParser
import KansoCommandLine

@main
struct Kanso: Program {
  static let configuration = CommandConfiguration(
    commandName: "kanso",
    abstract: "Compiles a YAML style guide of colors, fonts and paddings into Swift and a JSON theme.",
    discussion: """
      Begin with a guide of your own and compile it:

        kanso init
        kanso compile tokens.yaml --output Generated --platform uikit

      Exit codes: 0 all is well; 1 the guide has errors, or --check found outdated files, or --strict found \
      warnings; 64 wrong usage; 66 an input is missing; 74 reading or writing failed.
      """,
    version: Version.current,
    subcommands: [
      Compile.self, Validate.self, Resolve.self, Explain.self, Schema.self, Initialize.self, Lint.self,
      Export.self, Preview.self,
    ]
  )
}

enum Version {
  static let current = "0.1.0"
}
