import KansoDiagnostics
import KansoTheme

/// An arithmetic expression, such as `standard * 2`. Its value has the type of its token's section.
struct ArithmeticFormula: ValueFormula {
  let references: [Reference]
  /// The expression. Its leaves are indices in `references`.
  private let arithmetic: Arithmetic<Int>
  private let type: TokenType
  private let range: SourceRange

  /// - Parameters:
  ///   - type: the type of the value: `dimension`, `number` or `duration`.
  ///   - range: the range of the whole expression.
  init(_ arithmetic: Arithmetic<Reference>, _ type: TokenType, at range: SourceRange) {
    var references: [Reference] = []
    self.arithmetic = arithmetic.numberingLeaves(&references)
    self.references = references
    (self.type, self.range) = (type, range)
  }

  /// Returns true for the token's own type and for numbers. A number may also be the ratio of two lengths or durations.
  func accepts(_ target: TokenType, at index: Int, in own: TokenType) -> Bool {
    target == own || target == .number || own == .number && (target == .dimension || target == .duration)
  }

  func value(for inputs: [TokenValue?], diagnostics: inout [Diagnostic]) -> TokenValue? {
    guard let result = arithmetic.result(for: inputs, diagnostics: &diagnostics) else { return nil }
    if let value = result.tokenValue(of: type) { return value }
    let (noun, help) =
      switch type {
      case .duration: ("a duration", "Write a unit, as in `fast + 50ms`.")
      case .number: ("a number", "Divide it by another one, or move the token to another section.")
      default: ("a length", "Calculate with lengths and numbers.")
      }
    diagnostics.append(
      Diagnostic(
        .invalidArithmetic, "the result is \(result.noun), and not \(noun)", at: range, help: help))
    return nil
  }
}

extension Arithmetic where Leaf == Reference {
  /// Returns the same expression with a number for each reference. Appends the references to an array, in which these
  /// numbers are their indices.
  func numberingLeaves(_ references: inout [Reference]) -> Arithmetic<Int> {
    mapLeaves { reference in
      references.append(reference)
      return references.count - 1
    }
  }
}

extension Arithmetic where Leaf == Int {
  /// Evaluates the expression with a value for the index of each reference. Reports an undefined operation and returns
  /// nil; also nil if a value is missing.
  func result(for inputs: [TokenValue?], diagnostics: inout [Diagnostic]) -> ArithmeticValue? {
    do { return try evaluate { inputs[$0].flatMap { ArithmeticValue($0) } } } catch {
      diagnostics.append(Diagnostic(.invalidArithmetic, error.message, at: error.range, help: error.help))
      return nil
    }
  }
}
