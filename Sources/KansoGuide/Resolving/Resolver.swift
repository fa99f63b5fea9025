import KansoDiagnostics
import KansoTheme

/// Follows aliases until every token has a value in every mode. Nothing here recurses along aliases, so their
/// number is bounded by memory alone, and every token is evaluated once a mode.
struct Resolver {
  private let guide: StyleGuide
  private var references: ReferenceChecker
  private(set) var diagnostics: [Diagnostic] = []

  /// A written value with its references found.
  private enum Step {
    case literal(TokenValue)
    case alias(Int)
    case font(FontParts, base: Int?)
    case invalid

    /// The token that has to be evaluated before this one.
    var dependency: Int? {
      switch self {
      case .alias(let target): target
      case .font(_, let base): base
      case .literal, .invalid: nil
      }
    }
  }

  /// The steps of each token, one a written value.
  private var steps: [[Step]] = []
  /// Whether the token's value depends on the mode.
  private var isModal: [Bool] = []
  /// Tokens whose circle has been reported.
  private var reportedInCycle: Set<Int> = []

  init(guide: StyleGuide) {
    self.guide = guide
    var indexes: [TokenPath: Int] = [:]
    indexes.reserveCapacity(guide.tokens.count)
    for (index, token) in guide.tokens.enumerated() { indexes[token.path] = index }
    self.references = ReferenceChecker(guide: guide, indexes: indexes)
  }

  /// The theme; it is whole only if no diagnostic is an error.
  mutating func resolve() -> Theme {
    findReferences()
    reportMissingModes()
    let defaults = evaluate(mode: 0, given: nil)
    var values = [defaults]
    for mode in guide.modes.indices.dropFirst() { values.append(evaluate(mode: mode, given: defaults)) }
    let deprecations = Deprecations(guide)
    diagnostics += references.diagnostics + deprecations.uses(in: guide, targets: aliasTargets())
    return theme(values, deprecations)
  }

  // MARK: References

  private mutating func findReferences() {
    steps.reserveCapacity(guide.tokens.count)
    for token in guide.tokens {
      steps.append(token.values.map { step(for: $0.expression, in: token) })
      references.checkReplacement(token.about.deprecated)
    }
    func check(_ group: GuideGroup) {
      references.checkReplacement(group.about.deprecated)
      for case .group(let inner) in group.members { check(inner) }
    }
    guide.sections.forEach(check)
    isModal = guide.tokens.map { $0.values.contains { $0.mode != nil } }
  }

  private mutating func step(for expression: Expression, in token: GuideToken) -> Step {
    switch expression {
    case .literal(let value): return .literal(value)
    case .invalid: return .invalid
    case .alias(let reference):
      return references.target(of: reference, in: token).map { .alias($0) } ?? .invalid
    case .font(let parts):
      guard let base = parts.base else { return .font(parts, base: nil) }
      return references.target(of: base, in: token).map { .font(parts, base: $0) } ?? .invalid
    }
  }

  /// Every reference with the tokens at both of its ends.
  private func aliasTargets() -> [(token: Int, reference: Reference, target: Int)] {
    var found: [(token: Int, reference: Reference, target: Int)] = []
    for (index, token) in guide.tokens.enumerated() {
      for (step, value) in zip(steps[index], token.values) {
        if let target = step.dependency, let reference = value.expression.reference {
          found.append((index, reference, target))
        }
      }
    }
    return found
  }

  // MARK: Modes

  private mutating func reportMissingModes() {
    for token in guide.tokens where token.values.contains(where: { $0.mode != nil }) {
      let missing = guide.modes.indices.filter { guide.choice(of: token, in: $0) == nil }.map {
        guide.modes[$0].name
      }
      guard !missing.isEmpty else { continue }
      let names = missing.map { "`\($0)`" }.joined(separator: ", ")
      diagnostics.append(
        Diagnostic(
          .missingMode,
          "`\(token.path)` has no value for \(missing.count == 1 ? "the mode" : "the modes") \(names)",
          at: token.nameRange,
          help: "Add \(missing.map { "`\($0): …`" }.joined(separator: ", ")), or give the mode a `fallback`.")
      )
    }
  }

  // MARK: Evaluation

  /// The value of every token in a mode, nil where it has none. Tokens that do not depend on the mode take theirs
  /// from `known`.
  private mutating func evaluate(mode: Int, given known: [TokenValue?]?) -> [TokenValue?] {
    var values = known ?? Array(repeating: nil, count: guide.tokens.count)
    var state = guide.tokens.indices.map { known != nil && !isModal[$0] ? State.done : .untouched }
    var stack: [Int] = []
    for start in guide.tokens.indices where state[start] == .untouched {
      stack.append(start)
      while let token = stack.last {
        state[token] = .underWay
        let step = guide.choice(of: guide.tokens[token], in: mode).map { steps[token][$0] } ?? .invalid
        if let dependency = step.dependency, state[dependency] == .untouched {
          stack.append(dependency)
          continue
        }
        if let dependency = step.dependency, state[dependency] == .underWay {
          reportCycle(Array(stack[stack.firstIndex(of: dependency)!...]), mode)
          values[token] = nil
        } else {
          values[token] = value(of: step, values)
          if let dependency = step.dependency, isModal[dependency] { isModal[token] = true }
        }
        state[token] = .done
        stack.removeLast()
      }
    }
    return values
  }

  private enum State { case untouched, underWay, done }

  private func value(of step: Step, _ values: [TokenValue?]) -> TokenValue? {
    switch step {
    case .literal(let value): return value
    case .alias(let target): return values[target]
    case .font(let parts, let base):
      guard let base else { return parts.typography(over: nil).map { .typography($0) } }
      guard case .typography(let inherited)? = values[base] else { return nil }
      return parts.typography(over: inherited).map { .typography($0) }
    case .invalid: return nil
    }
  }

