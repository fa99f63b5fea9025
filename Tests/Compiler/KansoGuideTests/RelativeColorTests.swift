import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoGuide

/// Relative colors, such as `oklch(from ink calc(l + 0.1) c h)`.
struct RelativeColorTests {
  private func colors(_ text: String) throws -> (TokenPath, String) throws -> ColorValue? {
    let compiled = CompiledGuide(bytes: Array(("kanso: 2\n" + text).utf8), path: "guide.yaml")
    let report = TextReporter(color: false).report(compiled.diagnostics)
    let theme = try #require(compiled.theme, "\(text)\(report)")
    return { path, mode in
      let token = try #require(theme[path])
      let value = theme.modes.first { $0.name == mode }.map { theme.value(of: token, in: $0.context) }
      if case .color(let color) = value ?? token.value { return color }
      return nil
    }
  }

  /// The values of the web platform tests.
  @Test func facts() throws {
    let facts = try ColorFacts(named: "relative-color")
    #expect(facts.rows.count > 250)
    for row in facts.rows { try facts.check(row) }
  }

  @Test func theOriginIsATokenOfEachMode() throws {
    let colors = try colors(
      """
      modes: [light, dark]
      colors:
        ink: {light: oklch(0.4 0.05 240), dark: oklch(0.9 0.02 100 / 80%)}
        l: "#808080"
        lighter: oklch(from ink calc(l + 0.1) c h)
        braces: "oklch(from {colors.ink} calc(l + 0.1) c h / 50%)"
        letter: oklch(from l l c h)
        half: {value: oklch(from ink calc(l + 0.1) c h), alpha: 50%}
      """)
    #expect(try colors("colors.lighter", "light") == ColorValue(.oklch, 0.5, 0.05, 240))
    #expect(try colors("colors.lighter", "dark") == ColorValue(.oklch, 1, 0.02, 100, alpha: 0.8))
    #expect(try colors("colors.braces", "light") == ColorValue(.oklch, 0.5, 0.05, 240, alpha: 0.5))
    #expect(try colors("colors.half", "dark") == ColorValue(.oklch, 1, 0.02, 100, alpha: 0.5))
    let gray = try #require(try colors("colors.letter", "light"))
    #expect(gray.third == nil && gray.hex == "#808080")
  }

  @Test(arguments: [
    ("min(l, 0.3)", 0.3), ("max(l, 0.3, 0.7)", 0.7), ("clamp(0.2, l, 0.45)", 0.45),
    ("calc(l * 2 - 0.2 / 2)", 0.9), ("calc((l + 0.1) * (1 - l))", 0.3),
    ("calc(min(l, 2) + max(0.1, -1))", 0.6),
    ("calc(50% - 10%)", 0.4), ("calc(1 / 4)", 0.25), ("calc(30% / 60%)", 0.5), ("CALC( L*1 )", 0.5),
    ("calc(l - -0.1)", 0.6), ("calc(((((l)))))", 0.5), ("calc(l * 50%)", 0.25),
  ])
  func calculations(_ text: String, _ lightness: Double) throws {
    let colors = try colors("colors: {a: \"oklch(from oklch(0.5 0.05 240) \(text) c h)\"}")
    #expect(try colors("colors.a", "light") == ColorValue(.oklch, lightness, 0.05, 240))
  }

  /// A percentage of a mix can be calculated.
  @Test func percentages() throws {
    let colors = try colors("colors: {a: \"color-mix(in srgb, #FF0000 calc(2 * 10%), #0000FF)\"}")
    #expect(try colors("colors.a", "light") == ColorValue(red: 0.2, green: 0, blue: 0.8))
  }

  /// A division by a component that is 0 is an error in the modes in which it is.
  @Test func divisionByZero() {
    let text = """
      kanso: 2
      modes: [light, dark]
      colors:
        ink: {light: oklch(0.5 0.05 240), dark: oklch(0.5 0 240)}
        a: oklch(from ink calc(0.01 / c) c h)
        b: oklch(from ink l calc(max(0.001 / c, 0)) h)
        c: oklch(from ink l c h / calc(0.01 / c))
      """
    let compiled = CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml")
    #expect(compiled.diagnostics.map(\.descriptor) == [.invalidColor, .invalidColor, .invalidColor])
  }

  @Test func limits() {
    func messages(_ value: String) -> [String] {
      CompiledGuide(bytes: Array("kanso: 2\ncolors: {a: \"\(value)\"}\n".utf8), path: "guide.yaml")
        .diagnostics
        .map(\.message)
    }
    func nested(_ depth: Int) -> String {
      "oklch(from #808080 calc" + String(repeating: "(", count: depth) + "l"
        + String(repeating: ")", count: depth) + " c h)"
    }
    #expect(messages(nested(ColorParser.maximumCalculationDepth)) == [])
    #expect(
      messages(nested(ColorParser.maximumCalculationDepth + 1)) == ["parentheses are nested too deep"])
    #expect(messages(nested(8_000)) == ["parentheses are nested too deep"])
    let functions = String(repeating: "min(", count: 3_000)
    #expect(messages("oklch(from #808080 \(functions)") == ["parentheses are nested too deep"])
    let long = "oklch(from #808080 calc(l" + String(repeating: " * 1", count: 3_500) + ") c h)"
    #expect(messages(long) == ["the color has more than 500 operations"])
  }
}
