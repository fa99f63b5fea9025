import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoGuide

/// The alpha beside the value of a color.
struct AlphaTests {
  private func compile(_ text: String) throws -> (compiled: CompiledGuide, theme: Theme) {
    let compiled = CompiledGuide(bytes: Array(("kanso: 2\n" + text).utf8), path: "guide.yaml")
    let report = TextReporter(color: false).report(compiled.diagnostics)
    return (compiled, try #require(compiled.theme, "\(text)\(report)"))
  }

  private func color(_ path: TokenPath, in theme: Theme) -> ColorValue? {
    if case .color(let color)? = theme[path]?.value { color } else { nil }
  }

  @Test(
    arguments: [
      ("12%", 0.12), ("12 %", 0.12), ("'12%'", 0.12), ("33.3%", 0.333), ("0.333", 0.333), (".5", 0.5),
      ("0", 0), ("-0%", 0), ("0%", 0), ("+7%", 0.07), ("100%", 1), ("1", 1), ("1%", 0.01), ("29%", 0.29),
    ])
  func notations(_ notation: String, _ alpha: Double) throws {
    let (_, theme) = try compile("colors: {ink: '#2C4251', a: {value: ink, alpha: \(notation)}}")
    let found = try #require(color("colors.a", in: theme)?.alpha)
    #expect(found == alpha && found.sign == .plus)
  }

  /// The alpha replaces that of the color. The space and the components stay, also missing ones.
  @Test(
    arguments: [
      "'#2C4251'", "'#2C425180'", "rgb(44 66 81 / none)", "oklch(0.6 none 120 / 30%)",
      "color(display-p3 1 0.2 0)",
    ])
  func replacesTheAlphaOfTheColor(_ notation: String) throws {
    let (_, theme) = try compile(
      """
      colors:
        base: \(notation)
        literal: {value: \(notation), alpha: 12%}
        alias: {value: base, alpha: 12%}
        braces: {value: "{colors.base}", alpha: 12%}
      """)
    let base = try #require(color("colors.base", in: theme))
    let expected = ColorValue(base.space, base.first, base.second, base.third, alpha: 0.12)
    for name in ["literal", "alias", "braces"] {
      #expect(color(TokenPath("colors.\(name)"), in: theme) == expected)
    }
    #expect(theme["colors.alias"]?.alias == nil)
  }

  @Test func aliasesOfAColorWithAnAlphaAreAliases() throws {
    let (_, theme) = try compile(
      "colors: {ink: '#2C4251', muted: {value: ink, alpha: 12%, description: Rules}, line: muted}")
    #expect(theme["colors.line"]?.alias == "colors.muted")
    #expect(color("colors.line", in: theme)?.alpha == 0.12)
    #expect(theme["colors.muted"]?.description == "Rules")
  }

  /// `alpha` is an ordinary name of tokens and groups.
  @Test func namesOfTokens() throws {
    let (_, theme) = try compile(
      """
      colors:
        alpha: '#2C4251'
        half: {value: alpha, alpha: 50%}
        group: {alpha: half, beta: group.alpha}
      """)
    #expect(color("colors.group.beta", in: theme)?.alpha == 0.5)
  }

  @Test func theColorCountsAsUsed() throws {
    let (compiled, _) = try compile("colors: {ink: '#2C4251', muted: {value: ink, alpha: 12%}}")
    let unused = UnusedTokens.check(compiled, used: ["colors.muted"])
    #expect(unused.isEmpty, "\(unused)")
  }

  /// Colors that differ only in their alpha are different. Those with the same one are found.
  @Test func nearDuplicates() {
    let text = """
      kanso: 2
      colors:
        ink: '#2C4251'
        muted: {value: '#2C4251', alpha: 50%}
        copy: {value: '#2C4252', alpha: 50%}
        alias: {value: ink, alpha: 50%}
      """
    let compiled = CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml", checksQuality: true)
    #expect(compiled.diagnostics.map(\.descriptor) == [.nearDuplicateColor])
    #expect(compiled.diagnostics.first?.message.hasPrefix("`colors.copy`") == true)
  }

  @Test func valuesPerModeOfBoth() throws {
    let (_, theme) = try compile(
      """
      modes:
        light: {appearance: light}
        dark: {appearance: dark}
        darkHigh: {appearance: dark, contrast: increased, fallback: dark}
      colors:
        ink: {light: "#111111", dark: "#EEEEEE", darkHigh: "#FFFFFF"}
        alpha: {value: ink, alpha: {light: 10%, dark: 20%}}
        color: {value: {light: "#111111", dark: "#EEEEEE"}, alpha: 30%}
        both: {value: {light: "#111111", dark: "#EEEEEE"}, alpha: {light: 10%, dark: 20%, darkHigh: 40%}}
      """)
    func values(_ path: TokenPath) throws -> [String] {
      let token = try #require(theme[path])
      return theme.modes.map { mode in
        guard case .color(let color) = theme.value(of: token, in: mode.context) else { return "none" }
        return "\(color.hex) \(color.alpha ?? -1)"
      }
    }
    #expect(try values("colors.alpha") == ["#111111 0.1", "#eeeeee 0.2", "#ffffff 0.2"])
    #expect(try values("colors.color") == ["#111111 0.3", "#eeeeee 0.3", "#eeeeee 0.3"])
    #expect(try values("colors.both") == ["#111111 0.1", "#eeeeee 0.2", "#eeeeee 0.4"])
  }

  // MARK: Properties

  /// A color as it is written: the number of a gray, or the index of another token.
  private enum Written: Hashable {
    case gray(Int)
    case alias(Int)

    var notation: String {
      switch self {
      case .gray(let value):
        let digits = (value < 16 ? "0" : "") + String(value, radix: 16)
        return "\"#\(digits)\(digits)\(digits)\""
      case .alias(let token): return "t\(token)"
      }
    }
  }

  /// Random chains of aliases and alphas, in any order: the color is that of the end of the chain, and the alpha is the
  /// first one on the way to it.
  @Test func chainsEndInTheirColorAndTheirFirstAlpha() throws {
    var random = SeededGenerator.announced(for: "chainsEndInTheirColorAndTheirFirstAlpha")
    for _ in 0..<200 {
      let count = Int.random(in: 1...12, using: &random)
      let tokens = (0..<count).map { index -> (color: Written, percent: Int?) in
        let isAlias = index > 0 && Int.random(in: 0..<4, using: &random) > 0
        let color: Written =
          isAlias
          ? .alias(Int.random(in: 0..<index, using: &random)) : .gray(Int.random(in: 0...255, using: &random))
        return (color, Bool.random(using: &random) ? Int.random(in: 0...100, using: &random) : nil)
      }
      let lines = tokens.enumerated().map { index, token in
        let color = token.color.notation
        return "  t\(index): " + (token.percent.map { "{value: \(color), alpha: \($0)%}" } ?? color)
      }
      let text = "colors:\n" + lines.shuffled(using: &random).joined(separator: "\n") + "\n"
      let (_, theme) = try compile(text)
      for start in tokens.indices {
        var (token, percent) = (start, tokens[start].percent)
        while case .alias(let next) = tokens[token].color {
          token = next
          percent = percent ?? tokens[token].percent
        }
        guard case .gray(let gray) = tokens[token].color else { continue }
        let part = Double(gray) / 255
        let alpha = percent.flatMap { Double("\($0)e-2") } ?? 1
        let expected = ColorValue(red: part, green: part, blue: part, alpha: alpha)
        #expect(color(TokenPath("colors.t\(start)"), in: theme) == expected, "\(text)t\(start)")
      }
    }
  }

  /// Random modes with fallbacks, and random values and alphas in some of them: in each mode's context, the lookup finds
  /// the color and the alpha that the fallbacks of each give by themselves.
  @Test func modesAndFallbacksOfBothSides() throws {
    var random = SeededGenerator.announced(for: "modesAndFallbacksOfBothSides")
    for _ in 0..<300 {
      let axes = ["appearance: dark", "contrast: increased", "density: compact", "brand: b"]
      var contexts: Set<[String]> = [[]]
      var modes = ["  m0: {}"]
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let context = axes.filter { _ in Bool.random(using: &random) }
        guard contexts.insert(context).inserted else { continue }
        let fallback = Int.random(in: 0..<modes.count, using: &random)
        modes.append("  m\(modes.count): {\((context + ["fallback: m\(fallback)"]).joined(separator: ", "))}")
      }
      /// Returns values for some modes, always for the first one; or one with the key nil for all modes.
      func perMode<Value>(_ value: (inout SeededGenerator) -> Value) -> [Int?: Value] {
        guard Bool.random(using: &random) else { return [nil: value(&random)] }
        var values: [Int?: Value] = [:]
        for mode in modes.indices where mode == 0 || Bool.random(using: &random) {
          values[mode] = value(&random)
        }
        return values
      }
      /// Returns the notation of values per mode, or of one value.
      func notation(_ values: [Int?: String]) -> String {
        if let value = values[nil] { return value }
        let parts = modes.indices.compactMap { mode in values[mode].map { "m\(mode): \($0)" } }
        return "{\(parts.joined(separator: ", "))}"
      }
      var text = "modes:\n" + modes.joined(separator: "\n") + "\ncolors:\n"
      var tokens: [(colors: [Int?: Written], percents: [Int?: Int]?)] = []
      for token in 0..<5 {
        let colors = perMode { random -> Written in
          token > 0 && Bool.random(using: &random)
            ? .alias(Int.random(in: 0..<token, using: &random)) : .gray(Int.random(in: 0...9, using: &random))
        }
        let percents = Bool.random(using: &random) ? perMode { Int.random(in: 0...9, using: &$0) } : nil
        tokens.append((colors, percents))
        let alpha = percents.map { ", alpha: \(notation($0.mapValues { "\($0)%" }))" } ?? ""
        text += "  t\(token): {value: \(notation(colors.mapValues(\.notation)))\(alpha)}\n"
      }
      let (_, theme) = try compile(text)
      func value<Value>(of values: [Int?: Value], in mode: Int) -> Value? {
        if let value = values[nil] ?? values[mode] { return value }
        let fallback = theme.modes.firstIndex { $0.name == theme.modes[mode].fallback }
        return fallback.flatMap { value(of: values, in: $0) }
      }
      func meaning(_ token: Int, _ mode: Int) throws -> ColorValue {
        let written = try #require(value(of: tokens[token].colors, in: mode))
        let color: ColorValue
        switch written {
        case .gray(let gray):
          let part = Double(gray) / 255
          color = ColorValue(red: part, green: part, blue: part)
        case .alias(let target): color = try meaning(target, mode)
        }
        guard let percents = tokens[token].percents else { return color }
        let alpha = Double(try #require(value(of: percents, in: mode))) / 100
        return ColorValue(color.space, color.first, color.second, color.third, alpha: alpha)
      }
      for token in tokens.indices {
        let path = TokenPath("colors.t\(token)")
        for (index, mode) in theme.modes.enumerated() {
          let found = theme.value(of: try #require(theme[path]), in: mode.context)
          #expect(try found == .color(meaning(token, index)), "\(text)t\(token) in \(mode.name)")
        }
      }
    }
  }
}
