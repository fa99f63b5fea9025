import KansoDiagnostics
import KansoTheme
import Testing

@testable import KansoGuide

/// The families, weights and line heights of a guide, and the parts of fonts that refer to tokens.
struct FontPartTests {
  private func compile(_ text: String) -> CompiledGuide {
    CompiledGuide(bytes: Array(("kanso: 2\n" + text).utf8), path: "guide.yaml")
  }

  /// Returns the theme of a guide of version 2 without diagnostics.
  private func theme(_ text: String) throws -> Theme {
    let compiled = compile(text)
    #expect(compiled.diagnostics.isEmpty, "\(compiled.diagnostics.map(\.message))")
    return try #require(compiled.theme)
  }

  /// Returns the value of the token `a` in a section with one value.
  private func value(_ section: String, _ text: String) throws -> TokenValue? {
    try theme("\(section): {a: \(text)}")[TokenPath("\(section).a")]?.value
  }

  private static let tokens = """
    modes: [light, dark]
    sizes: {body: 16, small: {light: 12, dark: 14}}
    letterSpacings: {tight: -0.25}
    lineHeights: {body: 150%}
    numbers: {golden: 1.618, two: 2}
    families: {brand: Georgia, code: [Menlo, system-monospaced], both: ["{families.brand}", "{families.code}"]}
    weights: {strong: semibold, other: {light: 300, dark: 800}}

    """

  /// Returns the font `a` with parts, in a mode of the tokens above.
  private func font(_ parts: String, _ appearance: String = "light", _ rest: String = "") throws -> Typography
  {
    let theme = try theme(Self.tokens + "fonts: {a: {\(parts)}\(rest)}")
    return try font(in: theme, ["appearance": appearance])
  }

  /// Returns the font `a` of a theme in a context.
  private func font(in theme: Theme, _ context: Context) throws -> Typography {
    let value = theme.value(of: try #require(theme["fonts.a"]), in: context)
    guard case .typography(let font) = value else { throw Failure() }
    return font
  }

  private struct Failure: Error {}

  // MARK: Sections

  @Test(
    arguments: [
      ("1.5", 1.5), ("150%", 1.5), ("120.5 %", 1.205), ("1.2em", 1.2), ("10", 10), ("100% + 0.2", 1.2),
      ("(1 + 1) / 4", 0.5), ("32pt / 16px", 2), ("2rem / 1rem", 2),
    ] as [(String, Double)])
  func lineHeights(_ text: String, _ number: Double) throws {
    #expect(try value("lineHeights", text) == .number(number))
  }

  @Test(
    arguments: [
      ("Georgia", ["Georgia"]), ("Chalkboard SE", ["Chalkboard SE"]),
      ("[Menlo, system]", ["Menlo", "system-ui"]),
      ("system-serif", ["ui-serif"]), ("'a {b} c'", ["a {b} c"]), ("[x, x]", ["x", "x"]),
    ] as [(String, [String])])
  func families(_ text: String, _ families: [String]) throws {
    #expect(try value("families", text) == .fontFamily(families))
  }

  @Test(
    arguments: [("semibold", 600), ("heavy", 800), ("1", 1), ("650.5", 650.5), ("'700'", 700)]
      as [(String, Double)])
  func weights(_ text: String, _ weight: Double) throws {
    #expect(try value("weights", text) == .fontWeight(weight))
  }

  @Test func namesOfWeightsHavePriorityOverTokens() throws {
    let theme = try theme("weights: {bold: 100, a: bold, b: '{weights.bold}', c: b}")
    #expect(theme["weights.a"]?.value == .fontWeight(700))
    #expect(theme["weights.b"]?.value == .fontWeight(100))
    #expect(theme["weights.c"]?.alias == "weights.b")
  }

  @Test func aliasesOfFamiliesAreInBraces() throws {
    let theme = try theme("families: {brand: Georgia, a: '{families.brand}', b: [Arial, '{families.a}']}")
    #expect(theme["families.a"]?.alias == "families.brand")
    #expect(theme["families.b"]?.value == .fontFamily(["Arial", "Georgia"]))
  }

  @Test func lineHeightsAreNumbers() throws {
    let theme = try theme(
      "lineHeights: {a: 150%, b: a * 2, c: '{numbers.n}'}\nnumbers: {n: 2, m: '{lineHeights.a}'}")
    #expect(theme["lineHeights.b"]?.value == .number(3))
    #expect(theme["lineHeights.c"]?.value == .number(2))
    #expect(theme["numbers.m"]?.value == .number(1.5))
  }

  /// The lists contain each other, so their lengths would double from token to token.
  @Test func listsOfFamiliesAreLimited() {
    let tokens = (1...40).map { "  a\($0): ['{families.a\($0 - 1)}', '{families.a\($0 - 1)}']\n" }
    let diagnostics = compile("families:\n  a0: Georgia\n" + tokens.joined()).diagnostics
    #expect(diagnostics.map(\.message) == ["the list comes to 128 families"])
    #expect(compile("families:\n  a0: Georgia\n" + tokens.prefix(6).joined()).diagnostics.isEmpty)
  }

  // MARK: Parts of fonts

  @Test func eachPartCanBeAToken() throws {
    let font = try font(
      "family: '{families.brand}', size: '{sizes.body}', weight: '{weights.strong}', "
        + "lineHeight: '{lineHeights.body}', letterSpacing: '{letterSpacings.tight}', maximumSize: '{sizes.body} * 2'"
    )
    #expect(
      font
        == Typography(
          families: ["Georgia"], size: 16, weight: 600, lineHeight: 1.5, letterSpacing: .points(-0.25),
          maximumSize: 32))
    #expect(font.implied == [])
  }

