import KansoDiagnostics
import KansoTheme

/// The tokens that a value is made of: the token itself, and then all tokens that it refers to, directly or through
/// others. A chain of aliases is in its order. The tokens of a value with several references follow it in the order of
/// the references, each with the tokens of its own value; a token that is used several times has one step.
package struct Trace {
  /// A token with its written value.
  package struct Step {
    package let path: TokenPath
    /// The value in source notation.
    package let sourceText: String
    package let range: SourceRange
  }

  package let steps: [Step]

  /// The trace of a token in a mode (an index into `StyleGuide.modes`); nil if there is no such token.
  package init?(of path: TokenPath, in guide: StyleGuide, mode: Int) {
    var indexes: [TokenPath: Int] = [:]
    for (index, token) in guide.tokens.enumerated() { indexes[token.path] = index }
    guard let start = indexes[path] else { return nil }
    var steps: [Step] = []
    var visited: Set<Int> = []
    var stack = [start]
    while let index = stack.popLast() {
      guard visited.insert(index).inserted else { continue }
      let token = guide.tokens[index]
      guard let choice = guide.valueIndex(of: token, in: mode) else { continue }
      let value = token.values[choice]
      steps.append(Step(path: token.path, sourceText: value.sourceText, range: value.range))
      stack += value.expression.references.reversed().compactMap { indexes[$0.target] }
    }
    self.steps = steps
  }
}
