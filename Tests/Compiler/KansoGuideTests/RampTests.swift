import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoGuide

/// Ramps: colors of the same hue with even steps of lightness.
struct RampTests {
  private func compile(_ text: String) throws -> (compiled: CompiledGuide, theme: Theme) {
    let compiled = CompiledGuide(bytes: Array(("kanso: 2\n" + text).utf8), path: "guide.yaml")
    let report = TextReporter(color: false).report(compiled.diagnostics)
    return (compiled, try #require(compiled.theme, "\(text)\(report)"))
  }

  /// The names of the tokens in `colors.blue`, with their colors.
  private func ramp(_ ramp: String, _ rest: String = "") throws -> [(name: String, color: ColorValue)] {
    let (_, theme) = try compile("colors:\n  brand: '#2563EB'\n  blue: {ramp: \(ramp)\(rest)}\n")
    return theme.tokens.compactMap { token in
      guard token.path.names.dropLast() == ["colors", "blue"], case .color(let color) = token.value else {
        return nil
      }
      return (token.path.names.last ?? "", color)
    }
  }

  private func color(_ path: TokenPath, in theme: Theme) throws -> ColorValue {
    guard case .color(let color)? = theme[path]?.value else { throw NoColor() }
    return color
  }
  private struct NoColor: Error {}

  private func lightness(_ color: ColorValue) -> Double { color.converted(to: .oklch).first ?? 0 }

  @Test func aColorAloneGivesTheUsualSteps() throws {
    let steps = try ramp("brand")
    #expect(
      steps.map(\.name) == ["50", "100", "200", "300", "400", "500", "600", "700", "800", "900", "950"])
    #expect(steps.allSatisfy { $0.color.space == .srgb })
    #expect(abs(lightness(steps[0].color) - 0.97) < 1e-5)
    #expect(abs(lightness(steps[10].color) - 0.2) < 1e-5)
  }

  @Test(arguments: ["'#2563EB'", "'#888888'", "'#FFFF00'", "'#000000'", "oklch(0.7 0.3 150)"])
  func lightnessIsEvenAndTheHueStays(_ notation: String) throws {
    let (_, theme) = try compile(
      "colors: {base: \(notation), all: {ramp: {from: base, steps: [a, b, c, d, e, f, g], lightness: [100%, 0]}}}"
    )
    let base = try color("colors.base", in: theme)
    let isDisplayable = base.isInGamut(of: .displayP3)
    let own = base.converted(to: .oklch)
    for (index, name) in "abcdefg".enumerated() {
      let step = try color(TokenPath("colors.all.\(name)"), in: theme).converted(to: .oklch)
      let (lightness, chroma) = (step.first ?? 0, step.second ?? 0)
      let expected = 1 - Double(index) / 6
      #expect(abs(lightness - expected) < 1e-5)
      #expect(chroma <= (own.second ?? 0) + 1e-5)
      guard let hue = step.third, let ownHue = own.third, chroma > 0.01, isDisplayable else { continue }
      #expect(abs(hue - ownHue) < 0.05)
    }
  }

  /// With `at`, a step is the color itself, and both sides are even.
  @Test func aStepCanBeTheColorItself() throws {
    let steps = try ramp("{from: brand, steps: [1, 2, 3, 4, 5], at: 2, lightness: [90%, 30%]}")
    #expect(steps[1].color == ColorValue(hex: "#2563EB"))
    let lightness = steps.map { self.lightness($0.color) }
    #expect(abs(lightness[0] - 0.9) < 1e-5 && abs(lightness[4] - 0.3) < 1e-5)
    #expect(abs(lightness[1] - lightness[2] - (lightness[2] - lightness[3])) < 1e-5)
    for end in [1, 5] {
      let edge = try ramp("{from: brand, steps: [1, 2, 3, 4, 5], at: \(end)}")
      #expect(edge[end - 1].color == ColorValue(hex: "#2563EB"))
    }
  }

