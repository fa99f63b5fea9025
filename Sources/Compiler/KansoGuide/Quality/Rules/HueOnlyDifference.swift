import KansoDiagnostics
import KansoFormatting
import KansoTheme

extension DiagnosticDescriptor {
  package static let hueOnlyDifference = DiagnosticDescriptor(
    guideRule: "hue-only-difference", isOnByDefault: false,
    defaultReason:
      "a third of public systems have such colors, and a guide does not show if a symbol or a text tells the states apart, too.",
    parameters: [HueOnlyDifference.distance, HueOnlyDifference.clear, HueOnlyDifference.states],
    summary: "Two colors of states look alike to people with a color-vision deficiency.",
    why:
      "One of twelve men cannot tell red from green; the two states look the same to him without another sign.",
    fix:
      "Make one color clearly lighter than the other, or suppress this warning if a symbol or text tells the states apart.",
    wrong: """
      colors:
        success: "#6B8E23"
        error: "#C4622D"

      """,
    fixed: """
      colors:
        success: "#9CCB3B"
        error: "#8F3A12"

      """)
}

/// Finds colors of two states that people with a color-vision deficiency cannot tell apart, although others can. The
/// deficiencies are simulated, in each mode.
///
/// Two colors are compared if their paths differ only in the state, as in `text.success` and `text.error`, or
/// `success.border` and `error.border`. So the number of comparisons is linear in that of tokens. Steps of a palette,
/// as in `success.500`, are no states.
enum HueOnlyDifference: GuideRule {
  static let descriptor = DiagnosticDescriptor.hueOnlyDifference

  static let distance = RuleParameter.number(
    "distance", 0.05, in: 0.001...1, "the distance in ΔE OK below which two simulated colors look alike")
  static let clear = RuleParameter.number(
    "clear", 0.1, in: 0.001...1,
    "the distance in ΔE OK from which two colors differ clearly without a deficiency")
  static let states = RuleParameter.texts(
    "states",
    [
      "success", "positive", "valid", "error", "danger", "negative", "invalid", "critical", "failure",
      "warning",
      "caution", "attention", "info", "information",
    ], "the words for states in names of tokens and groups")

  /// The maximum number of colors with one path around the state. More are no states.
  private static let maxGroupSize = 24

  /// A color of a state, or the words of another name that could contain a state.
  private struct Member {
    let token: Int
    let state: String
  }

  /// Returns a warning for each color that looks like an earlier color of another state. It names the first of the
  /// colors, and the deficiency in which the two are nearest.
  static func check(_ checked: CheckedGuide) -> [Diagnostic] {
    let words = Set(checked.texts(states, of: descriptor).map { $0.lowercased() })
    var groups: [String: [Member]] = [:]
    var order: [String] = []
    for (index, token) in checked.guide.tokens.enumerated() where token.isCurrent && !token.isStep {
      guard case .color? = checked.value(of: index, in: 0), let (key, state) = key(of: token.path, words)
      else { continue }
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(Member(token: index, state: state))
    }
    let members = order.map { groups[$0] ?? [] }.filter { (2...maxGroupSize).contains($0.count) }
    return members.flatMap { findings(among: $0, checked) }
  }

  /// Returns a path with a place in the place of its state, and the state; nil for a path without a state or with
  /// several ones.
  private static func key(of path: TokenPath, _ states: Set<String>) -> (key: String, state: String)? {
    var (state, parts): (String?, [String]) = (nil, [])
    for name in path.names.dropFirst() {
      let words = NameWords(name).words
      let found = words.filter(states.contains)
      guard found.count <= 1, found.isEmpty || state == nil else { return nil }
      state = state ?? found.first
      parts.append(words.map { found.contains($0) ? "*" : $0 }.joined(separator: "-"))
    }
    guard let state, !path.lastName.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return (path.section + "." + parts.joined(separator: "."), state)
  }

  /// A color with its simulations, in OKLab.
  private struct Seen {
    let color: ColorValue
    let simulated: [ColorValue]

    init(_ color: ColorValue) {
      self.color = color.converted(to: .oklab)
      simulated = ColorVisionDeficiency.allCases.map { color.simulated($0).converted(to: .oklab) }
    }
  }

  /// Returns the findings among colors of different states.
  private static func findings(among members: [Member], _ checked: CheckedGuide) -> [Diagnostic] {
    let isModal = members.contains { checked.modesWithValues(of: $0.token).count > 1 }
    var pairs: [Pair: Finding] = [:]
    for mode in isModal ? checked.modes : 0..<1 {
      let colors = members.map { member in
        // A transparent color depends on the background.
        checked.color(of: member.token, in: mode).flatMap { $0.alpha == 1 ? Seen($0) : nil }
      }
      for (index, color) in colors.enumerated() {
        for other in 0..<index where members[other].state != members[index].state {
          guard let color, let earlier = colors[other], let found = likeness(color, earlier, checked) else {
            continue
          }
          pairs[Pair(first: other, second: index), default: found].modes.append(mode)
        }
      }
    }
    return pairs.sorted { ($0.key.second, $0.key.first) < ($1.key.second, $1.key.first) }.map { pair, found in
      let tokens = checked.guide.tokens
      let modes = isModal ? checked.phrase(for: found.modes) : ""
      return warning(tokens[members[pair.second].token], tokens[members[pair.first].token], found, modes)
    }
  }

  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  private struct Finding {
    let deficiency: ColorVisionDeficiency
    let distance: Double
    var modes: [Int] = []
  }

  /// Returns the deficiency in which two colors are nearest; nil if they differ enough in all of them, or do not
  /// differ clearly without one.
  private static func likeness(_ color: Seen, _ other: Seen, _ checked: CheckedGuide) -> Finding? {
    guard color.color.difference(from: other.color) >= checked.number(clear, of: descriptor) else {
      return nil
    }
    let distances = zip(color.simulated, other.simulated).map { $0.difference(from: $1) }
    guard let nearest = distances.min(), nearest < checked.number(distance, of: descriptor),
      let index = distances.firstIndex(of: nearest)
    else { return nil }
    return Finding(deficiency: ColorVisionDeficiency.allCases[index], distance: nearest)
  }

  private static func warning(_ token: GuideToken, _ other: GuideToken, _ found: Finding, _ modes: String)
    -> Diagnostic
  {
    let number = found.distance.formatted(as: .shortest(maxFractionDigits: 3, integersBelow: 0))
    return Diagnostic(
      descriptor,
      "`\(token.path)` looks like `\(other.path)` with \(found.deficiency.rawValue) (ΔE OK \(number))\(modes)",
      at: token.nameRange,
      help: "Make one of them clearly lighter, or tell the states apart by more than the color.",
      notes: [.init("`\(other.path)` is declared here", at: other.nameRange)])
  }
}
