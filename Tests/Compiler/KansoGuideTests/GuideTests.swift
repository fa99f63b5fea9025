import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoGuide

/// The values that a guide compiles to.
struct GuideTests {
  private func theme(_ text: String) throws -> Theme {
    let compiled = CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml")
    let report = TextReporter(color: false).report(compiled.diagnostics)
    let theme = compiled.theme
    return try #require(theme, "\(report)")
  }

  private func color(_ hex: String) throws -> TokenValue { .color(try #require(ColorValue(hex: hex))) }

  @Test func hexColorsOfEveryLength() throws {
    let theme = try theme(
      """
      colors: {three: "#f0A", four: "#f0A8", six: "#ff00AA", eight: "#ff00AA88"}
      """)
    #expect(theme["colors.three"]?.value == .color(ColorValue(red: 1, green: 0, blue: 170 / 255)))
    #expect(
      theme["colors.four"]?.value == .color(ColorValue(red: 1, green: 0, blue: 170 / 255, alpha: 136 / 255)))
    #expect(theme["colors.six"]?.value == theme["colors.three"]?.value)
    #expect(theme["colors.eight"]?.value == theme["colors.four"]?.value)
  }

  /// The factors are finite numbers, but their products are not.
  @Test(arguments: ["a * L * L", "a * -1 * L * L", "L * L - L * L", "a + LL"])
  func aCalculationMayComeToNoNumber(_ calculation: String) {
    let large = "1" + String(repeating: "0", count: 200)
    let text = "padding: {a: 8, b: \(calculation.replacing("L", with: large))}\n"
    let found = CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml").diagnostics
    #expect(found.map(\.descriptor) == [.notFinite])
    #expect(found.first?.message == "`padding.b` is a number that is not finite")
  }

  @Test func aliasesStartAtTheSectionOrAtTheRoot() throws {
    let theme = try theme(
      """
      colors:
        main: button.primary
        other: "{colors.button.primary}"
        button: {primary: "#FFFFFF"}
      """)
    #expect(theme["colors.main"]?.value == (try color("#FFF")))
    #expect(theme["colors.main"]?.alias == TokenPath("colors.button.primary"))
    #expect(theme["colors.other"]?.alias == TokenPath("colors.button.primary"))
  }

  @Test func modesInheritFromTheirFallback() throws {
    let theme = try theme(
      """
      modes:
        light: {appearance: light}
        dark: {appearance: dark}
        darkHigh: {appearance: dark, contrast: increased, fallback: dark}
      colors:
        ink: {light: "#111111", dark: "#EEEEEE", darkHigh: "#FFFFFF"}
        text: {light: "#222222", dark: ink}
        plain: "#333333"
      """)
    let text = try #require(theme["colors.text"])
    // The fallback selects the expression. An alias in that expression still has its own value in the mode.
    #expect(
      theme.value(of: text, in: ["appearance": "dark", "contrast": "increased"]) == (try color("#FFF")))
    #expect(theme.value(of: text, in: ["appearance": "dark"]) == (try color("#EEE")))
    #expect(theme.value(of: text, in: [:]) == (try color("#222")))
    #expect(theme["colors.plain"]?.variants.isEmpty == true)
  }

