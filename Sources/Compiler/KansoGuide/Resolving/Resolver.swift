import KansoDiagnostics
import KansoFormatting
import KansoTheme
import KansoYAML

/// Resolves aliases until every token has a value in every mode. The algorithm does not recurse along aliases, so the
/// length of a chain is limited only by memory. Every token is evaluated once per mode.
struct Resolver {
  let guide: StyleGuide
  /// The index of each token, by its path.
  let indexes: TokenIndexes
  private var references: ReferenceChecker
  private(set) var diagnostics: [Diagnostic] = []

  /// A written value with resolved references.
  enum Step {
    case literal(TokenValue)
    /// The index of the target.
    case alias(Int)
    /// A formula with the index of the target of each of its references.
    case formula(any ValueFormula, [Int])
    case invalid

    /// The tokens that must be evaluated before this one, in the order of the references.
    var dependencies: [Int] {
      switch self {
      case .alias(let target): [target]
      case .formula(_, let targets): targets
      case .literal, .invalid: []
      }
    }
  }

  /// The steps of each token, one per written value.
  private(set) var steps: [[Step]] = []
  /// For each token, true if its value depends on the mode.
  private(set) var isModal: [Bool] = []
  /// For each mode and token, true if an explicit value exists for the mode: at the token itself, or at a token that it
  /// refers to.
  private(set) var hasExplicitValue: [[Bool]] = []
  /// The cycles that have been reported, each as its sorted members.
  private var reportedCycles: Set<[Int]> = []
  /// The number of members of further cycles in messages. Each token of a long cycle may close another cycle, so all
  /// messages together could be quadratic in the size of the guide. The first cycle is always reported.
  private var circleMembersLeft = Self.maxCircleMembers
  static let maxCircleMembers = 100_000

  init(guide: StyleGuide) {
    self.guide = guide
    indexes = TokenIndexes(count: guide.tokens.count) { guide.tokens[$0].path }
    references = ReferenceChecker(guide: guide, indexes: indexes)
  }

  /// Returns the theme, and adds to `diagnostics`. The theme is complete only if no diagnostic is an error.
  /// It has no tokens if a token has no value in the default mode, or if the guide is too large.
  mutating func resolve() -> Theme {
    resolveReferences()
    hasExplicitValue = Array(
      repeating: Array(repeating: false, count: guide.tokens.count), count: Swift.max(1, guide.modes.count))
    let deprecations = Deprecations(guide)
    let defaults = evaluate(mode: 0, given: nil)
    // `isModal` is complete only after the evaluation of the default mode.
    var values = ModeValues(defaults: defaults, isModal: isModal)
    var size = guide.size
    var firstBeyond = measure(values, deprecations, &size)
    for mode in guide.modes.indices.dropFirst() where firstBeyond == nil {
      values.append(evaluate(mode: mode, given: defaults))
      firstBeyond = measure(values, mode: mode, &size)
    }
    diagnostics += references.diagnostics
    if let firstBeyond {
      let token = guide.tokens[firstBeyond]
      diagnostics.append(ReadingLimits.largeGuide(upTo: token.path, at: token.nameRange))
      return Theme(name: guide.name, modes: guide.modes, sections: [], tokens: [])
    }
    reportMissingModes()
    diagnostics += deprecations.useWarnings(in: guide, targets: aliasTargets)
    var theme = makeTheme(values, deprecations)
    theme.renames = references.renames
    return theme
  }

  // MARK: References

  /// Sets `steps` and the initial `isModal` of all tokens. Reports references without a valid target, also
  /// those in deprecations.
  private mutating func resolveReferences() {
    steps.reserveCapacity(guide.tokens.count)
    for token in guide.tokens {
      steps.append(token.values.map { step(for: $0.expression, in: token) })
      references.checkReplacement(token.metadata.deprecated)
    }
    /// Reports unknown replacements in the deprecations of a group and, recursively, of its groups.
    func checkReplacements(in group: GuideGroup) {
      references.checkReplacement(group.metadata.deprecated)
      for case .group(let inner) in group.members { checkReplacements(in: inner) }
    }
    guide.sections.forEach(checkReplacements)
    references.checkContrasts()
    isModal = guide.tokens.map { $0.values.contains { $0.mode != nil } }
  }