  /// A written token replaces a step at its place; other tokens keep theirs.
  @Test func everyStepCanBeReplaced() throws {
    let (_, theme) = try compile(
      """
      colors:
        brand: "#2563EB"
        blue:
          accent: "#FF0000"
          200: {value: brand, description: The brand}
          ramp: {from: brand, steps: [100, 200, 300]}
          ink: blue.300
      """)
    #expect(
      theme.tokens.map(\.path.dotted) == [
        "colors.brand", "colors.blue.accent", "colors.blue.100", "colors.blue.200", "colors.blue.300",
        "colors.blue.ink",
      ])
    #expect(theme["colors.blue.200"]?.alias == "colors.brand")
    #expect(theme["colors.blue.200"]?.description == "The brand")
    #expect(theme["colors.blue.ink"]?.alias == "colors.blue.300")
  }

  @Test func theColorCanDependOnTheMode() throws {
    let (_, theme) = try compile(
      """
      modes: [light, dark]
      colors:
        a: "#2563EB"
        b: "#EB2563"
        both: {ramp: {from: {light: a, dark: b}, steps: [1, 2, 3], at: 2}}
        short: {ramp: {light: a, dark: b}}
        end: both.2
      """)
    let token = try #require(theme["colors.end"])
    for (mode, hex) in [("light", "#2563EB"), ("dark", "#EB2563")] {
      let expected = try #require(ColorValue(hex: hex))
      #expect(theme.value(of: token, in: ["appearance": mode]) == .color(expected))
    }
    #expect(theme["colors.short.950"] != nil)
  }

  /// A color outside of sRGB gives a ramp in Display P3, which keeps more of its chroma.
  @Test func colorsOutsideOfSRGBStayInDisplayP3() throws {
    let steps = try ramp("{from: 'color(display-p3 1 0 0.2)', steps: [1, 2, 3]}")
    #expect(steps.allSatisfy { $0.color.space == .displayP3 && $0.color.isInGamut(of: .displayP3) })
  }

  @Test func theAlphaOfTheColorStays() throws {
    let steps = try ramp("{from: '#2563EB80', steps: [1, 2]}")
    #expect(steps.allSatisfy { $0.color.alpha == 128 / 255 })
  }

  /// Warnings about colors that a person wrote do not apply to steps.
  @Test func stepsAreNeitherNearDuplicatesNorUnused() throws {
    let (compiled, _) = try compile(
      """
      colors:
        blue: {ramp: {from: '#2563EB', steps: [1, 2, 3, 4, 5], lightness: [51%, 50%]}}
        a: blue.1
        b: blue.2
        c: blue.3
      """)
    #expect(compiled.diagnostics.isEmpty, "\(compiled.diagnostics)")
    #expect(UnusedTokens.check(compiled, used: ["colors.a", "colors.b", "colors.c"]).isEmpty)
  }

  /// The steps share the place of their color, so a mistake there is told once.
  @Test func aDeprecatedColorIsReportedOnce() throws {
    let (compiled, _) = try compile(
      "colors: {old: {value: '#2563EB', deprecated: gone}, blue: {ramp: old}, line: old}")
    #expect(compiled.diagnostics.map(\.descriptor) == [.deprecatedInUse, .deprecatedInUse])
  }

  @Test func aTraceNamesTheStep() throws {
    let (compiled, _) = try compile("colors: {brand: '#2563EB', blue: {ramp: brand}, ink: blue.900}")
    let guide = try #require(compiled.guide)
    let trace = try #require(Trace(of: "colors.ink", in: guide, mode: 0))
    #expect(trace.steps.map(\.sourceText) == ["blue.900", "step 900 of the ramp from brand", "'#2563EB'"])
  }

  @Test func aStepCannotReferToItself() throws {
    let compiled = CompiledGuide(
      bytes: Array("kanso: 2\ncolors: {blue: {ramp: {from: blue.200, steps: [100, 200, 300]}}}".utf8),
      path: "guide.yaml")
    #expect(compiled.diagnostics.map(\.descriptor) == [.aliasCycle])
  }

  @Test func theSectionItselfCanBeARamp() throws {
    let (_, theme) = try compile("colors: {ramp: {from: '#2563EB', steps: [100, 200]}, 200: '#000000'}")
    #expect(theme.tokens.map(\.path.dotted) == ["colors.100", "colors.200"])
  }
}
