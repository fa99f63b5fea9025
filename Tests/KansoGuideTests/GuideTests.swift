import KansoDiagnostics
import KansoTheme
import Testing

@testable import KansoGuide

/// What a guide means.
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
    // The fallback chooses the expression; what it refers to still has its own value in the mode.
    #expect(
      theme.value(of: text, in: ["appearance": "dark", "contrast": "increased"]) == (try color("#FFF")))
    #expect(theme.value(of: text, in: ["appearance": "dark"]) == (try color("#EEE")))
    #expect(theme.value(of: text, in: [:]) == (try color("#222")))
    #expect(theme["colors.plain"]?.variants.isEmpty == true)
  }

  @Test func onlyVariantsThatChangeSomethingAreKept() throws {
    let theme = try theme(
      """
      modes:
        light: {appearance: light}
        dark: {appearance: dark}
        darkHigh: {appearance: dark, contrast: increased, fallback: dark}
        compact: {density: compact, fallback: light}
      colors:
        a: {light: "#000000", dark: "#FFFFFF"}
        same: {light: "#000000", dark: "#000000"}
      padding:
        gap: {light: 8, dark: 8, compact: 4}
      """)
    #expect(theme["colors.a"]?.variants.map(\.mode) == [1])
    #expect(theme["colors.same"]?.variants.isEmpty == true)
    let gap = try #require(theme["padding.gap"])
    #expect(gap.variants.map(\.mode) == [3])
    #expect(theme.value(of: gap, in: ["appearance": "dark", "density": "compact"]) == .dimension(.points(4)))
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
    #expect(compiled.diagnostics.map(\.id) == [.aliasCycle])
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
