import KansoDiagnostics
import KansoTheme

/// A length, or edge insets, as an arithmetic expression, such as `standard * 2`.
struct LengthFormula: ValueFormula {
  let references: [Reference]
  /// The expression. Its leaves are indices in `references`.
  private let arithmetic: Arithmetic<Int>

  init(_ arithmetic: Arithmetic<Reference>) {
    var references: [Reference] = []
    self.arithmetic = arithmetic.numberingLeaves(&references)
    self.references = references
  }

  func value(for inputs: [TokenValue?], diagnostics: inout [Diagnostic]) -> TokenValue? {
    arithmetic.result(for: inputs, diagnostics: &diagnostics)?.tokenValue
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
