import KansoDiagnostics

/// The value of a token, for one mode or for all modes.
package struct SourceValue: Sendable {
  /// The index of the mode in `StyleGuide.modes`; nil for a value for all modes.
  package let mode: Int?
  package let expression: Expression
  package let range: SourceRange

  /// The value in source notation.
  var sourceText: String {
    if case .formula(let formula) = expression, let text = formula.sourceText { text } else { range.text }
  }
}

extension [SourceValue] {
  /// Returns the index of the value that applies in a mode: the value for all modes, or the first one in the order of
  /// the mode. Nil if there is none.
  /// - Parameter order: the mode itself and its chain of fallbacks; see `StyleGuide.modeOrders`.
  func index(applyingIn order: [Int]) -> Int? {
    if count == 1, self[0].mode == nil { return 0 }
    for candidate in order {
      if let index = firstIndex(where: { $0.mode == candidate }) { return index }
    }
    return nil
  }
}
