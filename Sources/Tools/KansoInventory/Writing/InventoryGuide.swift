import KansoDiagnostics
import KansoFormatting
import KansoInterchange
import KansoLint
import KansoTheme

/// The guide of an inventory: the tokens that the app has, and proposals for the other values.
struct InventoryGuide {
  private var tokens: ForeignTokens
  private let entries: [StyleEntry]

  /// - Parameters:
  ///   - names: the tokens of the app.
  ///   - namesOfEntries: the indices of the app's tokens with the values of entries.
  ///   - proposals: the names for other entries.
  init(
    _ entries: [StyleEntry], _ names: AppNames, namesOfEntries: [[Int]], proposals: [Int: Proposal]
  ) {
    self.entries = entries
    tokens = names.tokens
    addComments(namesOfEntries, names.originalPaths)
    let order = proposals.keys.sorted { left, right in
      let (a, b) = (entries[left], entries[right])
      guard a.kind == b.kind else { return left < right }
      switch (a.value, b.value) {
      // Lengths are read as a scale, and fonts from titles to captions.
      case (.number(let a), .number(let b)): return (a, left) < (b, right)
      case (.font(let a), .font(let b)): return (-a.size, left) < (-b.size, right)
      default: return left < right
      }
    }
    for index in order {
      guard let proposal = proposals[index], let token = token(of: index, proposal) else { continue }
      tokens.tokens.append(token)
    }
    sortBySection()
    addAppearances()
  }

  /// The mode of the system's dark appearance, as the sources and catalogs of apps have it.
  private static let darkMode = "dark"

  /// Adds the appearances as modes, if a proposed color has a dark one and the app names none.
  private mutating func addAppearances() {
    let isNeeded = tokens.tokens.contains { token in
      token.variants.contains { $0.modes == [0: Self.darkMode] }
    }
    guard isNeeded else { return }
    if tokens.axes.isEmpty { tokens.axes = [ForeignAxis(name: nil, modes: ["light", Self.darkMode])] }
    if !tokens.axes[0].modes.contains(Self.darkMode) { tokens.axes[0].modes.append(Self.darkMode) }
  }

  /// Orders the tokens by the sections of guides. Those of a section stay in their order.
  private mutating func sortBySection() {
    let all = Dictionary(grouping: tokens.tokens, by: \.section)
    tokens.tokens = (Section.allCases.map(Optional.some) + [nil]).flatMap { all[$0] ?? [] }
  }

  /// Returns the text of the guide, which compiles.
  func written() -> ImportedGuide {
    var tokens = tokens
    tokens.comments = [
      "A proposal of kanso inventory: names that the sources have, then names for other values.",
      "Values that are probably no tokens are comments. Rename what has a better name, and remove the counts.",
    ]
    return GuideWriter.write(tokens)
  }

  // MARK: Comments

  /// Adds a comment to each token of the app: its place, and the literals with its value.
  private mutating func addComments(_ namesOfEntries: [[Int]], _ names: [String]) {
    var literals: [Int: Int] = [:]
    for (index, names) in namesOfEntries.enumerated() {
      guard let first = names.first else { continue }
      literals[first, default: 0] += entries[index].literalCount
    }
    for index in tokens.tokens.indices {
      let place = tokens.tokens[index].place
      let count = literals[index] ?? 0
      let uses =
        count == 0 ? "" : "; \(Self.count(count, "literal")) \(count == 1 ? "has" : "have") its value"
      tokens.tokens[index].comments = ["`\(names[index])` in \(place.file.path):\(place.start.line)\(uses)"]
    }
  }

  /// Returns a proposal as a token; nil for a kind without a section.
  private func token(of index: Int, _ proposal: Proposal) -> ForeignToken? {
    let entry = entries[index]
    guard let section = entry.section, let first = entry.uses.first else { return nil }
    var token = ForeignToken([proposal.name], Self.value(entry), at: first.place)
    if case .colors(_, let dark) = entry.value {
      token.variants = [ForeignVariant([0: Self.darkMode], .literal(.color(dark)))]
    }
    token.section = section
    token.comments = [reason(entry, proposal)]
    token.isCommentedOut = proposal.doubt != nil
    return token
  }

  /// Returns the reason of a proposal: `440 uses, 3 as background; first in Sources/A.swift:12`. The path is the end,
  /// because a long comment is truncated.
  private func reason(_ entry: StyleEntry, _ proposal: Proposal) -> String {
    let place = entry.uses.first.map { "\($0.place.file.path):\($0.place.start.line)" } ?? ""
    guard entry.uses.count > 1 else { return "Used once\(near(entry)), in \(place)" }
    let role = proposal.role.map { ", \($0.count) as \($0.word)" } ?? ""
    return "\(Self.count(entry.uses.count, "use"))\(role)\(near(entry)); first in \(place)"
  }

  /// Returns a part of a sentence about a near-duplicate; empty without one.
  private func near(_ entry: StyleEntry) -> String {
    guard let neighbor = entry.neighbor else { return "" }
    let other = entries[neighbor.entry]
    let distance = neighbor.distance.formatted(as: .measurement(maxFractionDigits: 4))
    let unit = entry.kind == .color ? "ΔE OK" : distance == "1" ? "point" : "points"
    return ", \(distance) \(unit) from \(other.value.description) (\(Self.count(other.uses.count, "use")))"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  // MARK: Values

  private static func value(_ entry: StyleEntry) -> ForeignValue {
    switch entry.value {
    case .color(let color), .colors(let color, _): return .literal(.color(color))
    case .shadow(let shadow):
      let lengths = [("x", shadow.x), ("y", shadow.y), ("blur", shadow.blur)]
      return .parts(
        [.init("color", .literal(.color(shadow.color)))]
          + lengths.map { .init($0.0, .literal(.dimension(.points($0.1)))) })
    case .font(let font): return value(font)
    case .number(let number):
      switch entry.kind {
      case .opacity: return .literal(.number(number))
      case .duration:
        return .literal(.duration(Duration((number * 1000).rounded(toFractionDigits: 3), .ms)))
      default: return .literal(.dimension(.points(number)))
      }
    }
  }

  private static func value(_ font: StyleFont) -> ForeignValue {
    var parts: [ForeignValue.Part] = []
    let family = font.name.map { $0.contains("-") ? String($0.prefix { $0 != "-" }) : $0 }
    parts.append(.init("family", .literal(.fontFamily([family ?? Typography.systemFamily]))))
    // The name of a face has a hyphen before its style.
    if let name = font.name, name.contains("-") { parts.append(.init("face", .text(name))) }
    parts.append(.init("size", .literal(.dimension(.points(font.size)))))
    if let weight = font.weight { parts.append(.init("weight", .literal(.fontWeight(weight)))) }
    return .parts(parts)
  }
}