  /// Draws the whole circle, beginning at its first token in the guide, so that the message does not depend on
  /// where the circle was entered.
  private mutating func reportCycle(_ members: [Int], _ mode: Int) {
    guard reportedInCycle.isDisjoint(with: members) else { return }
    reportedInCycle.formUnion(members)
    let first = members.firstIndex(of: members.min()!)!
    let circle = Array(members[first...] + members[..<first])
    let shown = circle.prefix(12)
    var drawing = shown.map { "`\(guide.tokens[$0].path)`" }
    if shown.count < circle.count { drawing.append("… \(circle.count - shown.count) more …") }
    drawing.append("`\(guide.tokens[circle[0]].path)`")
    let notes = shown.indices.dropFirst().map { index in
      let next = circle[(index + 1) % circle.count]
      return Diagnostic.Note(
        "`\(guide.tokens[circle[index]].path)` takes its value from `\(guide.tokens[next].path)`",
        at: range(ofDependencyIn: circle[index], mode))
    }
    diagnostics.append(
      Diagnostic(
        .aliasCycle,
        circle.count == 1
          ? "`\(guide.tokens[circle[0]].path)` takes its value from itself"
          : "these tokens take their values from each other: \(drawing.joined(separator: " → "))",
        at: range(ofDependencyIn: circle[0], mode), help: "Give one of them a value of its own.",
        notes: Array(notes)))
  }

  private func range(ofDependencyIn token: Int, _ mode: Int) -> SourceRange {
    let written = guide.tokens[token]
    guard let choice = guide.choice(of: written, in: mode) else { return written.nameRange }
    let value = written.values[choice]
    return value.expression.reference?.range ?? value.range
  }
}

// The theme
extension Resolver {
  private func theme(_ values: [[TokenValue?]], _ deprecations: Deprecations) -> Theme {
    // A theme without all of its values is never used; the tokens that lack one are left out of it.
    let isWhole = values[0].allSatisfy { $0 != nil }
    let modesBySize = guide.modes.indices.dropFirst().sorted {
      (guide.modes[$0].context.values.count, $0) < (guide.modes[$1].context.values.count, $1)
    }
    var tokens: [ThemeToken] = []
    tokens.reserveCapacity(guide.tokens.count)
    for (index, written) in guide.tokens.enumerated() {
      guard let value = values[0][index] else { continue }
      let variants = isModal[index] ? variants(of: index, values, modesBySize) : []
      tokens.append(
        ThemeToken(
          path: written.path, value: value, alias: alias(of: index, in: 0), variants: variants,
          description: written.about.description, deprecated: deprecations.ofTokens[index]))
    }
    let sections = isWhole ? guide.sections.map { group($0, deprecations) } : []
    return Theme(name: guide.name, modes: guide.modes, sections: sections, tokens: isWhole ? tokens : [])
  }

  private func group(_ written: GuideGroup, _ deprecations: Deprecations) -> TokenGroup {
    TokenGroup(
      path: written.path, description: written.about.description,
      deprecated: deprecations.ofGroups[written.path],
      members: written.members.map { member in
        switch member {
        case .token(let index): .token(index)
        case .group(let inner): .group(group(inner, deprecations))
        }
      })
  }

  private func alias(of token: Int, in mode: Int) -> TokenPath? {
    guard let choice = guide.choice(of: guide.tokens[token], in: mode),
      case .alias(let target) = steps[token][choice]
    else {
      return nil
    }
    return guide.tokens[target].path
  }

  /// The fewest variants with which a lookup by context finds the value of every mode: beginning with the modes
  /// of the fewest axes, one is added wherever the lookup without it would be wrong.
  private func variants(of token: Int, _ values: [[TokenValue?]], _ modesBySize: [Int]) -> [ThemeToken
    .Variant]
  {
    var variants: [ThemeToken.Variant] = []
    let ownAlias = alias(of: token, in: 0)
    for mode in modesBySize {
      guard let value = values[mode][token] else { continue }
      let alias = alias(of: token, in: mode)
      let context = guide.modes[mode].context
      let found = variants.filter { guide.modes[$0.mode].context.holds(in: context) }
        .max { (axes($0), $0.mode) < (axes($1), $1.mode) }
      if found?.value ?? values[0][token] == value, (found == nil ? ownAlias : found?.alias) == alias {
        continue
      }
      variants.append(ThemeToken.Variant(mode: mode, value: value, alias: alias))
    }
    return variants.sorted { $0.mode < $1.mode }
  }

  private func axes(_ variant: ThemeToken.Variant) -> Int { guide.modes[variant.mode].context.values.count }
}

extension FontParts {
  /// The font with what was written over what was inherited, or nil where a necessary part is in neither.
  func typography(over base: Typography?) -> Typography? {
    guard let families = families ?? base?.families, let size = size ?? base?.size else { return nil }
    var font = base ?? Typography(families: families, size: size)
    font.families = families
    font.size = size
    if let face { font.face = face }
    if let isItalic { font.isItalic = isItalic }
    if let textStyle { font.textStyle = textStyle }
    if let maximumSize { font.maximumSize = maximumSize }
    if let weight {
      font.weight = weight
      font.implied.remove(.weight)
    }
    if let lineHeight {
      font.lineHeight = lineHeight
      font.implied.remove(.lineHeight)
    }
    if let letterSpacing {
      font.letterSpacing = .points(letterSpacing)
      font.implied.remove(.letterSpacing)
    }
    return font
  }
}
