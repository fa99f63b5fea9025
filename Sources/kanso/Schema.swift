import ArgumentParser
import KansoCommandLine

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of a style guide or of a theme.",
    discussion: """
      Editors that know JSON Schema complete and check a guide with it, for instance with this as its first line:

        # yaml-language-server: $schema=guide.schema.json
      """
  )

  enum Document: String, ExpressibleByArgument, CaseIterable {
    case guide, theme
  }

  @Argument(help: "guide for the style guide, theme for theme.json.")
  var document: Document

  func run() {
    let bytes =
      switch document {
      case .guide: PackageResources.guide_schema_json
      case .theme: PackageResources.theme_schema_json
      }
    Terminal.say(String(decoding: bytes, as: UTF8.self))
  }
}
