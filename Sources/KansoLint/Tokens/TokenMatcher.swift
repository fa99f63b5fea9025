import KansoTheme

/// What could be a token.
protocol TokenCandidate {
  var value: StyleLiteral.Value { get }
  /// What it is as a length; nil for any.
  var lengthKind: StyleKind? { get }
  var isNegated: Bool { get }
  /// The words around it, which tell tokens of the same value apart.
  var context: Set<String> { get }
}

/// Finds the tokens of a theme that a literal could be.
struct TokenMatcher: Sendable {
  private let lengths: [StyleKind: [Entry<Double>]]
  private let colors: [Entry<LabColor>]
  private let fonts: [Entry<Typography>]

  /// A value of a token; one that has several modes has several of them.
  private struct Entry<Value: Sendable>: Sendable {
    let path: TokenPath
    let value: Value
    let isFixed: Bool
  }

  /// How many tokens are named beside the first one.
  private static let mostOthers = 3

  /// - Parameter theme: nil where there is no guide to compare with.
  init(theme: Theme?) {
    var lengths: [StyleKind: [Entry<Double>]] = [:]
    var colors: [Entry<LabColor>] = []
    var fonts: [Entry<Typography>] = []
    for token in theme?.tokens ?? [] where token.deprecated == nil {
      let isFixed = token.variants.allSatisfy { $0.value == token.value }
      // Every mode counts: a literal may have been written with any of them in mind.
      for value in [token.value] + token.variants.map(\.value) {
        switch value {
        case .dimension(let dimension):
          guard let kind = Self.kinds.first(where: { $0.section == token.path.section }) else { continue }
          lengths[kind, default: []].append(Entry(path: token.path, value: dimension.value, isFixed: isFixed))
        case .color(let color):
          colors.append(Entry(path: token.path, value: LabColor(color), isFixed: isFixed))
        case .typography(let font):
          fonts.append(Entry(path: token.path, value: font, isFixed: isFixed && font.textStyle == nil))
        default: continue
        }
      }
    }
    (self.lengths, self.colors, self.fonts) = (lengths, colors, fonts)
  }

  /// What lengths can be, in the order of a guide.
  private static let kinds: [StyleKind] = [.padding, .size, .radius, .border]

  /// The tokens that a literal could be.
  func matches(for literal: some TokenCandidate) -> TokenMatches {
    switch literal.value {
    case .number(let value): lengthMatches(literal.lengthKind, abs(value), in: literal)
    case .color(let color): colorMatches(color, in: literal)
    case .font(let font): fontMatches(font, in: literal)
    case .brokenFormat: TokenMatches(first: nil, others: [])
    }
  }

  // MARK: The nearest

  /// The entries that are nearest by a distance, which is nil for those that cannot be meant at all.
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

  /// - Parameters:
  ///   - literal: of tokens of the same value the one comes first that the words around it speak of, and then the first of
  ///     the guide.
  ///   - reach: the greatest distance from a value at which a literal is near it.
  ///   - text: a value, as people write it.
  private static func matches<Value>(
    _ found: (entries: [Entry<Value>], distance: Double), _ literal: some TokenCandidate,
    others: [TokenMatches.Other] = [], reach: (Value) -> Double, text: (Value) -> String
  ) -> TokenMatches {
    guard !found.entries.isEmpty else { return TokenMatches(first: nil, others: others) }
    let ranked = found.entries.count == 1 ? [(found.entries[0], 0)] : ranked(found.entries, literal.context)
    let entry = ranked[0].entry
    let first = TokenMatch(
      path: entry.path, distance: (found.distance * 1000).rounded() / 1000,
      isNear: found.distance <= reach(entry.value), value: text(entry.value), isFixed: entry.isFixed,
      isAlone: ranked.count == 1 || ranked[0].fit > ranked[1].fit,
      isNegative: (entry.value as? Double).map { $0 < 0 } ?? false, face: (entry.value as? Typography)?.face)
    let same =
      found.distance == 0 ? ranked.dropFirst().map { TokenMatches.Other(path: $0.entry.path, kind: nil) } : []
    return TokenMatches(first: first, others: Array((same + others).prefix(mostOthers)))
  }

