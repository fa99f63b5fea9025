import TestSupport

@testable import KansoTheme

/// A generator of themes with every type of value, from a seed.
struct RandomTheme {
  private var random: SeededGenerator

  init(_ random: SeededGenerator) { self.random = random }

  mutating func next() -> Theme {
    let modes = makeModes()
    var tokens: [ThemeToken] = []
    let sections = (0..<int(0...3)).map {
      group(TokenPath("s\($0)"), depth: 0, deprecated: nil, modes, &tokens)
    }
    // The encoder writes sections of texts in another place.
    let kinds = Dictionary(
      uniqueKeysWithValues: sections.filter { _ in chance(0.3) }.map { ($0.path.dotted, Section.strings) })
    return Theme(
      name: chance(0.5) ? text() : nil, modes: modes, sections: sections, kinds: kinds, tokens: tokens)
  }

  private mutating func makeModes() -> [Mode] {
    (0..<int(0...3)).map { index in
      let context: Context =
        index == 0 && chance(0.5) ? [:] : ["appearance": "v\(index)", text() + "x": text()]
      return Mode(name: "m\(index)", context: context, fallback: index > 0 && chance(0.3) ? "m0" : nil)
    }
  }

  private mutating func group(
    _ path: TokenPath, depth: Int, deprecated: Deprecation?, _ modes: [Mode], _ tokens: inout [ThemeToken]
  ) -> TokenGroup {
    let own = chance(0.2) ? deprecation() : deprecated
    var members: [TokenGroup.Member] = []
    for index in 0..<int(0...4) {
      let inner = path.appending("\(text())\(index)")
      if depth < 3, chance(0.3) {
        members.append(.group(group(inner, depth: depth + 1, deprecated: own, modes, &tokens)))
      } else {
        let token = token(inner, deprecated: own, modes)
        members.append(.token(tokens.count))
        tokens.append(token)
      }
    }
    return TokenGroup(path: path, description: chance(0.3) ? text() : nil, deprecated: own, members: members)
  }

  private mutating func token(_ path: TokenPath, deprecated: Deprecation?, _ modes: [Mode]) -> ThemeToken {
    let kind = int(0...15)
    var variants: [ThemeToken.Variant] = []
    for mode in modes.indices.dropFirst() where chance(0.4) {
      variants.append(
        ThemeToken.Variant(mode: mode, value: value(kind), alias: chance(0.3) ? TokenPath("s0.x") : nil))
    }
    return ThemeToken(
      path: path, value: value(kind), alias: chance(0.3) ? TokenPath("s0.\(text())") : nil,
      variants: variants,
      description: chance(0.3) ? text() : nil, deprecated: chance(0.2) ? deprecation() : deprecated)
  }

  private mutating func value(_ kind: Int) -> TokenValue {
    switch kind {
    case 0: .color(color())
    case 1: .dimension(dimension())
    case 2: .edges(Edges(top: dimension(), leading: dimension(), bottom: dimension(), trailing: dimension()))
    case 3: .fontFamily(families())
    case 4: .fontWeight(Double(int(1...1000)))
    case 5: .duration(duration())
    case 6: .cubicBezier(curve())
    case 7: .number(number())
    case 8: .strokeStyle(strokeStyle())
    case 9: .border(Border(color: color(), width: dimension(), style: strokeStyle()))
    case 10: .transition(Transition(duration: duration(), delay: duration(), timingFunction: curve()))
    case 11: .shadow((0..<int(1...2)).map { _ in shadow() })
    case 12: .gradient((0..<int(0...3)).map { _ in GradientStop(color: color(), position: unit()) })
    case 13: .spring(spring())
    case 14: .string(text() + (chance(0.2) ? "{}" : ""))
    default: .typography(typography())
    }
  }

  private mutating func color() -> ColorValue {
    let space = ColorSpace.allCases.randomElement(using: &random) ?? .srgb
    func component(_ value: Double, _ isMissing: Bool) -> Double? { isMissing ? nil : value }
    return ColorValue(
      space, component(number(), chance(0.1)), component(number(), chance(0.1)),
      component(unit(), chance(0.1)),
      alpha: component(unit(), chance(0.1)))
  }

  private mutating func typography() -> Typography {
    Typography(
      families: families(), face: chance(0.5) ? text() : nil, size: unit() * 100,
      weight: chance(0.5) ? Double(int(1...1000)) : nil, isItalic: chance(0.5),
      lineHeight: chance(0.5) ? unit() : nil,
      letterSpacing: chance(0.5) ? dimension() : nil, textStyle: chance(0.5) ? .title2 : nil,
      maximumSize: chance(0.5) ? unit() * 100 : nil)
  }

  private mutating func strokeStyle() -> StrokeStyle {
    chance(0.5) ? .keyword(.groove) : .dashes((0..<int(0...3)).map { _ in dimension() }, lineCap: .butt)
  }

  private mutating func shadow() -> Shadow {
    Shadow(
      color: color(), offsetX: dimension(), offsetY: dimension(), blur: dimension(), spread: dimension(),
      isInset: chance(0.5))
  }

  /// Returns a spring of positive numbers.
  private mutating func spring() -> Spring {
    Spring(mass: abs(number()) + 1e-9, stiffness: unit() * 1000 + 1e-9, damping: unit() + 1e-9)
  }

  private mutating func curve() -> CubicBezier { CubicBezier(unit(), number(), unit(), number()) }
  private mutating func duration() -> Duration { Duration(number(), chance(0.5) ? .ms : .s) }
  private mutating func dimension() -> Dimension { Dimension(number(), chance(0.8) ? .px : .rem) }
  private mutating func families() -> [String] { (0..<int(1...3)).map { _ in text() + "f" } }
  private mutating func deprecation() -> Deprecation { chance(0.5) ? .unexplained : .message(text()) }

  private mutating func text() -> String {
    let pieces = [
      "a", "Z", "é", "😀", "\"", "\\", "\n", "\u{7}", "\u{2028}", "*/", " ", "/", "~", "\u{202E}", "漢",
    ]
    return (0..<int(0...4)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  private mutating func number() -> Double {
    switch int(0...3) {
    case 0: Double(int(-1000...1000))
    case 1: unit()
    case 2: unit() * 1e-9
    default: (unit() - 0.5) * 1e18
    }
  }

  private mutating func unit() -> Double { Double.random(in: 0...1, using: &random) }
  private mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func chance(_ share: Double) -> Bool { unit() < share }
}
