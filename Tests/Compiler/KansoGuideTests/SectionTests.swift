import Foundation
import KansoTheme
import TestSupport
import Testing

@testable import KansoGuide

/// Each section is documented, is in the schema, and is in a guide whose outputs are recorded.
struct SectionTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Project.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(arguments: Section.allCases)
  func isInTheTableOfSections(_ section: Section) throws {
    let row = try Self.text("Documentation/StyleGuide.md").split(separator: "\n").first {
      $0.hasPrefix("| `") && $0.prefix { $0 != "(" }.contains("`\(section.rawValue)`")
    }
    let columns = try #require(row).split(separator: "|")
    let needed = section.rules.since
    #expect(columns[1].contains("kanso: \(needed.rawValue)") == (needed > .one))
  }

  @Test(arguments: Section.allCases)
  func isInTheSchemaWithItsVersion(_ section: Section) throws {
    struct Schema: Decodable {
      struct Rule: Decodable {}
      let properties: [String: Rule]
      let dependentSchemas: [String: [String: String]]
    }
    let json = try Self.text("Documentation/Schemas/guide.schema.json")
    let schema = try JSONDecoder().decode(Schema.self, from: Data(json.utf8))
    #expect(schema.properties[section.rawValue] != nil)
    let needed = section.rules.since
    let rule = schema.dependentSchemas[section.rawValue]
    #expect(rule == (needed > .one ? ["$ref": "#/$defs/version\(needed.rawValue)"] : nil))
  }

  @Test(arguments: Section.allCases)
  func isInAGuideWithRecordedOutputs(_ section: Section) throws {
    let name = section.rules.since == .one ? "everything" : "everything\(section.rules.since.rawValue)"
    let guide = try Self.text("Tests/Compiler/KansoCodeGenerationTests/Guides/\(name).yaml")
    let compiled = CompiledGuide(bytes: Array(guide.utf8), path: "guide.yaml")
    let tokens = try #require(compiled.theme).tokens
    #expect(tokens.contains { $0.path.section == section.rawValue && $0.type == section.type })
  }
}
