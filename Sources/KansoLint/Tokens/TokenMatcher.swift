import KansoTheme

/// Finds the tokens of a theme that a literal could be.
package struct TokenMatcher: Sendable {
  private let lengths: [StyleKind: [LengthEntry]]
  private let colors: [ColorEntry]
  private let fonts: [FontEntry]

  /// How many tokens are named beside the first one.
  private static let others = 3

  /// - Parameter theme: nil where there is no guide to compare with.
  package init(theme: Theme?) {
    var lengths: [StyleKind: [LengthEntry]] = [:]
    var colors: [ColorEntry] = []
    var fonts: [FontEntry] = []
    for token in theme?.tokens ?? [] where token.deprecated == nil {
      // Every mode counts: a literal may have been written with any of them in mind.
      for value in [token.value] + token.variants.map(\.value) {
        switch value {
        case .dimension(let dimension):
          guard let kind = Self.kinds[token.path.section] else { continue }
          lengths[kind, default: []].append(LengthEntry(path: token.path, value: dimension.value))
        case .color(let color): colors.append(ColorEntry(path: token.path, color: color))
        case .typography(let font): fonts.append(FontEntry(path: token.path, font: font))
        default: continue
        }
      }
    }
    (self.lengths, self.colors, self.fonts) = (lengths, colors, fonts)
  }

  private static let kinds: [String: StyleKind] = [
    "padding": .padding, "sizes": .size, "radii": .radius, "borders": .border,
  ]

  /// The tokens that a literal could be, the likeliest first: all that have its value, else the nearest one.
  package func matches(for literal: StyleLiteral) -> [TokenMatch] {
    let candidates =
      switch literal.value {
      case .number(let value): lengthMatches(literal.kind, abs(value))
      case .color(let color): colorMatches(color)
      case .font(let font): fontMatches(font)
      }
    // The order of the guide among those that are equally near.
    let sorted = candidates.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    .map(\.element)
    guard let first = sorted.first else { return [] }
    guard first.distance == 0 else { return [first] }
    var seen: Set<TokenPath> = []
    return Array(
      sorted.prefix { $0.distance == 0 }.filter { seen.insert($0.path).inserted }.prefix(Self.others + 1))
  }

  // MARK: Lengths

  private struct LengthEntry: Sendable {
    let path: TokenPath
    let value: Double
  }

  private func lengthMatches(_ kind: StyleKind, _ value: Double) -> [TokenMatch] {
    (lengths[kind] ?? []).map { entry in
      let distance = abs(entry.value - value)
      return TokenMatch(
        path: entry.path, distance: distance < 1e-9 ? 0 : Self.rounded(distance),
        value: Self.text(entry.value))
    }
  }

  // MARK: Colors

  private struct ColorEntry: Sendable {
    let path: TokenPath
    let color: ColorValue
    let lab: [Double]

    init(path: TokenPath, color: ColorValue) {
      (self.path, self.color) = (path, color)
      lab = color.converted(to: .oklab).components.map { $0 ?? 0 }
    }
  }

  /// Colors nearer than this are written with the same eight bits a component, or next to it.
  private static let sameColor = 0.002

  private func colorMatches(_ literal: LiteralColor) -> [TokenMatch] {
    guard let color = literal.value else { return [] }
    let lab = color.converted(to: .oklab).components.map { $0 ?? 0 }
    return colors.compactMap { entry in
      // A faint color is another one than the same in full.
      if let alpha = literal.alpha, abs(alpha - (entry.color.alpha ?? 0)) > 0.01 { return nil }
      let distance = zip(lab, entry.lab).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
      return TokenMatch(
        path: entry.path, distance: distance < Self.sameColor ? 0 : Self.rounded(distance),
        value: entry.color.hex)
    }
  }

  // MARK: Fonts

  private struct FontEntry: Sendable {
    let path: TokenPath
    let font: Typography
  }

  private func fontMatches(_ literal: LiteralFont) -> [TokenMatch] {
    guard let size = literal.size else { return [] }
    let weight = literal.weight.flatMap(FontWeight.weight(named:)) ?? 400
    return fonts.compactMap { entry in
      let font = entry.font
      if let name = literal.name {
        // A face says its weight itself.
        guard font.face == name || font.families.contains(name) else { return nil }
      } else {
        guard font.families.first == "system-ui", font.weight == weight else { return nil }
      }
      let distance = abs(font.size - size)
      return TokenMatch(
        path: entry.path, distance: distance < 1e-9 ? 0 : Self.rounded(distance),
        value: "\(font.face ?? font.families.first ?? "") \(Self.text(font.size))")
    }
  }

  private static func rounded(_ distance: Double) -> Double { (distance * 1000).rounded() / 1000 }

  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
  }
}

extension LiteralColor {
  /// The color, where all of its components are known.
  var value: ColorValue? {
    let known = components.compactMap { $0 }
    guard known.count == components.count else { return nil }
    let alpha = alpha ?? 1
    switch space {
    case .srgb: return ColorValue(red: known[0], green: known[1], blue: known[2], alpha: alpha)
    case .displayP3: return ColorValue(.displayP3, known[0], known[1], known[2], alpha: alpha)
    case .gray: return ColorValue(red: known[0], green: known[0], blue: known[0], alpha: alpha)
    case .hsb:
      // HSL of the same color: L is the value less half of the chroma.
      let (saturation, brightness) = (known[1], known[2])
      let lightness = brightness * (1 - saturation / 2)
      let range = min(lightness, 1 - lightness)
      return ColorValue(
        .hsl, known[0] * 360, range == 0 ? 0 : (brightness - lightness) / range * 100, lightness * 100,
        alpha: alpha)
    }
  }
}