  private static func ranked<Value>(_ entries: [Entry<Value>], _ context: Set<String>) -> [(
    entry: Entry<Value>, fit: Int
  )] {
    var seen: Set<TokenPath> = []
    return entries.filter { seen.insert($0.path).inserted }.enumerated()
      .map { (entry: $1, fit: fit(of: $1.path, context), offset: $0) }
      .sorted { (-$0.fit, $0.offset) < (-$1.fit, $1.offset) }
      .map { ($0.entry, $0.fit) }
  }

  /// How many words of a token's path stand around a literal: `Colors.text.secondary` fits `secondaryLabel.textColor` twice.
  private static func fit(of path: TokenPath, _ context: Set<String>) -> Int {
    Set(path.names.dropFirst().flatMap(StyleWords.words)).intersection(context).count
  }

  // MARK: Lengths

  /// - Parameter kind: nil for any.
  private func lengthMatches(_ kind: StyleKind?, _ value: Double, in literal: some TokenCandidate)
    -> TokenMatches
  {
    // A minus before a literal may be that of a token, or one before it.
    let isNegated = literal.isNegated
    let distance = { (length: Double) -> Double? in
      guard length >= 0 || isNegated else { return nil }
      let distance = abs(abs(length) - value)
      return distance < 1e-9 ? 0 : distance
    }
    let wanted = kind.map { [$0] } ?? Self.kinds
    let others = Self.kinds.filter { !wanted.contains($0) }.flatMap { kind in
      (lengths[kind] ?? []).filter { distance($0.value) == 0 }.map {
        TokenMatches.Other(path: $0.path, kind: kind)
      }
    }
    return Self.matches(
      Self.nearest(wanted.flatMap { lengths[$0] ?? [] }, distance), literal, others: others,
      reach: { Self.reach(of: $0) }, text: Self.text)
  }

  /// The greatest distance, in points, at which a length may be meant to be another one: a quarter of that, at least two.
  private static func reach(of length: Double) -> Double { max(2, abs(length) / 4) }

  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
  }

  // MARK: Colors

  private struct LabColor: Sendable {
    let color: ColorValue
    private let lab: SIMD4<Double>

    init(_ color: ColorValue) {
      self.color = color
      let components = color.converted(to: .oklab).components.map { $0 ?? 0 }
      lab = SIMD4(components[0], components[1], components[2], 0)
    }

    /// As ΔE OK.
    func distance(to other: LabColor) -> Double {
      let difference = lab - other.lab
      return (difference * difference).sum().squareRoot()
    }
  }

  /// Colors nearer than this are written with the same eight bits a component, or next to it.
  private static let sameColor = 0.002
  /// Colors farther away than this, as ΔE OK, have little in common.
  private static let similarColor = 0.1

  private func colorMatches(_ written: LiteralColor, in literal: some TokenCandidate) -> TokenMatches {
    guard let color = written.value.map(LabColor.init) else { return TokenMatches(first: nil, others: []) }
    let found = Self.nearest(colors) { token in
      // A faint color is another one than the same in full.
      if let alpha = written.alpha, abs(alpha - (token.color.alpha ?? 0)) > 0.01 { return nil }
      let distance = color.distance(to: token)
      return distance < Self.sameColor ? 0 : distance
    }
    return Self.matches(found, literal, reach: { _ in Self.similarColor }, text: \.color.hex)
  }

  // MARK: Fonts

  private func fontMatches(_ written: LiteralFont, in literal: some TokenCandidate) -> TokenMatches {
    guard let size = written.size else { return TokenMatches(first: nil, others: []) }
    let weight = written.weight.flatMap(FontWeight.weight(named:)) ?? 400
    let found = Self.nearest(fonts) { font in
      if let name = written.name {
        // A face says its weight itself.
        guard font.face == name || font.families.contains(name) else { return nil }
      } else {
        guard font.families.first == "system-ui", font.weight == weight else { return nil }
      }
      return abs(font.size - size) < 1e-9 ? 0 : abs(font.size - size)
    }
    return Self.matches(found, literal, reach: { Self.reach(of: $0.size) }) {
      "\($0.face ?? $0.families.first ?? "") \(Self.text($0.size))"
    }
  }
}
