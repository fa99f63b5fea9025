import KansoGuideComparison
import KansoTheme
import TestSupport
import Testing

@testable import KansoPreview

/// Properties that hold for any two guides.
struct GuideDifferencePropertyTests {
  private static let rounds = 300

  @Test func aGuideDoesNotDifferFromItself() {
    var random = RandomGuide(.announced(for: "aGuideDoesNotDifferFromItself"))
    for _ in 0..<Self.rounds {
      let theme = random.next()
      let difference = GuideDifference(from: theme, to: theme, oldName: "a", newName: "b")
      #expect(difference.isEmpty)
      #expect(difference.contrasts.isEmpty)
    }
  }

  /// Applying the listed changes to the old guide gives the values of the new one.
  @Test func whatIsListedIsAllThereIs() {
    var random = RandomGuide(.announced(for: "whatIsListedIsAllThereIs"))
    for _ in 0..<Self.rounds {
      let old = random.next()
      let new = random.changed(old)
      let difference = GuideDifference(from: old, to: new, oldName: "a", newName: "b")
      let contexts = new.modes.isEmpty ? [[:]] : new.modes.map(\.context)
      #expect(explained(old, by: difference, in: contexts) == new.table(in: contexts))
      if old != new { #expect(!difference.isEmpty) }
    }
  }

  /// Tokens in both guides have the same differences in both directions. Renames are guessed, so they may differ.
  @Test func bothDirectionsTellOfTheSameTokens() {
    var random = RandomGuide(.announced(for: "bothDirectionsTellOfTheSameTokens"))
    for _ in 0..<Self.rounds {
      let old = random.next()
      let new = random.changed(old)
      func kinds(_ one: Theme, _ other: Theme) -> [TokenPath: TokenChange.Kind] {
        let changes = GuideDifference(from: one, to: other, oldName: "a", newName: "b").changes
        let kinds = changes.flatMap { [$0] + $0.followers }.map { ($0.path, $0.kind) }
        return Dictionary(uniqueKeysWithValues: kinds).filter { old[$0.key] != nil && new[$0.key] != nil }
      }
      #expect(kinds(old, new) == kinds(new, old))
    }
  }

  private func explained(_ old: Theme, by difference: GuideDifference, in contexts: [Context])
    -> [TokenPath: [Context: TokenValue]]
  {
    var table = old.table(in: contexts)
    let all = difference.changes.flatMap { [$0] + $0.followers }
    // The removals come first, so that their paths are free for other tokens.
    var moved: [TokenPath: [Context: TokenValue]] = [:]
    for change in all {
      if let path = change.oldPath { moved[change.path] = table.removeValue(forKey: path) }
      if change.kind == .removed { table[change.path] = nil }
    }
    table.merge(moved) { _, new in new }
    for change in all where change.kind != .removed {
      for value in change.values {
        for context in contexts where value.holds(in: context) {
          table[change.path, default: [:]][context] = value.new?.value
        }
      }
    }
    return table
  }
}

extension Theme {
  fileprivate func table(in contexts: [Context]) -> [TokenPath: [Context: TokenValue]] {
    Dictionary(
      uniqueKeysWithValues: tokens.map { token in
        (
          token.path,
          Dictionary(
            contexts.map { ($0, value(of: token, in: $0)) }, uniquingKeysWith: { first, _ in first })
        )
      })
  }
}

/// A generator of guides with many similar parts, so that names, values and aliases coincide.
struct RandomGuide {
  private var random: SeededGenerator

  init(_ random: SeededGenerator) { self.random = random }

  mutating func next() -> Theme {
    let modes = makeModes()
    var tokens: [ThemeToken] = []
    for index in 0..<int(0...12) {
      tokens.append(
        token(TokenPath("\(pick(["colors", "padding"])).\(name())\(index)"), modes, among: tokens))
    }
    return make(modes, tokens)
  }

  /// Returns the guide with some changes.
  mutating func changed(_ theme: Theme) -> Theme {
    var modes = theme.modes
    if chance(0.2) { modes = makeModes() }
    var tokens: [ThemeToken] = []
    for old in theme.tokens {
      let isFit = old.variants.allSatisfy { modes.indices.contains($0.mode) }
      switch int(0...9) {
      case 0: continue
      case 1: tokens.append(token(old.path, modes, among: tokens))
      case 2 where isFit:
        tokens.append(old.at(TokenPath(old.path.section + "." + name() + "x\(tokens.count)")))
      case 3 where isFit:
        tokens.append(
          ThemeToken(
            path: old.path, value: old.value, variants: old.variants, description: "other",
            deprecated: chance(0.5) ? .message("Use {colors.\(name())}") : nil))
      default: tokens.append(isFit ? old : token(old.path, modes, among: tokens))
      }
    }
    for index in 0..<int(0...2) {
      tokens.append(token(TokenPath("colors.\(name())-new\(index)"), modes, among: tokens))
    }
    if chance(0.2) { tokens.reverse() }
    return make(modes, tokens)
  }

  private mutating func make(_ modes: [Mode], _ tokens: [ThemeToken]) -> Theme {
    Theme(
      name: chance(0.5) ? "Guide" : nil, modes: modes, sections: [], tokens: tokens)
  }

  private mutating func makeModes() -> [Mode] {
    let all = [
      Mode(name: "light", context: chance(0.5) ? [:] : ["appearance": "light"]),
      Mode(name: chance(0.8) ? "dark" : "night", context: ["appearance": "dark"]),
      Mode(name: "dense", context: ["density": "compact"], fallback: chance(0.3) ? "light" : nil),
    ]
    return Array(all.prefix(int(0...3)))
  }

  private mutating func token(_ path: TokenPath, _ modes: [Mode], among others: [ThemeToken]) -> ThemeToken {
    let isColor = path.section == "colors"
    if chance(0.3),
      let target = others.filter({ $0.path.section == path.section }).randomElement(using: &random)
    {
      return ThemeToken(
        path: path, value: target.value, alias: target.path,
        variants: target.variants.map {
          ThemeToken.Variant(mode: $0.mode, value: $0.value, alias: target.path)
        })
    }
    let variants = modes.indices.dropFirst().compactMap { mode in
      chance(0.4) ? ThemeToken.Variant(mode: mode, value: value(isColor)) : nil
    }
    return ThemeToken(
      path: path, value: value(isColor), variants: variants, description: chance(0.2) ? "words" : nil,
      deprecated: chance(0.1) ? .unexplained : nil)
  }

  private mutating func value(_ isColor: Bool) -> TokenValue {
    guard isColor else { return .dimension(.points(Double(int(0...3)) * 4)) }
    let level = Double(int(0...3)) * 0.25
    return .color(ColorValue(red: level, green: level, blue: 0.5, alpha: chance(0.1) ? 0.5 : 1))
  }

  private mutating func name() -> String {
    pick(["ink", "inkSoft", "text", "background", "gap", "grey", "gray"])
  }
  private mutating func pick(_ texts: [String]) -> String { texts[int(0...texts.count - 1)] }
  private mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0...1, using: &random) < share }
}

extension ThemeToken {
  fileprivate func at(_ path: TokenPath) -> ThemeToken {
    ThemeToken(
      path: path, value: value, alias: alias, variants: variants, description: description,
      deprecated: deprecated)
  }
}
