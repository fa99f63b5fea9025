import KansoDiagnostics
import KansoTheme
import Testing

@testable import KansoGuide

/// The values of numbers, opacities, durations and easing curves.
struct NumberSectionTests {
  /// Returns the theme of a guide of version 2 without diagnostics.
  private func theme(_ text: String) throws -> Theme {
    let compiled = CompiledGuide(bytes: Array(("kanso: 2\n" + text).utf8), path: "guide.yaml")
    #expect(compiled.diagnostics.isEmpty, "\(compiled.diagnostics.map(\.message))")
    return try #require(compiled.theme)
  }

  /// Returns the value of the token `a` in a section with one value.
  private func value(_ section: String, _ text: String) throws -> TokenValue? {
    try theme("\(section): {a: \(text)}")[TokenPath("\(section).a")]?.value
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("100", 100), ("-1.5", -1.5), (".5", 0.5), ("1.618", 1.618), ("(1 + 2) * 4", 12),
      ("0.1 + 0.2", 0.3), ("8px / 2px", 4), ("1000000000", 1e9),
    ] as [(String, Double)])
  func numbers(_ text: String, _ number: Double) throws {
    #expect(try value("numbers", text) == .number(number))
  }

  @Test(
    arguments: [
      ("0", 0), ("0%", 0), ("100%", 1), ("38%", 0.38), ("33.3%", 0.333), ("0.38", 0.38), ("1", 1),
      ("12 %", 0.12),
      ("50% * 50%", 0.25), ("1 - 30%", 0.7), ("1% + 9%", 0.1),
    ] as [(String, Double)])
  func opacities(_ text: String, _ opacity: Double) throws {
    #expect(try value("opacities", text) == .number(opacity))
  }

  @Test(arguments: [
    ("0ms", Duration(0, .ms)), ("-0s", Duration(0, .s)), ("150ms", Duration(150, .ms)),
    ("0.4s", Duration(0.4, .s)), ("150 ms", Duration(150, .ms)), ("3600s", Duration(3600, .s)),
    ("0.1s * 3", Duration(300, .ms)), ("1s - 150ms", Duration(850, .ms)),
    ("100ms / 3", Duration(33.333333, .ms)),
    ("2 * (50ms + 0.1s)", Duration(300, .ms)),
  ])
  func durations(_ text: String, _ duration: Duration) throws {
    #expect(try value("durations", text) == .duration(duration))
  }

  @Test(arguments: [
    ("[0.2, 0, 0, 1]", CubicBezier(0.2, 0, 0, 1)), ("[0, -1000, 1, 1000]", CubicBezier(0, -1000, 1, 1000)),
    ("linear", CubicBezier(0, 0, 1, 1)), ("ease", CubicBezier(0.25, 0.1, 0.25, 1)),
    ("ease-in", CubicBezier(0.42, 0, 1, 1)), ("easeIn", CubicBezier(0.42, 0, 1, 1)),
    ("ease-out", CubicBezier(0, 0, 0.58, 1)), ("easeOut", CubicBezier(0, 0, 0.58, 1)),
    ("ease-in-out", CubicBezier(0.42, 0, 0.58, 1)), ("easeInOut", CubicBezier(0.42, 0, 0.58, 1)),
    ("'cubic-bezier(0.3, -0.5, 1, 2)'", CubicBezier(0.3, -0.5, 1, 2)),
    ("'Cubic-Bezier( .3,0 , 1,1 )'", CubicBezier(0.3, 0, 1, 1)),
  ])
  func easings(_ text: String, _ curve: CubicBezier) throws {
    #expect(try value("easings", text) == .cubicBezier(curve))
  }

  /// A name of a curve has priority over a token of that name, which braces reach.
  @Test func bracesReachATokenWithTheNameOfACurve() throws {
    let theme = try theme("easings: {linear: [0.2, 0, 0, 1], a: linear, b: '{easings.linear}'}")
    #expect(theme["easings.a"]?.value == .cubicBezier(CubicBezier(0, 0, 1, 1)))
    #expect(theme["easings.b"]?.value == .cubicBezier(CubicBezier(0.2, 0, 0, 1)))
    #expect(theme["easings.b"]?.alias == "easings.linear")
  }

  @Test func numbersOfOtherSectionsAreFactors() throws {
    let theme = try theme(
      """
      numbers: {golden: 1.5, ratio: "{padding.gap} / {sizes.row}", quotient: "{durations.slow} / {durations.fast}"}
      opacities: {half: 50%, number: "{numbers.ratio}"}
      durations: {fast: 150ms, slow: fast * 2, golden: "{numbers.golden} * fast"}
      padding:
        gap: 8
        wide: "gap * {numbers.golden}"
        card: {top: "gap * {opacities.half}", leading: 0, bottom: 0, trailing: 0}
      sizes: {row: 32}
      """)
    #expect(theme["numbers.ratio"]?.value == .number(0.25))
    #expect(theme["numbers.quotient"]?.value == .number(2))
    #expect(theme["opacities.number"]?.value == .number(0.25))
    #expect(theme["durations.golden"]?.value == .duration(Duration(225, .ms)))
    #expect(theme["padding.wide"]?.value == .dimension(.points(12)))
    #expect(theme["padding.card"]?.value == .edges(Edges(top: 4, leading: 0, bottom: 0, trailing: 0)))
  }

  /// Each mode has the value of the token that is referred to.
  @Test func valuesFollowModes() throws {
    let theme = try theme(
      """
      modes: [light, dark]
      colors: {ink: "#000000", veil: {value: ink, alpha: "{opacities.hover}"}}
      opacities: {hover: {light: 8%, dark: 0.12}}
      easings: {move: {light: ease, dark: [0, 0, 1, 1]}}
      """)
    let dark: Context = ["appearance": "dark"]
    let veil = try #require(theme["colors.veil"])
    #expect(theme.value(of: veil, in: dark) == .color(ColorValue(red: 0, green: 0, blue: 0, alpha: 0.12)))
    #expect(veil.value == .color(ColorValue(red: 0, green: 0, blue: 0, alpha: 0.08)))
    let move = try #require(theme["easings.move"])
    #expect(theme.value(of: move, in: dark) == .cubicBezier(CubicBezier(0, 0, 1, 1)))
  }

  /// Each group has a nested enum `tokens`.
  @Test func namesThatGeneratedSwiftUsesAreRefused() {
    for section in ["numbers", "opacities", "durations", "easings"] {
      let value = section == "durations" ? "1s" : section == "easings" ? "ease" : "1"
      let text = "kanso: 2\n\(section): {tokens: \(value)}\n"
      let compiled = CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml")
      #expect(compiled.diagnostics.map(\.descriptor) == [.nameCollision], "\(section)")
    }
  }
}
