import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// A literal that may be a token.
protocol TokenCandidate {
  var value: StyleLiteral.Value { get }
  /// The kind of the length; nil for any kind.
  var lengthKind: StyleKind? { get }
  var isNegated: Bool { get }
  /// The words around the literal, which decide between tokens with the same value.
  var context: Set<String> { get }
}

/// Finds the tokens of a theme that a literal may be.
struct TokenMatcher: Sendable {
  /// The lengths, opacities and seconds by kind, in the order of the guide.
  private let numbers: [StyleKind: [Entry<Double>]]
  private let colors: [Entry<LabColor>]
  private let fonts: [Entry<Typography>]
  /// The names of the generated enums.
  let naming: SwiftNaming
  /// The first names of tokens that literals are compared with: those of enums, or the namespace.
  let rootNames: Set<String>
  private let near: NearLimits

  /// A value of a token. A token with several modes has several entries.
  private struct Entry<Value: Sendable>: Sendable {
    let path: TokenPath
    let value: Value
    /// True if the token has the value in every mode.
    let isFixed: Bool
  }

  /// The maximum number of other tokens with the same value.
  private static let maxOtherCount = 3

  /// Collects the lengths, opacities, durations, colors and fonts of all modes. Excludes deprecated tokens.
  ///
  /// - Parameters:
  ///   - theme: the theme; nil if there is no guide.
  ///   - naming: the names of the generated enums.
  ///   - near: the distances at which a literal may have been meant as a token.
  init(theme: Theme?, naming: SwiftNaming, near: NearLimits = NearLimits()) {
    var numbers: [StyleKind: [Entry<Double>]] = [:]
    var colors: [Entry<LabColor>] = []
    var fonts: [Entry<Typography>] = []
    for token in theme?.tokens ?? [] where token.deprecated == nil {
      let isFixed = token.variants.allSatisfy { $0.value == token.value }
      // All modes are included, because a literal may be the value of any of them.
      for value in [token.value] + token.variants.map(\.value) {
        switch value {
        case .dimension, .number, .duration:
          guard let kind = theme.flatMap({ StyleKind(ofTokenAt: token.path, in: $0) }),
            let number = Double(value)
          else { continue }
          numbers[kind, default: []].append(Entry(path: token.path, value: number, isFixed: isFixed))
        case .color(let color):
          colors.append(Entry(path: token.path, value: LabColor(color), isFixed: isFixed))
        case .typography(let font):
          fonts.append(Entry(path: token.path, value: font, isFixed: isFixed))
        default: continue
        }
      }
    }
    (self.numbers, self.colors, self.fonts) = (numbers, colors, fonts)
    (self.naming, self.near) = (naming, near)
    let sections =
      StyleKind.allCases.compactMap(\.section?.rawValue) + (theme.map { Array($0.kinds.keys) } ?? [])
    rootNames = Set(sections.map(naming.rootName(ofSection:)))
  }

  /// The kinds of lengths, in the order of a guide.
  private static let lengthKinds: [StyleKind] = [.padding, .size, .radius, .border]

  /// Returns the nearest token of the literal's kind, however far, and up to three others of the same value.
  /// Without tokens of the kind, there may still be others.
  func matches(for literal: some TokenCandidate) -> TokenMatches {
    switch literal.value {
    case .number(let value): numberMatches(literal.lengthKind, abs(value), in: literal)
    case .color(let color): colorMatches(color, in: literal)
    case .font(let font): fontMatches(font, in: literal)
    case .brokenFormat: TokenMatches(first: nil, others: [])
    }
  }

  // MARK: The nearest

  /// Returns all entries at the least distance, and that distance, which is infinite without entries.
  ///
  /// - Parameter distance: returns the distance of a value from the literal; nil excludes the entry.
  private static func nearest<Value>(_ entries: [Entry<Value>], _ distance: (Value) -> Double?) -> (
    entries: [Entry<Value>], distance: Double
  ) {
    var nearest: [Entry<Value>] = []
    var least = Double.infinity
    for entry in entries {
      guard let distance = distance(entry.value), distance <= least else { continue }
      if distance < least { nearest.removeAll() }
      least = distance
      nearest.append(entry)
    }
    return (nearest, least)
  }