  @Test(
    arguments: [
      ("'{families.code}'", ["Menlo", "ui-monospace"]),
      ("['{families.code}', Arial]", ["Menlo", "ui-monospace", "Arial"]),
      ("[system, '{families.both}']", ["system-ui", "Georgia", "Menlo", "ui-monospace"]),
    ] as [(String, [String])])
  func familiesOfFonts(_ text: String, _ families: [String]) throws {
    #expect(try font("family: \(text), size: 1").families == families)
  }

  @Test(
    arguments: [
      ("16", 16), ("16px", 16), ("1rem", 16), ("1.25rem", 20), ("'{sizes.body}'", 16),
      ("'{sizes.body} * 1.5'", 24),
      ("'{sizes.body} / 3'", 5.333333), ("'{sizes.body} + 1rem - 2'", 30), ("12 * 2", 24),
      ("(1rem + 4) * 2", 40),
      ("'{numbers.golden} * {sizes.body}'", 25.888),
    ] as [(String, Double)])
  func sizes(_ text: String, _ size: Double) throws {
    #expect(try font("family: a, size: \(text)").size == size)
    #expect(try font("family: a, size: 1, maximumSize: \(text)").maximumSize == size)
  }

  @Test(
    arguments: [
      ("1.5", 1.5), ("150%", 1.5), ("1.5em", 1.5), ("24pt", 1.2), ("24px", 1.2), ("2rem", 1.6),
      ("'{sizes.body}'", 0.8), ("'{sizes.body} + 4'", 1), ("'{sizes.body} / 3'", 0.266667),
      ("'{numbers.two}'", 2), ("'{lineHeights.body} * 120%'", 1.8), ("'{lineHeights.body} - 0.5'", 1),
    ] as [(String, Double)])
  func lineHeightsOfFonts(_ text: String, _ lineHeight: Double) throws {
    #expect(try font("family: a, size: 20, lineHeight: \(text)").lineHeight == lineHeight)
  }

  @Test(
    arguments: [
      ("-0.5", -0.5), ("0.5pt", 0.5), ("-0.02em", -0.4), ("0em", 0), ("-0em", 0), ("0.0333333em", 0.666666),
      ("0.1rem", 1.6), ("'{letterSpacings.tight} * 2'", -0.5), ("'{sizes.body} / 16'", 1),
    ] as [(String, Double)])
  func letterSpacingsOfFonts(_ text: String, _ points: Double) throws {
    let spacing = try font("family: a, size: 20, letterSpacing: \(text)").letterSpacing
    #expect(spacing == .points(points) && spacing.value.sign == (points < 0 ? .minus : .plus))
  }

  @Test func partsFollowTheModesOfTheirTokens() throws {
    let parts =
      "family: a, size: '{sizes.small}', weight: '{weights.other}', lineHeight: 24pt, letterSpacing: 0.5em"
    let (light, dark) = (try font(parts), try font(parts, "dark"))
    #expect([light.size, light.weight, light.lineHeight, light.letterSpacing.value] == [12, 300, 2, 6])
    #expect([dark.size, dark.weight, dark.lineHeight, dark.letterSpacing.value] == [14, 800, 1.714286, 7])
  }

