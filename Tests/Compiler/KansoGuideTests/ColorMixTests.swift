import Foundation
import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoGuide

/// The function `color-mix()`.
struct ColorMixTests {
  private func compile(_ text: String) throws -> (compiled: CompiledGuide, theme: Theme) {
    let compiled = CompiledGuide(bytes: Array(("kanso: 2\n" + text).utf8), path: "guide.yaml")
    let report = TextReporter(color: false).report(compiled.diagnostics)
    return (compiled, try #require(compiled.theme, "\(text)\(report)"))
  }

  private func color(_ path: TokenPath, in theme: Theme) -> ColorValue? {
    if case .color(let color)? = theme[path]?.value { color } else { nil }
  }

  // MARK: Values

  /// The values of the web platform tests.
  @Test func facts() throws {
    let facts = try ColorFacts(named: "color-mix")
    #expect(facts.rows.count > 300)
    for row in facts.rows { try facts.check(row) }
  }

  /// The examples of CSS Color 5, section 3, with the results that it gives.
  @Test(arguments: [
    ("color-mix(in lch, #800080 50%, #DDA0DD 50%)", "rgb(68.4898% 36.015% 68.3102%)"),
    ("color-mix(in lch, #800080 80%, #DDA0DD 80%)", "rgb(68.4898% 36.015% 68.3102%)"),
    ("color-mix(in lch, #DDA0DD, #800080)", "rgb(68.4898% 36.015% 68.3102%)"),
  ])
  func examplesOfTheSpecification(_ mix: String, _ expected: String) throws {
    let (_, theme) = try compile("colors: {mix: \"\(mix)\", expected: \(expected)}")
    let mixed = try #require(color("colors.mix", in: theme))
    #expect(mixed.difference(from: try #require(color("colors.expected", in: theme))) < 0.0005)
  }

  /// A computed color has six decimals.
  @Test func rounding() throws {
    let (_, theme) = try compile(
      "colors: {a: \"color-mix(in srgb, #FF0000, #008000, #0000FF)\", b: \"color-mix(in srgb, #F00 10%, #00F 20%)\"}"
    )
    #expect(color("colors.a", in: theme) == ColorValue(red: 0.333333, green: 0.16732, blue: 0.333333))
    #expect(color("colors.b", in: theme)?.alpha == 0.3)
  }

  // MARK: References

  @Test func namesAreTokens() throws {
    let (compiled, theme) = try compile(
      """
      colors:
        ink: "#2C4251"
        paper: "#FFFFFF"
        neutral: {8: "#808080"}
        in: "#000000"
        hue: "#FF0000"
        "two words": "#00FF00"
        a: color-mix(in srgb, ink 25%, {colors.paper})
        b: color-mix( IN  srgb ,25% ink,paper )
        c: "color-mix(in srgb, neutral.8, paper)"
        d: "color-mix(in, paper, #000000)"
        e: "color-mix(hue, {colors.two words})"
        f: "color-mix(in srgb, color-mix(in srgb, ink, paper) 50%, rgb(255 255 255))"
      """)
    let a = try #require(color("colors.a", in: theme))
    #expect(a == color("colors.b", in: theme))
    #expect(a == ColorValue(red: 0.793137, green: 0.814706, blue: 0.829412))
    #expect(color("colors.c", in: theme) == ColorValue(red: 0.75098, green: 0.75098, blue: 0.75098))
    #expect(color("colors.d", in: theme)?.space == .oklab)
    #expect(color("colors.e", in: theme)?.space == .oklab)
    #expect(color("colors.f", in: theme) == a)
    #expect(theme["colors.a"]?.alias == nil)
    let unused = UnusedTokens.check(compiled, used: ["colors.a", "colors.c", "colors.d", "colors.e"])
    #expect(unused.map(\.message).filter { !$0.contains("colors.b") && !$0.contains("colors.f") }.isEmpty)
  }

  /// A mix follows the modes of its colors, and may be the value of a mode. An alpha beside it replaces that of the mix.
  @Test func modesAndAlpha() throws {
    let (_, theme) = try compile(
      """
      modes: [light, dark]
      colors:
        ink: {light: "#000000", dark: "#FFFFFF"}
        paper: {light: "#FFFFFF", dark: "#000000"}
        mix: "color-mix(in srgb, ink 20%, paper)"
        half: {value: "color-mix(in srgb, ink 20%, paper)", alpha: {light: 50%, dark: 25%}}
        own: {light: "color-mix(in srgb, ink, mix)", dark: mix}
      """)
    func values(_ path: TokenPath) throws -> [ColorValue?] {
      let token = try #require(theme[path])
      return theme.modes.map { mode in
        if case .color(let color) = theme.value(of: token, in: mode.context) { color } else { nil }
      }
    }
    func gray(_ part: Double, _ alpha: Double = 1) -> ColorValue {
      ColorValue(red: part, green: part, blue: part, alpha: alpha)
    }
    #expect(try values("colors.mix") == [gray(0.8), gray(0.2)])
    #expect(try values("colors.half") == [gray(0.8, 0.5), gray(0.2, 0.25)])
    #expect(try values("colors.own") == [gray(0.4), gray(0.2)])
  }

  // MARK: Diagnostics

  /// A color of a mix that is beyond display-P3 in one mode only is one warning at the value.
  @Test func theGamutIsCheckedForTheResult() throws {
    let (compiled, _) = try compile(
      """
      modes: [light, dark]
      colors:
        vivid: {light: oklch(0.7 0.2 30), dark: "#FFFFFF"}
        inside: "color-mix(in oklch, oklch(0.7 0.5 30) 1%, #808080)"
        outside: "color-mix(in oklch, oklch(0.7 0.5 30), vivid)"
      """)
    #expect(compiled.diagnostics.map(\.descriptor) == [.colorOutOfGamut])
    #expect(compiled.diagnostics.first?.range.text.contains("30), vivid") == true)
  }

  /// The largest expressions are read, and larger ones are errors.
  @Test func limits() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "color-mix(", count: depth) + "#000000" + String(repeating: ")", count: depth)
    }
    func messages(_ value: String) -> [String] {
      CompiledGuide(bytes: Array("kanso: 2\ncolors: {a: \"\(value)\"}\n".utf8), path: "guide.yaml")
        .diagnostics
        .map(\.message)
    }
    #expect(messages(nested(ColorParser.maximumDepth)) == [])
    #expect(messages(nested(ColorParser.maximumDepth + 1)) == ["the functions are nested too deep"])
    #expect(messages(nested(1_400)) == ["the functions are nested too deep"])
    func wide(_ count: Int, _ part: String) -> String {
      "color-mix(\(Array(repeating: part, count: count).joined(separator: ", ")))"
    }
    #expect(messages(wide(64, "#000000")) == [])
    #expect(messages(wide(65, "#000000")) == ["the mix has more than 64 colors"])
    #expect(messages(wide(63, "rgb(1 2 3)")) == [])
    #expect(messages(wide(64, "rgb(1 2 3)")) == ["the color has more than 64 functions"])
  }

  /// Any text is a color or a problem with a position in the text.
  @Test func anyTextIsAColorOrAProblem() {
    var random = SeededGenerator.announced(for: "anyTextIsAMixOrAProblem")
    let pieces = [
      "color-mix(", "in ", "oklab", "hsl longer hue", ",", " ", ")", "#fff", "ink", "{colors.x}", "{", "20%",
      "-1%", "from ", "l ", "calc(", " + ", "min(",
      "1", "rgb(1 2 3)", "/", "none", "é", "%", "1e9%",
    ]
    for _ in 0..<5_000 {
      let text =
        (Bool.random(using: &random) ? "color-mix(" : "lch(from ")
        + (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      let file = SourceFile(path: "guide.yaml", bytes: Array(text.utf8))
      var parser = ColorParser(text, in: "colors", version: .two) { SourceRange(file: file, TextRange($0)) }
      do {
        let term = try parser.parse()
        let inputs = parser.references.compactMap { _ in ColorValue(hex: "#2C4251") }
        #expect(inputs.count == parser.references.count)
        _ = term.color(for: inputs)
      } catch {
        #expect(error.range.lowerBound <= error.range.upperBound && error.range.upperBound <= text.utf8.count)
      }
    }
  }
}