  /// Returns the best of the nearest entries, and as other tokens the rest of them, if their distance is 0.
  ///
  /// - Parameters:
  ///   - literal: the literal. Among tokens with the same value, the words around it decide; otherwise the
  ///     first in the guide is chosen.
  ///   - others: the tokens of other kinds with the same value.
  ///   - reach: the maximum distance at which a literal is near a value.
  ///   - text: returns a value in source notation.
  private static func matches<Value>(
    _ found: (entries: [Entry<Value>], distance: Double), _ literal: some TokenCandidate,
    others: [TokenMatches.Other] = [], reach: (Value) -> Double, text: (Value) -> String
  ) -> TokenMatches {
    guard !found.entries.isEmpty else {
      return TokenMatches(first: nil, others: Array(others.prefix(maxOtherCount)))
    }
    // The words around a literal cost time, and matter only for an equal token or for several.
    let ranked =
      found.entries.count == 1 && found.distance > 0
      ? [(found.entries[0], 0)] : ranked(found.entries, literal.context)
    let entry = ranked[0].entry
    let first = TokenMatch(
      path: entry.path, distance: found.distance.rounded(toFractionDigits: 3),
      isNear: found.distance <= reach(entry.value), value: text(entry.value), isFixed: entry.isFixed,
      isScaled: (entry.value as? Typography)?.textStyle != nil,
      isAlone: ranked.count == 1 || ranked[0].fit > ranked[1].fit,
      isMentioned: fit(of: entry.path, literal.context.subtracting(genericWords)) > 0,
      isNegative: (entry.value as? Double).map { $0 < 0 } ?? false, face: (entry.value as? Typography)?.face)
    let same =
      found.distance == 0 ? ranked.dropFirst().map { TokenMatches.Other(path: $0.entry.path, kind: nil) } : []
    return TokenMatches(first: first, others: Array((same + others).prefix(maxOtherCount)))
  }

  /// Returns one entry for each token, sorted by the number of words that its path has in common with the
  /// context, then in the order of the guide.
  private static func ranked<Value>(_ entries: [Entry<Value>], _ context: Set<String>) -> [(
    entry: Entry<Value>, fit: Int
  )] {
    var seen: Set<TokenPath> = []
    return entries.filter { seen.insert($0.path).inserted }.enumerated()
      .map { (entry: $1, fit: fit(of: $1.path, context), offset: $0) }
      .sorted { (-$0.fit, $0.offset) < (-$1.fit, $1.offset) }
      .map { ($0.entry, $0.fit) }
  }

  /// Returns the number of different words in a token's path, without the section, that are around a literal:
  /// two for `Colors.text.secondary` and `secondaryLabel.textColor`.
  private static func fit(of path: TokenPath, _ context: Set<String>) -> Int {
    Set(path.names.dropFirst().flatMap(CamelCase.words)).intersection(context).count
  }

  /// The words that many names have, whatever they are the name of.
  private static let genericWords: Set<String> = [
    "size", "sizes", "width", "height", "color", "colors", "font", "fonts", "padding", "paddings", "space",
    "spacing", "gap", "inset", "insets", "margin", "margins", "radius", "radii", "border", "borders", "line",
    "view", "layout", "style", "styles", "text", "container", "content", "top", "bottom", "left", "right",
    "leading", "trailing", "horizontal", "vertical", "x", "y", "min", "max", "default", "system",
  ]

  // MARK: Numbers