  @Test func fallbacksDoNotCompeteWithWhatIsWritten() throws {
    let theme = try theme(
      """
      modes:
        light: {appearance: light}
        dark: {appearance: dark}
        darkHigh: {appearance: dark, contrast: increased, fallback: dark}
        compact: {density: compact, fallback: light}
        high: {contrast: increased, fallback: light}
      colors:
        a: {light: "#000000", dark: "#FFFFFF"}
        same: {light: "#000000", dark: "#FFFFFF", high: "#000000"}
        alias: a
      padding:
        gap: {light: 8, dark: 8, compact: 4}
      """)
    let darkCompact: Context = ["appearance": "dark", "density": "compact"]
    let a = try #require(theme["colors.a"])
    #expect(theme.value(of: a, in: darkCompact) == (try color("#FFF")))
    #expect(theme.value(of: try #require(theme["colors.alias"]), in: darkCompact) == (try color("#FFF")))
    // An explicit value counts even if it equals the default's value.
    let same = try #require(theme["colors.same"])
    #expect(theme.value(of: same, in: ["contrast": "increased"]) == (try color("#000")))
    // A mode's fallback applies although another mode with fewer axes is declared later.
    #expect(
      theme.value(of: same, in: ["appearance": "dark", "contrast": "increased"]) == (try color("#FFF")))
    let gap = try #require(theme["padding.gap"])
    #expect(theme.value(of: gap, in: darkCompact) == .dimension(.points(4)))
  }

  @Test func theDefaultModeCompetesToo() throws {
    let theme = try theme(
      """
      modes: {std: {appearance: light, contrast: normal}, light: {appearance: light}}
      colors: {c: {std: "#111111", light: "#222222"}}
      """)
    let c = try #require(theme["colors.c"])
    #expect(theme.value(of: c, in: ["appearance": "light", "contrast": "normal"]) == (try color("#111")))
    #expect(theme.value(of: c, in: ["appearance": "light"]) == (try color("#222")))
    #expect(theme.value(of: c, in: [:]) == (try color("#111")))
  }

  /// Random modes with fallbacks: in each mode's context, the lookup finds exactly the mode's value.
  @Test func everyModeHasItsOwnValueInItsOwnContext() throws {
    var random = SeededGenerator.announced(for: "everyModeHasItsOwnValue")
    for _ in 0..<300 {
      let axes = ["appearance: dark", "contrast: increased", "density: compact", "brand: b"]
      let count = Int.random(in: 2...6, using: &random)
      var contexts: Set<[String]> = [[]]
      var modes = ["  m0: {}"]
      for _ in 1..<count {
        let context = axes.filter { _ in Bool.random(using: &random) }
        guard contexts.insert(context).inserted else { continue }
        let fallback = Int.random(in: 0..<modes.count, using: &random)
        modes.append("  m\(modes.count): {\((context + ["fallback: m\(fallback)"]).joined(separator: ", "))}")
      }
      var text = "modes:\n" + modes.joined(separator: "\n") + "\npadding:\n"
      var written: [[Int: String]] = []
      for token in 0..<6 {
        var values: [Int: String] = [:]
        for mode in modes.indices where mode == 0 || Bool.random(using: &random) {
          let alias = token > 0 && Bool.random(using: &random)
          values[mode] =
            alias
            ? "t\(Int.random(in: 0..<token, using: &random))" : "\(Int.random(in: 0...9, using: &random))"
        }
        written.append(values)
        let variants = values.sorted { $0.key < $1.key }.map { "m\($0.key): \($0.value)" }
        text += "  t\(token): {\(variants.joined(separator: ", "))}\n"
      }
      let theme = try theme(text)
      func fallback(_ mode: Int) -> Int {
        theme.modes[mode].fallback.flatMap { name in theme.modes.firstIndex { $0.name == name } } ?? 0
      }
      func meaning(_ token: Int, _ mode: Int) -> Double {
        var chosen = mode
        while written[token][chosen] == nil { chosen = fallback(chosen) }
        let value = written[token][chosen] ?? ""
        return value.hasPrefix("t") ? meaning(Int(value.dropFirst()) ?? 0, mode) : Double(value) ?? -1
      }
      for token in 0..<6 {
        for (index, mode) in theme.modes.enumerated() {
          let found = theme.value(of: try #require(theme[TokenPath("padding.t\(token)")]), in: mode.context)
          #expect(found == .dimension(.points(meaning(token, index))), "\(text) t\(token) in \(mode.name)")
        }
      }
    }
  }

  @Test func fontsTakeWhatTheyDoNotSayFromAnother() throws {
    let theme = try theme(
      """
      fonts:
        body: {family: [Georgia, system], face: Georgia, size: 16, textStyle: body, lineHeight: 1.4}
        heading: {extends: body, face: Georgia-Bold, weight: bold, size: 24, italic: true}
        label: body
      """)
    guard case .typography(let heading)? = theme["fonts.heading"]?.value else {
      Issue.record("no font")
      return
    }
    #expect(heading.families == ["Georgia", "system-ui"])
    #expect(heading.face == "Georgia-Bold")
    #expect(heading.size == 24 && heading.weight == 700 && heading.isItalic)
    #expect(heading.textStyle == .body && heading.lineHeight == 1.4)
    #expect(heading.implied == [.letterSpacing])
    #expect(theme["fonts.label"]?.value == theme["fonts.body"]?.value)
    #expect(theme["fonts.label"]?.alias == TokenPath("fonts.body"))
    #expect(theme["fonts.heading"]?.alias == nil)
  }

  @Test func groupsHandTheirDeprecationDown() throws {
    let theme = try theme(
      """
      colors:
        old:
          deprecated: use the new ones
          description: From before the redesign
          white: "#FFFFFF"
          kept: {value: "#000000", deprecated: false}
      """)
    #expect(theme["colors.old.white"]?.deprecated == .message("use the new ones"))
    #expect(theme["colors.old.kept"]?.deprecated == nil)
    #expect(theme.sections.first?.members.count == 1)
  }

  @Test func numbersAreReadExactly() throws {
    let theme = try theme("padding: {a: 0.1, b: -8, c: .5, d: 8., e: +4, f: 8pt, g: '8 px', h: -0}")
    let values = theme.tokens.map(\.value)
    #expect(values == [0.1, -8, 0.5, 8, 4, 8, 8, 0].map { .dimension(.points($0)) })
    if case .dimension(let zero)? = values.last { #expect(zero.value.sign == .plus) }
  }

  @Test func lengthsAreCalculated() throws {
    let theme = try theme(
      """
      padding:
        standard: 8
        double: standard * 2
        sum: (standard + 4) * 2 - 1
        precedence: 1 + 2 * 3
        divided: standard / 4
        ratio: double / standard
        negative: standard * -1
        a-b: 3
        hyphen: a-b * 2
        braced: "{padding.a-b} * 2"
        other: "{sizes.thumbnail} / 2"
        card: {top: standard, leading: standard * 2, bottom: 8, trailing: 0}
        wide: card * 2
        same: card
      sizes:
        thumbnail: 58
        row: "{padding.double} + 2"
      """)
    func points(_ path: TokenPath) -> Double? {
      if case .dimension(let dimension)? = theme[path]?.value { dimension.value } else { nil }
    }
    let expected: [(TokenPath, Double)] = [
      ("padding.double", 16), ("padding.sum", 23), ("padding.precedence", 7), ("padding.divided", 2),
      ("padding.ratio", 2), ("padding.negative", -8), ("padding.hyphen", 6), ("padding.braced", 6),
      ("padding.other", 29), ("sizes.row", 18),
    ]
    for (path, value) in expected { #expect(points(path) == value, "\(path)") }
    let edges = Edges(top: .points(16), leading: .points(32), bottom: .points(16), trailing: .points(0))
    #expect(theme["padding.wide"]?.value == .edges(edges))
    #expect(theme["padding.same"]?.alias == "padding.card")
  }

  @Test func calculationsFollowTheMode() throws {
    let theme = try theme(
      """
      modes:
        regular: {}
        compact: {density: compact}
      padding:
        unit: {regular: 8, compact: 4}
        double: unit * 2
        card: {top: unit, leading: double, bottom: 1, trailing: 2}
      """)
    let double = try #require(theme["padding.double"])
    #expect(theme.value(of: double, in: [:]) == .dimension(.points(16)))
    #expect(theme.value(of: double, in: ["density": "compact"]) == .dimension(.points(8)))
    let card = try #require(theme["padding.card"])
    let compact = Edges(top: .points(4), leading: .points(8), bottom: .points(1), trailing: .points(2))
    #expect(theme.value(of: card, in: ["density": "compact"]) == .edges(compact))
  }

  @Test func aLongChainOfAliasesIsLinearAndDoesNotOverflow() throws {
    var text = "padding:\n  a0: 8\n"
    for index in 1...20_000 { text += "  a\(index): a\(index - 1)\n" }
    #expect(try theme(text)["padding.a20000"]?.value == .dimension(.points(8)))
    var reversed = "padding:\n"
    for index in (1...20_000).reversed() { reversed += "  a\(index): a\(index - 1)\n" }
    #expect(try theme(reversed + "  a0: 8\n")["padding.a20000"]?.value == .dimension(.points(8)))
  }

  @Test func aLongCircleIsReportedOnce() {
    var text = "padding:\n"
    for index in 0..<20_000 { text += "  a\(index): a\((index + 1) % 20_000)\n" }
    let compiled = CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml")
    #expect(compiled.diagnostics.map(\.descriptor) == [.aliasCycle])
    #expect(compiled.diagnostics.first?.message.contains("19988 more") == true)
  }

  @Test func commentsAndOrderDoNotChangeTheFingerprint() throws {
    let first = try theme("padding: {a: 8, b: 4}\ncolors: {white: '#FFF'}")
    let second = try theme(
      "# A comment\ncolors:\n  white: '#FFFFFF'\npadding: {b: 4, a: {value: 8, description: new}}")
    let third = try theme("padding: {a: 8, b: 5}\ncolors: {white: '#FFF'}")
    #expect(first.fingerprint == second.fingerprint)
    #expect(first.fingerprint != third.fingerprint)
  }
}