  /// Returns a value of `token` with resolved references. References without a valid target are reported, and
  /// the result is `.invalid`.
  private mutating func step(for expression: Expression, in token: GuideToken) -> Step {
    switch expression {
    case .literal(let value): return .literal(value)
    case .invalid: return .invalid
    case .alias(let reference):
      return references.target(of: reference, in: token).map { .alias($0) } ?? .invalid
    case .formula(let formula):
      // All references are looked up, also after an invalid one, so that all errors are reported.
      let targets = formula.references.enumerated().map { index, reference in
        references.target(of: reference, in: token, formula: formula, index: index)
      }
      return targets.contains(nil) ? .invalid : .formula(formula, targets.compactMap { $0 })
    }
  }

  /// The resolved references in all values of all tokens, each with the index of the token that contains it
  /// and the index of its target.
  private var aliasTargets: [(token: Int, reference: Reference, target: Int)] {
    var found: [(token: Int, reference: Reference, target: Int)] = []
    for (index, token) in guide.tokens.enumerated() {
      for (step, value) in zip(steps[index], token.values) {
        for (target, reference) in zip(step.dependencies, value.expression.references) {
          found.append((index, reference, target))
        }
      }
    }
    return found
  }

  // MARK: Modes

  /// Reports each token with values per mode that has no value for some mode, not even through a fallback.
  private mutating func reportMissingModes() {
    for token in guide.tokens where token.values.contains(where: { $0.mode != nil }) {
      let missing = guide.modes.indices.filter { guide.valueIndex(of: token, in: $0) == nil }.map {
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

  /// Returns the value of every token in a mode; nil for a token without a value. Updates `isModal` and
  /// `hasExplicitValue`, and reports cycles and invalid values.
  /// - Parameter known: the values in the default mode, which tokens that do not depend on the mode keep; nil
  ///   to evaluate all tokens.
  private mutating func evaluate(mode: Int, given known: [TokenValue?]?) -> [TokenValue?] {
    var values = known ?? Array(repeating: nil, count: guide.tokens.count)
    var state = guide.tokens.indices.map { known != nil && !isModal[$0] ? State.done : .untouched }
    var stack: [Frame] = []
    for start in guide.tokens.indices where state[start] == .untouched {
      state[start] = .underWay
      stack.append(makeFrame(of: start, in: mode))
      while let top = stack.indices.last {
        if let next = stack[top].nextDependency(where: { state[$0] == .untouched }) {
          state[next] = .underWay
          stack.append(makeFrame(of: next, in: mode))
          continue
        }
        let frame = stack[top]
        let (token, dependencies) = (frame.token, frame.dependencies)
        if let next = dependencies.first(where: { state[$0] == .underWay }) {
          reportCycle(closing: next, in: stack, mode)
          values[token] = nil
        } else {
          values[token] = tokenValue(of: frame.step, values, token, frame.choice)
          if dependencies.contains(where: { isModal[$0] }) { isModal[token] = true }
          hasExplicitValue[mode][token] =
            frame.choice.map { guide.tokens[token].values[$0].mode == mode } == true
            || dependencies.contains { hasExplicitValue[mode][$0] }
        }
        state[token] = .done
        stack.removeLast()
      }
    }
    return values
  }

  /// The progress of a token in the current mode.
  private enum State { case untouched, underWay, done }

  /// A token that waits for the values of its dependencies.
  private struct Frame {
    let token: Int
    /// The index of the written value that applies in the mode; nil if there is none.
    let choice: Int?
    let step: Step
    let dependencies: [Int]
    private var looked = 0

    init(token: Int, choice: Int?, step: Step) {
      (self.token, self.choice, self.step) = (token, choice, step)
      dependencies = step.dependencies
    }

    /// Returns the next dependency that fulfils the condition. Each dependency is visited only once.
    mutating func nextDependency(where isWanted: (Int) -> Bool) -> Int? {
      while looked < dependencies.count {
        looked += 1
        if isWanted(dependencies[looked - 1]) { return dependencies[looked - 1] }
      }
      return nil
    }
  }

  /// Returns the frame of a token in a mode. Its step is `.invalid` if no written value applies in the mode.
  private func makeFrame(of token: Int, in mode: Int) -> Frame {
    let choice = guide.valueIndex(of: guide.tokens[token], in: mode)
    return Frame(token: token, choice: choice, step: choice.map { steps[token][$0] } ?? .invalid)
  }

  /// Returns the value of a step of `token` from the values of its dependencies. Nil if one of them has no
  /// value. Reports a value that is not valid, such as one out of range, and returns nil.
  private mutating func tokenValue(of step: Step, _ values: [TokenValue?], _ token: Int, _ choice: Int?)
    -> TokenValue?
  {
    switch step {
    case .literal(let value): return value
    case .alias(let target): return valueIfAllowed(values[target], in: token, choice)
    case .formula(let formula, let targets):
      let value = formula.value(for: targets.map { values[$0] }, diagnostics: &diagnostics)
      return valueIfAllowed(value, in: token, choice)
    case .invalid: return nil
    }
  }

  /// Returns a value that the section of a token allows, or nil. Reports one that it does not allow, and returns
  /// nil.
  private mutating func valueIfAllowed(_ value: TokenValue?, in token: Int, _ choice: Int?) -> TokenValue? {
    guard let value, let problem = guide.tokens[token].problem(with: value, at: choice) else { return value }
    diagnostics.append(problem)
    return nil
  }

  /// Reports a cycle, unless it was already reported in any mode or `circleMembersLeft` is used up. The
  /// message begins at the token of the cycle that is first in the guide.
  /// - Parameter start: the first token of the cycle in the stack. The end of the stack refers to it.
  private mutating func reportCycle(closing start: Int, in stack: [Frame], _ mode: Int) {
    guard circleMembersLeft > 0 else { return }
    // The cycle is at the end of the stack, which may be much longer.
    let lowest = stack.lastIndex { $0.token == start } ?? 0
    let members = stack[lowest...].map(\.token)
    circleMembersLeft -= members.count
    guard reportedCycles.insert(members.sorted()).inserted else { return }
    let first = members.indices.min { members[$0] < members[$1] } ?? 0
    let circle = Array(members[first...] + members[..<first])
    let shown = circle.prefix(12)
    let followsMode = circle.contains { token in guide.tokens[token].values.contains { $0.mode != nil } }
    let when = followsMode ? " in the mode `\(guide.modes[mode].name)`" : ""
    var drawing = shown.map { "`\(guide.tokens[$0].path)`" }
    if shown.count < circle.count { drawing.append("… \(circle.count - shown.count) more …") }
    drawing.append("`\(guide.tokens[circle[0]].path)`")
    let notes = shown.indices.dropFirst().map { index in
      let next = circle[(index + 1) % circle.count]
      return Diagnostic.Note(
        "`\(guide.tokens[circle[index]].path)` takes its value from `\(guide.tokens[next].path)`",
        at: range(of: next, in: circle[index], mode))
    }
    diagnostics.append(
      Diagnostic(
        .aliasCycle,
        circle.count == 1
          ? "`\(guide.tokens[circle[0]].path)` takes its value from itself\(when)"
          : "these tokens take their values from each other\(when): \(drawing.joined(separator: " → "))",
        at: range(of: circle[1 % circle.count], in: circle[0], mode),
        help: "Give one of them a value of its own.",
        notes: Array(notes)))
  }

  /// Returns the source range of the reference from a token to a dependency in a mode; of the whole value if
  /// it has no such reference; of the token's name if no value applies in the mode.
  private func range(of dependency: Int, in token: Int, _ mode: Int) -> SourceRange {
    let guideToken = guide.tokens[token]
    guard let choice = guide.valueIndex(of: guideToken, in: mode) else { return guideToken.nameRange }
    let value = guideToken.values[choice]
    let target = guide.tokens[dependency].path
    return value.expression.references.first { $0.target == target }?.range ?? value.range
  }
}
