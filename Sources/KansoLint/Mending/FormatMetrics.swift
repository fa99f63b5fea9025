import KansoDiagnostics
import KansoTheme
import KansoVisualFormat
import SwiftSyntax

/// The metrics of the call that a visual format is given to, where the numbers of the format can get names.
struct FormatMetrics {

  /// What is taken already: names of views and of metrics in the format, and keys of the call's dictionaries.
  private let taken: Set<String>
  /// The values of the metrics that there are, by their names.
  private let values: [String: String]
  private let list: List
  private let origin: StyleLiteral.Origin

  /// Where the entries go.
  private struct List {
    let range: Range<Int>
    let opening: String
    let closing: String
  }

  /// - Parameter literal: a number of the format.
  /// - Throws: where the call is not in sight, or takes its metrics from elsewhere.
  init(_ literal: StyleLiteral) throws(Mender.Obstacle) {
    let place = literal.place
    guard let string = place.as(StringLiteralExprSyntax.self), string.segments.count == 1,
      let text = string.representedLiteralValue, let format = try? VisualFormat(text)
    else { throw Mender.Obstacle(reason: "the format is put together from parts") }
    guard let argument = place.parent?.as(LabeledExprSyntax.self), argument.label?.text == "withVisualFormat",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(CallSyntax.init)
    else { throw Mender.Obstacle(reason: "the call that takes the metrics is not in sight") }

    origin = literal.origin
    list = try Self.list(call)
    var values: [String: String] = [:]
    for element in Self.elements(call.argument("metrics")) {
      guard let key = element.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
        throw Mender.Obstacle(reason: "the call's metrics have names that are not written there")
      }
      values[key] = element.value.trimmedDescription
    }
    let views = Self.elements(call.argument("views")).compactMap {
      $0.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
    self.values = values
    taken = Set(format.names + views)
  }

  /// The name of a token's metric, and the entry that gives it its value; no entry where there is one already.
  ///
  /// - Parameter value: the token, as the source can name it.
  func metric(for path: TokenPath, _ value: String) throws(Mender.Obstacle) -> (
    String, Companion?
  ) {
    let name = Self.name(of: path)
    guard VisualFormat.isName(name) else {
      throw Mender.Obstacle(reason: "a visual format cannot take the name `\(name)`")
    }
    if let old = values[name] {
      guard old == value || old == "(\(value))" else {
        throw Mender.Obstacle(reason: "the call has another metric `\(name)`")
      }
      return (name, nil)
    }
    guard !taken.contains(name) else { throw Mender.Obstacle(reason: "the format has another `\(name)`") }
    guard let range = origin.range(list.range) else {
      throw Mender.Obstacle(reason: "the call's metrics are not in sight")
    }
    return (name, companion(name, value, at: range))
  }

  private func companion(_ name: String, _ value: String, at range: Range<Int>) -> Companion {
    guard origin.spelling != nil else {
      return Companion(
        range, opening: list.opening, entry: "\"\(name)\": \(value)", closing: list.closing)
    }
    return Companion(
      range, opening: list.opening.replacing("[", with: "@{"), entry: "@\"\(name)\": @(\(value))",
      closing: list.closing.replacing("]", with: "}"))
  }

  /// `padding.card.inner` is `cardInner`.
  static func name(of path: TokenPath) -> String {
    let parts = path.swiftNames.dropFirst().map { TokenNames.plain($0) }
    return parts.enumerated().map { index, part in
      index == 0
        ? part.prefix(1).lowercased() + part.dropFirst() : part.prefix(1).uppercased() + part.dropFirst()
    }.joined()
  }

  // MARK: The call

  private static func elements(_ dictionary: ExprSyntax?) -> [DictionaryElementSyntax] {
    guard case .elements(let elements)? = dictionary?.as(DictionaryExprSyntax.self)?.content else {
      return []
    }
    return Array(elements)
  }

  private static func list(_ call: CallSyntax) throws(Mender.Obstacle) -> List {
    guard let metrics = call.argument("metrics") else {
      guard let views = call.call.arguments.first(where: { $0.label?.text == "views" }) else {
        throw Mender.Obstacle(reason: "the call takes no metrics")
      }
      let start = views.positionAfterSkippingLeadingTrivia.utf8Offset
      return List(range: start..<start, opening: "metrics: [", closing: "], ")
    }
    if metrics.is(NilLiteralExprSyntax.self) {
      return List(range: range(of: metrics), opening: "[", closing: "]")
    }
    guard metrics.is(DictionaryExprSyntax.self) else {
      throw Mender.Obstacle(reason: "the call takes its metrics from elsewhere")
    }
    guard let last = elements(metrics).last else {
      return List(range: range(of: metrics), opening: "[", closing: "]")
    }
    // Before the bracket, or before the line that it stands alone in.
    let end = (last.trailingComma.map(Syntax.init) ?? Syntax(last)).endPositionBeforeTrailingTrivia.utf8Offset
    return List(range: end..<end, opening: last.trailingComma == nil ? ", " : " ", closing: "")
  }

  private static func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension VisualFormat {
  /// The names in it: of views, and of metrics.
  fileprivate var names: [String] {
    let gaps = [leading, trailing].compactMap { $0 } + connections
    let ofGaps = gaps.flatMap { gap -> [Predicate] in
      if case .predicates(let predicates) = gap { predicates } else { [] }
    }
    let predicates = ofGaps + views.flatMap(\.predicates)
    let terms = predicates.flatMap { [$0.object, $0.priority].compactMap { $0 } }
    return views.map(\.name)
      + terms.compactMap { term -> String? in if case .name(let name) = term.value { name } else { nil } }
  }
}
