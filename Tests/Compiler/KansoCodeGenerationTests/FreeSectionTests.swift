import KansoProject
import KansoTheme
import KansoThemeEncoding
import Testing

@testable import KansoCodeGeneration

/// The enums of sections that a guide names itself.
struct FreeSectionTests {
  private static let guide = """
    kanso: 2
    modes: [light, dark]
    sections:
      space: padding
      palette: colors
      type: fonts
      motion: durations
      curve-set: easings
    padding: {small: 8, alias: "{space.small}"}
    space: {small: 4, card: {top: small, leading: 1, bottom: 1, trailing: 1}, mode: {light: 1, dark: 2}}
    palette: {ink: {light: "#000000", dark: "#FFFFFF"}, same: ink, old: {value: ink, deprecated: "use {palette.same}"}}
    type: {body: {family: system, size: 17}}
    motion: {fast: 100ms}
    curve-set: {standard: ease}

    """

  @Test(arguments: CompilationTests.platforms)
  func appleSourcesTypeCheckAgainstStubs(_ target: (platform: Platform, frameworks: [String])) async throws {
    let files = try files(of: try theme(of: Self.guide), target.platform)
    let outcome = try await SwiftCompiler.typeCheck(files, againstStubsOf: target.frameworks)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func eachIsInTheSourceOfItsKind() throws {
    let files = try files(of: try theme(of: Self.guide), .uikit)
    func enums(_ name: String) throws -> [String] {
      try files.text(name).matches(of: #/public enum (\w+) /#).map { String($0.1) }
    }
    #expect(try enums("Colors.swift") == ["Colors", "Palette"])
    #expect(try enums("Fonts.swift") == ["Fonts", "Type_"])
    #expect(try enums("Padding.swift") == ["Padding", "Space"])
    #expect(try enums("Tokens.swift") == ["Motion", "CurveSet"])
    #expect(try files.text("Padding.swift").contains("public static let alias = Space.small\n"))
    #expect(try files.text("Colors.swift").contains("renamed: \"Palette.same\""))
  }

  @Test func theyFollowTheNamesOfTheProject() throws {
    var naming = SwiftNaming()
    (naming.namespace, naming.prefix) = ("Design", "Acme")
    let padding = try files(of: try theme(of: Self.guide), .portable, naming: naming).text("Padding.swift")
    #expect(padding.contains("  public enum AcmeSpace {\n"))
    #expect(padding.contains("public static let alias = Design.AcmeSpace.small\n"))
  }
}
