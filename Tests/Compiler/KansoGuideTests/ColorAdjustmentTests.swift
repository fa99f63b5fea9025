import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoGuide

/// The keys `lighten`, `darken` and `mix` beside the value of a color.
struct ColorAdjustmentTests {
  private func theme(_ text: String) throws -> Theme {
    let compiled = CompiledGuide(bytes: Array(("kanso: 2\n" + text).utf8), path: "guide.yaml")
    let report = TextReporter(color: false).report(compiled.diagnostics)
    return try #require(compiled.theme, "\(text)\(report)")
  }

  /// Each key is a function of CSS, also for a color with values per mode, one without a hue, and a color in braces.
  @Test(arguments: [
    ("{value: ink, lighten: 10%}", "oklch(from ink calc(l + 0.1) c h)"),
    ("{value: ink, lighten: 0.1}", "oklch(from ink calc(l + 0.1) c h)"),
    ("{value: \"{colors.ink}\", darken: 25%}", "oklch(from ink calc(l - 0.25) c h)"),
    ("{value: \"#808080\", darken: 100%}", "\"oklch(from #808080 calc(l - 1) c h)\""),
    ("{value: ink, mix: {with: paper}}", "color-mix(in oklab, ink, paper)"),
    ("{value: ink, mix: {with: paper, amount: 20%}}", "color-mix(in oklab, ink 80%, paper 20%)"),
    ("{value: ink, mix: {with: paper, amount: 0}}", "color-mix(in oklab, ink 100%, paper 0%)"),
    ("{value: ink, mix: {with: \"#FF0000\", in: hsl}}", "\"color-mix(in hsl, ink, #FF0000)\""),
    (
      "{value: \"color-mix(in srgb, ink, paper)\", mix: {with: \"rgb(from ink r g b / 50%)\", amount: 25%, in: xyz}}",
      "color-mix(in xyz, color-mix(in srgb, ink, paper) 75%, rgb(from ink r g b / 50%))"
    ),
    ("{value: ink, lighten: 10%, alpha: 50%}", "oklch(from ink calc(l + 0.1) c h / 50%)"),
    (
      "{value: ink, darken: {light: 10%, dark: 20%}, alpha: {light: 50%, dark: 25%}}",
      "{light: oklch(from ink calc(l - 0.1) c h / 50%), dark: oklch(from ink calc(l - 0.2) c h / 25%)}"
    ),
    (
      "{value: {light: ink, dark: paper}, mix: {light: {with: paper}, dark: {with: ink, amount: 10%}}}",
      "{light: \"color-mix(in oklab, ink, paper)\", dark: \"color-mix(in oklab, paper 90%, ink)\"}"
    ),
  ])
  func keysAreFunctions(_ keys: String, _ function: String) throws {
    let theme = try theme(
      """
      modes: [light, dark]
      colors:
        ink: {light: "#2C4251", dark: "#C1C1C1"}
        paper: {light: "#FFFFFF", dark: "#101010"}
        keys: \(keys)
        function: \(function)
      """)
    let tokens = (try #require(theme["colors.keys"]), try #require(theme["colors.function"]))
    #expect(tokens.0.alias == nil)
    for mode in theme.modes {
      let found = theme.value(of: tokens.0, in: mode.context)
      #expect(found == theme.value(of: tokens.1, in: mode.context), "\(keys) in \(mode.name)")
    }
  }

  /// The keys are ordinary names of tokens and groups.
  @Test func namesOfTokens() throws {
    let theme = try theme(
      "colors: {lighten: '#2C4251', darken: {mix: lighten, with: darken.mix}, mix: {value: mix2, mix: {with: darken.mix}}, mix2: '#FFFFFF'}"
    )
    #expect(theme["colors.darken.with"]?.alias == "colors.darken.mix")
  }

  @Test func bothColorsCountAsUsed() throws {
    let text = "kanso: 2\ncolors: {ink: '#2C4251', paper: '#FFFFFF', a: {value: ink, mix: {with: paper}}}\n"
    let compiled = CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml")
    let unused = UnusedTokens.check(compiled, used: ["colors.a"])
    #expect(unused.isEmpty, "\(unused)")
  }
}
