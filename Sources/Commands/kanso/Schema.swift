import ArgumentParser
import KansoCommandLine

/// The command `kanso schema`: prints a JSON Schema that is part of the program.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of a style guide or of a theme.",
    discussion: """
      Editors that support JSON Schema use it to complete and check a guide. Save the schema beside the guide:

        kanso schema guide > guide.schema.json

      Then name it in the first line of the guide:

        # yaml-language-server: $schema=guide.schema.json
      """
  )

  /// The documents that have a schema.
  enum Document: String, ExpressibleByArgument, CaseIterable {
    case guide, theme
  }

  @Argument(help: "guide for the style guide, theme for theme.json.")
  var document: Document

  /// Prints the schema to standard output.
  func run() {
    let bytes =
      switch document {
      case .guide: PackageResources.guide_schema_json
      case .theme: PackageResources.theme_schema_json
      }
    Terminal.write(String(decoding: bytes, as: UTF8.self))
  }
}
