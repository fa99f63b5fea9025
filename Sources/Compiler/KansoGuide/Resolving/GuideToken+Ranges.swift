import KansoDiagnostics
import KansoFormatting
import KansoTheme

extension GuideToken {
  /// Returns an error for a computed value that the section does not allow: a length, number or duration out of its
  /// range, or four lengths in a section without edges. Nil for all other values.
  /// - Parameter choice: the index in `values` of the expression with that value; nil for the whole token.
  func problem(with value: TokenValue, at choice: Int?) -> Diagnostic? {
    let numbers: [Double]
    let unit: String
    switch value {
    case .dimension(let dimension): (numbers, unit) = ([dimension.value], " points")
    case .edges(let edges):
      (numbers, unit) = ([edges.top, edges.leading, edges.bottom, edges.trailing].map(\.value), " points")
    case .number(let number): (numbers, unit) = ([number], "")
    case .duration(let duration): (numbers, unit) = ([duration.inSeconds], " seconds")
    case .color, .fontFamily, .fontWeight, .cubicBezier, .spring, .strokeStyle, .border, .transition,
      .shadow, .gradient, .typography, .string:
      return nil
    }
    let rules = section.rules
    var range: SourceRange { choice.map { values[$0].range } ?? nameRange }
    if numbers.count > 1, !rules.allowsEdges {
      return Diagnostic(
        .aliasType, "\(rules.nounWithArticle) is one length, and this refers to four", at: range,
        help: "Refer to a single length.")
    }
    guard let wrong = numbers.first(where: { !rules.range.numbers.contains($0) }) else { return nil }
    let result = wrong.isFinite ? "\(wrong.formatted(as: .shortest))\(unit)" : "a number that is not finite"
    let noun = rules.nounWithArticle
    return Diagnostic(
      wrong.isFinite ? .outOfRange : .notFinite, "`\(path)` is \(result)", at: range,
      help: "\(noun.prefix(1).uppercased())\(noun.dropFirst()) is \(rules.range.description).")
  }
}
