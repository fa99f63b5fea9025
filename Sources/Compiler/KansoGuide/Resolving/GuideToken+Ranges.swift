import KansoDiagnostics
import KansoFormatting
import KansoTheme

extension GuideToken {
  /// Returns an error for a computed value that the section does not allow: a length out of its range, or four
  /// lengths in a section without edges. Nil for all other values.
  /// - Parameter choice: the index in `values` of the expression with that value; nil for the whole token.
  func problem(with value: TokenValue, at choice: Int?) -> Diagnostic? {
    let lengths: [Length]
    switch value {
    case .dimension(let dimension): lengths = [dimension.value]
    case .edges(let edges): lengths = [edges.top, edges.leading, edges.bottom, edges.trailing].map(\.value)
    default: return nil
    }
    let rules = section.rules
    var range: SourceRange { choice.map { values[$0].range } ?? nameRange }
    if lengths.count > 1, !rules.allowsEdges {
      return Diagnostic(
        .aliasType, "a \(rules.noun) is one length, and this refers to four", at: range,
        help: "Refer to a single length.")
    }
    guard let wrong = lengths.first(where: { !rules.lengths.lengths.contains($0) }) else { return nil }
    let result = wrong.isFinite ? "\(wrong.formatted(as: .shortest)) points" : "a number that is not finite"
    return Diagnostic(
      wrong.isFinite ? .outOfRange : .notFinite, "`\(path)` is \(result)", at: range,
      help: "A \(rules.noun) is \(rules.lengths.description).")
  }
}