  /// Returns the tokens for a length, an opacity or a duration without its sign. Negative tokens are compared only with
  /// negated literals. For a length, lengths of other kinds are included if they have the same value.
  ///
  /// - Parameter kind: the kind; nil for a length of any kind.
  private func numberMatches(_ kind: StyleKind?, _ value: Double, in literal: some TokenCandidate)
    -> TokenMatches
  {
    // The minus sign before a literal may be part of the token's value, or may negate the token.
    let isNegated = literal.isNegated
    let distance = { (length: Double) -> Double? in
      guard length >= 0 || isNegated else { return nil }
      let distance = abs(abs(length) - value)
      return distance < 1e-9 ? 0 : distance
    }
    let wanted = kind.map { [$0] } ?? Self.lengthKinds
    let isLength = kind.map { Self.lengthKinds.contains($0) } ?? true
    // A token may have the value in several modes.
    var seen: Set<TokenPath> = []
    let others = Self.lengthKinds.filter { isLength && !wanted.contains($0) }.flatMap { kind in
      (numbers[kind] ?? []).filter { distance($0.value) == 0 && seen.insert($0.path).inserted }.map {
        TokenMatches.Other(path: $0.path, kind: kind)
      }
    }
    return Self.matches(
      Self.nearest(wanted.flatMap { numbers[$0] ?? [] }, distance), literal, others: others,
      reach: { isLength ? near.reach(of: $0) : Self.smallReach }, text: { $0.formatted(as: .measurement) })
  }

  /// The maximum distance at which an opacity or a duration in seconds may be meant as another one.
  private static let smallReach = 0.05

  // MARK: Colors

  /// A color with its position in OKLab.
  private struct LabColor: Sendable {
    let color: ColorValue
    private let lab: SIMD4<Double>

    /// Converts a color to OKLab; a missing component counts as 0. The alpha is not included in distances.
    init(_ color: ColorValue) {
      self.color = color
      let components = color.converted(to: .oklab).components.map { $0 ?? 0 }
      lab = SIMD4(components[0], components[1], components[2], 0)
    }

    /// Returns the distance in ΔE OK.
    func distance(to other: LabColor) -> Double {
      let difference = lab - other.lab
      return (difference * difference).sum().squareRoot()
    }
  }

  /// The distance of colors that have the same components in eight bits, or almost the same.
  private static let sameColor = 0.002

  /// Returns the tokens for a color, excluding those whose alpha differs by more than 0.01. None if a
  /// component or the alpha of the literal is unknown.
  private func colorMatches(_ written: LiteralColor, in literal: some TokenCandidate) -> TokenMatches {
    guard let color = written.value.map(LabColor.init), let alpha = written.alpha else {
      return TokenMatches(first: nil, others: [])
    }
    let found = Self.nearest(colors) { token in
      // A translucent color differs from the same opaque color.
      guard abs(alpha - (token.color.alpha ?? 0)) <= 0.01 else { return nil }
      let distance = color.distance(to: token)
      return distance < Self.sameColor ? 0 : distance
    }
    return Self.matches(found, literal, reach: { _ in near.color }, text: \.color.hex)
  }

  // MARK: Fonts

  /// Returns the tokens for a font, the nearest in size with the same face or family; for a system font, with
  /// the same weight, which is 400 by default. None if the size is unknown.
  private func fontMatches(_ written: LiteralFont, in literal: some TokenCandidate) -> TokenMatches {
    guard let size = written.size else { return TokenMatches(first: nil, others: []) }
    let weight = written.weight.flatMap(FontWeight.weight(named:)) ?? 400
    let found = Self.nearest(fonts) { font in
      if let name = written.name {
        // The name of a face includes the weight.
        guard font.face == name || font.families.contains(name) else { return nil }
      } else {
        guard font.families.first == "system-ui", font.weight == weight else { return nil }
      }
      return abs(font.size - size) < 1e-9 ? 0 : abs(font.size - size)
    }
    return Self.matches(found, literal, reach: { near.reach(of: $0.size) }) {
      "\($0.face ?? $0.families.first ?? "") \($0.size.formatted(as: .measurement))"
    }
  }
}
