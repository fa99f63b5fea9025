import Foundation
import KansoDiagnostics
import KansoTheme
import KansoYAML
import TestSupport
import Testing

@testable import KansoGuide

/// Sections that a guide names itself: `sections: {space: padding}`.
struct FreeSectionTests {
  private func compile(_ text: String) -> CompiledGuide {
    CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml")
  }

  private func theme(_ text: String) throws -> Theme {
    let compiled = compile("kanso: 2\n" + text)
    #expect(compiled.diagnostics.isEmpty, "\(compiled.diagnostics.map(\.message))")
    return try #require(compiled.theme)
  }

  @Test func barePathsBeginAtTheSectionItself() throws {
    let theme = try theme(
      """
      modes: [light, dark]
      sections: {space: padding, palette: colors, motion: durations, curves: easings, type: fonts, veil: opacities}
      padding: {small: 8}
      space: {small: 4, twice: small * 2, other: "{padding.small} + small", all: {top: small, leading: 1, bottom: 1, trailing: 1}}
      colors: {ink: "#FFFFFF"}
      opacities: {half: 50%}
      veil: {half: 25%}
      palette:
        ink: "#000000"
        same: ink
        faded: {value: ink, alpha: "{opacities.half}"}
        veiled: {value: ink, alpha: "{veil.half}"}
        mixed: "color-mix(in srgb, ink, {colors.ink})"
        modal: {light: ink, dark: "{colors.ink}"}
      motion: {fast: 100ms, slow: fast * 2}
      curves: {standard: ease, same: standard}
      type: {body: {family: system, size: 17}, same: body}
      """)
    func value(_ path: TokenPath) -> TokenValue? { theme[path]?.value }
    #expect(value("space.twice") == .dimension(.points(8)) && value("space.other") == .dimension(.points(12)))
    #expect(theme["palette.same"]?.alias == "palette.ink")
    #expect(theme["type.same"]?.alias == "type.body" && theme["curves.same"]?.alias == "curves.standard")
    guard case .color(let faded)? = value("palette.faded"), case .color(let veiled)? = value("palette.veiled")
    else { throw CancellationError() }
    #expect(faded.alpha == 0.5 && veiled.alpha == 0.25)
    #expect(theme["palette.modal"]?.alias == "palette.ink")
    #expect(theme["palette.modal"]?.variants.first?.alias == "colors.ink")
    #expect(value("motion.slow") != nil)
    #expect(theme.section(of: "space.small") == .padding && theme.section(of: "padding.small") == .padding)
    #expect(theme.section(of: "veil.half") == .opacities && theme.section(of: "other.a") == nil)
  }

  @Test func aDeclarationAppliesToAllFiles() throws {
    let core = GuideFile(
      path: "core.yaml", bytes: Array("kanso: 2\nsections: {space: padding}\nspace: {small: 4}".utf8))
    let brand = GuideFile(
      path: "brand.yaml", bytes: Array("kanso: 2\nspace: {small: 5, large: small * 2}".utf8))
    let compiled = CompiledGuide(GuideDocuments([core, brand], including: .onDisk))
    #expect(compiled.diagnostics.isEmpty, "\(compiled.diagnostics.map(\.message))")
    #expect(compiled.theme?["space.large"]?.value == .dimension(.points(10)))
    #expect(compiled.theme?.kinds == ["space": .padding])
  }

  /// The rules are those of the kind.
  @Test func valuesAreCheckedAsThoseOfTheKind() {
    let found = compile("kanso: 2\nsections: {round: radii, far: padding}\nround: {a: -1}\nfar: {a: -1}")
    #expect(found.diagnostics.map(\.descriptor) == [.outOfRange])
  }

  @Test func theFingerprintHasTheKind() throws {
    let text = "space: {small: 4}"
    let padding = try theme("sections: {space: padding}\n" + text)
    let sizes = try theme("sections: {space: sizes}\n" + text)
    #expect(padding.fingerprint != sizes.fingerprint && padding != sizes)
    #expect(padding.specialized(for: Mode(name: "a", context: [:])).section(of: "space.small") == .padding)
  }

  @Test func jsonOfAnOwnSectionIsNoForeignFormat() {
    let text =
      #"{"kanso": 2, "sections": {"space": "padding"}, "space": {"a": {"value": "b"}, "c": {"value": 1}}}"#
    #expect(compile(text).diagnostics.map(\.descriptor) == [.unknownAlias])
  }

  @Test func everyKindIsInTheSchema() throws {
    struct Schema: Decodable {
      struct Property: Decodable { let additionalProperties: Kinds? }
      struct Kinds: Decodable {
        let `enum`: [String]?

        init(from decoder: any Decoder) throws {
          `enum` = try? decoder.container(keyedBy: CodingKeys.self).decode([String].self, forKey: .enum)
        }
        enum CodingKeys: CodingKey { case `enum` }
      }
      let properties: [String: Property]
    }
    let url = Project.root.appendingPathComponent("Documentation/Schemas/guide.schema.json")
    let schema = try JSONDecoder().decode(Schema.self, from: try Data(contentsOf: url))
    #expect(schema.properties["sections"]?.additionalProperties?.enum == Section.allCases.map(\.rawValue))
  }
}
