import KansoDiagnostics
import KansoTheme
import KansoThemeEncoding
import KansoVisualFormat
import SwiftSyntax

/// The metrics of a call with a visual format, which give names to the numbers of the format.
struct FormatMetrics {

  /// The names that are in use: of views and metrics in the format, and the keys of the argument `views`.
  private let taken: Set<String>
  /// The source text of the values of the existing metrics, by name.
  private let values: [String: String]
  private let list: List
  private let origin: TreeOrigin

  /// The insertion point for new entries, and the text around them.
  private struct List {
    /// The byte range in the syntax tree; empty, or that of the expression to replace.
    let range: Range<Int>
    /// The text before the new entries.
    let opening: String
    /// The text after the new entries.
    let closing: String
  }

  /// Reads the call that takes the format, and its metrics and views.
  ///
  /// - Parameter literal: a number of the format.
  /// - Throws: `UnsafeReason` if the format has interpolations, if its call is not in the same expression, or
  ///   if the metrics are not a dictionary literal with string keys.
  init(_ literal: StyleLiteral) throws(Fixer.UnsafeReason) {
    let place = literal.place
    guard let string = place.as(StringLiteralExprSyntax.self), string.segments.count == 1,
      let text = string.representedLiteralValue, let format = try? VisualFormat(text)
    else { throw Fixer.UnsafeReason(reason: "the format is put together from parts") }
    guard let argument = place.parent?.as(LabeledExprSyntax.self), argument.label?.text == "withVisualFormat",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(CallSyntax.init)
    else { throw Fixer.UnsafeReason(reason: "the call that takes the metrics is not in sight") }

    origin = literal.origin
    list = try Self.insertionPoint(in: call)
    var values: [String: String] = [:]
    for element in Self.entries(of: call.argument(labeled: "metrics")) {
      guard let key = element.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
        throw Fixer.UnsafeReason(reason: "the call's metrics have names that are not written there")
      }
      values[key] = element.value.trimmedDescription
    }
    let views = Self.entries(of: call.argument(labeled: "views")).compactMap {
      $0.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
    self.values = values
    taken = Set(format.names + views)
  }

  /// Returns the name of a token's metric, and the edit that adds it. The edit is nil if the metric exists
  /// already.
  ///
  /// - Parameter value: the expression for the token in the source.
  /// - Throws: `UnsafeReason` if a view or another metric has the name, or if it is not valid in a format.
  func metric(
    for path: TokenPath, _ value: String, _ naming: SwiftNaming
  ) throws(Fixer.UnsafeReason) -> (name: String, edit: RelatedEdit?) {
    let name = Self.name(of: path, naming)
    guard VisualFormat.isName(name) else {
      throw Fixer.UnsafeReason(reason: "a visual format cannot take the name `\(name)`")
    }
    if let old = values[name] {
      guard old == value || old == "(\(value))" else {
        throw Fixer.UnsafeReason(reason: "the call has another metric `\(name)`")
      }
      return (name, nil)
    }
    guard !taken.contains(name) else { throw Fixer.UnsafeReason(reason: "the format has another `\(name)`") }
    guard let range = origin.fileRange(for: list.range) else {
      throw Fixer.UnsafeReason(reason: "the call's metrics are not in sight")
    }
    return (name, relatedEdit(name, value, at: range))
  }

  /// Returns the edit that adds a metric, in the language of the source.
  private func relatedEdit(_ name: String, _ value: String, at range: Range<Int>) -> RelatedEdit {
    guard origin.lowered != nil else {
      return RelatedEdit(
        range, opening: list.opening, entry: "\"\(name)\": \(value)", closing: list.closing)
    }
    return RelatedEdit(
      range, opening: list.opening.replacing("[", with: "@{"), entry: "@\"\(name)\": @(\(value))",
      closing: list.closing.replacing("]", with: "}"))
  }

  /// Returns the name of a token's metric: `cardInner` for `padding.card.inner`.
  static func name(of path: TokenPath, _ naming: SwiftNaming) -> String {
    let parts = naming.members(of: path).map { TokenNames.withoutBackticks($0) }
    return parts.enumerated().map { index, part in
      index == 0
        ? part.prefix(1).lowercased() + part.dropFirst() : part.prefix(1).uppercased() + part.dropFirst()
    }.joined()
  }

  // MARK: The call

  /// Returns the entries of a dictionary literal; empty for other expressions and for nil.
  private static func entries(of dictionary: ExprSyntax?) -> [DictionaryElementSyntax] {
    guard case .elements(let elements)? = dictionary?.as(DictionaryExprSyntax.self)?.content else {
      return []
    }
    return Array(elements)
  }

  /// Returns the insertion point for a new metric: after the last entry, in place of an empty dictionary or
  /// `nil`, or before the argument `views`.
  ///
  /// - Throws: `UnsafeReason` if the metrics are another expression, or if the call has neither argument.
  private static func insertionPoint(in call: CallSyntax) throws(Fixer.UnsafeReason) -> List {
    guard let metrics = call.argument(labeled: "metrics") else {
      guard let views = call.call.arguments.first(where: { $0.label?.text == "views" }) else {
        throw Fixer.UnsafeReason(reason: "the call takes no metrics")
      }
      let start = views.positionAfterSkippingLeadingTrivia.utf8Offset
      return List(range: start..<start, opening: "metrics: [", closing: "], ")
    }
    if metrics.is(NilLiteralExprSyntax.self) {
      return List(range: range(of: metrics), opening: "[", closing: "]")
    }
    guard metrics.is(DictionaryExprSyntax.self) else {
      throw Fixer.UnsafeReason(reason: "the call takes its metrics from elsewhere")
    }
    guard let last = entries(of: metrics).last else {
      return List(range: range(of: metrics), opening: "[", closing: "]")
    }
    // Before the bracket, or before the line break in front of it.
    let end = (last.trailingComma.map(Syntax.init) ?? Syntax(last)).endPositionBeforeTrailingTrivia.utf8Offset
    return List(range: end..<end, opening: last.trailingComma == nil ? ", " : " ", closing: "")
  }

  /// Returns the byte range of a node without the trivia around it.
  private static func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension VisualFormat {
  /// The names of the views and the metrics in the format.
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