  @Test func partsCanHaveAValuePerMode() throws {
    let parts =
      "family: {light: a, dark: ['{families.brand}']}, size: {light: 16, dark: '{sizes.body} + 2'}, italic: {light: true, dark: false}"
    let (light, dark) = (try font(parts), try font(parts, "dark"))
    #expect(light.families == ["a"] && light.size == 16 && light.isItalic)
    #expect(dark.families == ["Georgia"] && dark.size == 18 && !dark.isItalic)
  }

  @Test func valuesPerModeMeetThoseOfTheBase() throws {
    let rest = ", base: {light: {family: x, size: 10}, dark: {family: y, size: 20}}"
    let parts = "extends: base, lineHeight: {light: 15pt, dark: 2}"
    let (light, dark) = (try font(parts, "light", rest), try font(parts, "dark", rest))
    #expect(light.families == ["x"] && light.lineHeight == 1.5)
    #expect(dark.families == ["y"] && dark.lineHeight == 2)
  }

  /// A mode without a value of its own has that of its fallback, for each part.
  @Test func fallbacksApplyToEachPart() throws {
    let theme = try theme(
      """
      modes:
        light: {}
        dark: {appearance: dark}
        high: {appearance: dark, contrast: increased, fallback: dark}
      fonts:
        a: {family: x, size: {light: 16, high: 20, dark: 18}, weight: {light: 400, dark: 500}}
      """)
    let font = try font(in: theme, ["appearance": "dark", "contrast": "increased"])
    #expect(font.size == 20 && font.weight == 500)
  }

  @Test func anInheritedLineHeightIsAMultiple() throws {
    let font = try font(
      "extends: base, size: 32", "light",
      ", base: {family: x, size: 16, lineHeight: 24pt, letterSpacing: 0.1em}")
    #expect(font.lineHeight == 1.5 && font.letterSpacing == .points(1.6))
  }

  // MARK: Units

  @Test(
    arguments: [
      ("", "1.5rem", 24), ("rem: 10", "1.5rem", 15), ("rem: 20px", "-0 rem", 0), ("rem: 12.5pt", "2 rem", 25),
      ("rem: 10", "1rem * 2 + 4", 24), ("", "1.1rem", 17.6),
    ] as [(String, String, Double)])
  func rem(_ base: String, _ text: String, _ points: Double) throws {
    for section in ["padding", "sizes", "radii", "borders", "breakpoints", "letterSpacings"] {
      let theme = try theme("\(base)\n\(section): {a: \(text)}")
      #expect(theme[TokenPath("\(section).a")]?.value == .dimension(.points(points)))
    }
  }

  @Test func remIsInEdgesAndScales() throws {
    let theme = try theme(
      """
      padding: {card: {top: 1rem, leading: 0.5rem * 2, bottom: 2rem, trailing: 1}}
      sizes: {text: {scale: {base: 1rem, ratio: 2, steps: [0, 1], round: 0.25rem}}}
      """)
    #expect(theme["padding.card"]?.value == .edges(Edges(top: 16, leading: 16, bottom: 32, trailing: 1)))
    #expect(theme["sizes.text.1"]?.value == .dimension(.points(32)))
  }

  @Test func eachFileHasItsOwnRem() throws {
    let files = ExampleFiles(
      """
      # core.yaml
      kanso: 2
      rem: 10
      sizes: {a: 1rem}

      # guide.yaml
      kanso: 2
      include: [core.yaml]
      sizes: {b: 1rem}

      """)
    let theme = try #require(files.compile().theme)
    #expect(theme["sizes.a"]?.value == .dimension(.points(10)))
    #expect(theme["sizes.b"]?.value == .dimension(.points(16)))
  }

  @Test func versionOneIsUnchanged() throws {
    let compiled = CompiledGuide(
      bytes: Array("fonts: {a: {family: '{families.brand}', size: 16pt, lineHeight: 1.5}}".utf8),
      path: "guide.yaml")
    let font = try font(in: try #require(compiled.theme), [:])
    #expect(font.families == ["{families.brand}"] && font.lineHeight == 1.5)
  }
}
