import KansoDiagnostics
import KansoGuide
import KansoTheme
import KansoThemeEncoding
import Testing

@testable import KansoStandard

/// The resolver document beside theme.json.
struct ThemeResolverTests {
  private static let guide = """
    kanso: 2
    modes:
      light: {appearance: light}
      dark: {appearance: dark, fallback: light}
      "high / contrast": {appearance: dark, contrast: increased, fallback: dark}
      compact: {density: compact, fallback: light}
    colors:
      ink: {light: "#111111", dark: "#EEEEEE", "high / contrast": "#FFFFFF"}
      text: ink
    padding:
      gap: {light: 8, compact: 4}
      card: {light: {top: 1, leading: 2, bottom: 3, trailing: 4}, compact: {top: 1, leading: 2, bottom: 0, trailing: 4}}
    strings:
      greeting: {light: Hello, dark: Goodbye}

    """

  private func theme() throws -> Theme {
    let compiled = CompiledGuide(bytes: Array(Self.guide.utf8), path: "tokens.yaml")
    return try #require(compiled.theme, "\(compiled.diagnostics.map(\.message))")
  }

  /// Each context gives the values of its mode.
  @Test(arguments: ["light", "dark", "high / contrast", "compact"])
  func contextsAreModes(_ name: String) throws {
    let theme = try theme()
    let mode = try #require(theme.mode(named: name))
    let resolver = try #require(theme.encodedResolver(base: "theme.json"))
    let document = StandardDocument(
      resolver, path: "theme.resolver.json", inputs: ResolverInputs(["mode=\(name)"])
    ) { $0 == "theme.json" ? .bytes(theme.encoded()) : .unreadable("there is no such file") }
    #expect(document.diagnostics.map(\.message) == [])
    #expect(document.permutationCount == 4)
    let specialized = theme.specialized(for: mode)
    let expected = StandardDocument(specialized.encoded(), path: "theme.json")
    #expect(document.resolvedValues().json == expected.resolvedValues().json)
    #expect(document.tokenCount > 0)
  }

  @Test func aThemeWithoutModesHasNone() throws {
    #expect(Theme(sections: [], tokens: []).encodedResolver(base: "theme.json") == nil)
  }
}
