import KansoDiagnostics
import KansoTheme

/// The chain from a token to its final value, with one step per alias. In a value with several references, it
/// follows the first one.
package struct Trace {
  /// A token of the chain with its written value.
  package struct Step {
    package let path: TokenPath
    /// The value in source notation.
    package let sourceText: String
    package let range: SourceRange
  }

  package let steps: [Step]

  /// The chain of a token in a mode (an index into `StyleGuide.modes`); nil if there is no such token.
  package init?(of path: TokenPath, in guide: StyleGuide, mode: Int) {
    var indexes: [TokenPath: Int] = [:]
    for (index, token) in guide.tokens.enumerated() { indexes[token.path] = index }
    guard var current = indexes[path] else { return nil }
    var steps: [Step] = []
    // A guide without errors has no cycles. The limit ends the loop for any other guide.
    while steps.count <= guide.tokens.count {
      let token = guide.tokens[current]
      guard let choice = guide.valueIndex(of: token, in: mode) else { break }
      let value = token.values[choice]
      steps.append(Step(path: token.path, sourceText: value.sourceText, range: value.range))
      guard let next = value.expression.references.first.flatMap({ indexes[$0.target] }) else { break }
      current = next
    }
    self.steps = steps
  }
}
