import KansoDiagnostics
import KansoTheme

/// Edge insets as four lengths.
struct EdgesFormula: ValueFormula {
  let references: [Reference]
  /// The top, leading, bottom and trailing length. The leaves are indices in `references`.
  private let edges: [Arithmetic<Int>]
  private let range: SourceRange

  /// - Parameters:
  ///   - edges: the top, leading, bottom and trailing length.
  ///   - range: the range of all four.
  init(_ edges: [Arithmetic<Reference>], at range: SourceRange) {
    var references: [Reference] = []
    self.edges = edges.map { $0.numberingLeaves(&references) }
    self.references = references
    self.range = range
  }

  /// Returns true for lengths and numbers.
  func accepts(_ target: TokenType, at index: Int, in own: TokenType) -> Bool {
    target == .dimension || target == .number
  }

  func value(for inputs: [TokenValue?], diagnostics: inout [Diagnostic]) -> TokenValue? {
    let lengths = edges.compactMap { length(of: $0, inputs, &diagnostics) }
    guard lengths.count == 4 else { return nil }
    return .edges(Edges(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3]))
  }

  /// Returns the length of one edge; nil if the expression has no result. Reports a result of four edges and
  /// returns nil.
  private func length(
    of edge: Arithmetic<Int>, _ inputs: [TokenValue?], _ diagnostics: inout [Diagnostic]
  ) -> Dimension? {
    switch edge.result(for: inputs, diagnostics: &diagnostics) {
    case .number(let value), .length(let value): return .points(value == 0 ? 0 : value)
    case .edges:
      diagnostics.append(
        Diagnostic(
          .aliasType, "an edge is one length, and this refers to four", at: range,
          help: "Refer to a single length."))
      return nil
    // The references are lengths and numbers, so there are no durations.
    case .duration, nil: return nil
    }
  }
}
