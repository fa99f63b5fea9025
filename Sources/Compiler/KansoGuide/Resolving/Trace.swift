import KansoDiagnostics
import KansoTheme

/// The tokens that a value is made of, or the tokens that are made of it: the token itself, and then all others,
/// direct or through others. A chain of aliases is in its order. The tokens of a value with several references follow
/// it in the order of the references, each with the tokens of its own value; dependent tokens are in the order of the
/// guide. A token that is reached several times has one step.
package struct Trace: Sendable {
  /// The direction of a trace.
  package enum Direction: Sendable {
    /// From a token to those that its value refers to.
    case origins
    /// From a token to those whose values refer to it.
    case dependents
  }

  /// A token with its written value.
  package struct Step: Sendable {
    package let path: TokenPath
    /// The number of references between the first token and this one, on the way by which it was reached.
    package let depth: Int
    /// The value in source notation; without a mode, the values of all modes.
    package let sourceText: String
    /// The range of the value; that of the token's name if it stands for the values of several modes.
    package let range: SourceRange
  }

  package let steps: [Step]

  /// The trace of a token; nil if there is no such token. Takes time linear in the size of the guide.
  ///
  /// - Parameter mode: an index into `StyleGuide.modes`; nil to follow the references of all modes.
  package init?(
    of path: TokenPath, in guide: StyleGuide, mode: Int?, _ direction: Direction = .origins
  ) {
    var indexes: [TokenPath: Int] = [:]
    for (index, token) in guide.tokens.enumerated() { indexes[token.path] = index }
    guard let start = indexes[path] else { return nil }
    /// Returns the tokens that the values of a token refer to, in the order of the references.
    func origins(_ index: Int) -> [Int] {
      guide.values(of: guide.tokens[index], in: mode).flatMap(\.expression.references)
        .compactMap { indexes[$0.target] }
    }
    var dependents: [[Int]] = []
    if direction == .dependents {
      dependents = Array(repeating: [], count: guide.tokens.count)
      for index in guide.tokens.indices {
        for origin in origins(index) where dependents[origin].last != index { dependents[origin].append(index) }
      }
    }
    var steps: [Step] = []
    var visited: Set<Int> = []
    var stack = [(index: start, depth: 0)]
    while let (index, depth) = stack.popLast() {
      guard visited.insert(index).inserted else { continue }
      let token = guide.tokens[index]
      let values = guide.values(of: token, in: mode)
      guard let first = values.first else { continue }
      steps.append(
        Step(
          path: token.path, depth: depth,
          sourceText: mode == nil ? token.sourceText(modes: guide.modes) : first.sourceText,
          range: values.count == 1 ? first.range : token.nameRange))
      let next = direction == .origins ? origins(index) : dependents[index]
      stack += next.reversed().map { ($0, depth + 1) }
    }
    self.steps = steps
  }
}

extension StyleGuide {
  /// Returns the written values of a token that apply in a mode: one, or none if the mode has no value. Without a mode,
  /// all of them.
  fileprivate func values(of token: GuideToken, in mode: Int?) -> [SourceValue] {
    guard let mode else { return token.values }
    return valueIndex(of: token, in: mode).map { [token.values[$0]] } ?? []
  }
}
