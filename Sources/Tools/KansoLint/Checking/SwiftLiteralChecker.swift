import SwiftSyntax

/// Finds the style literals of Swift sources.
struct SwiftLiteralChecker: Sendable {
  private let sinks: Sinks

  /// True if constants are included, which already have a name.
  private let includesNamed: Bool

  init(sinks: Sinks = .known, includesNamed: Bool = false) {
    (self.sinks, self.includesNamed) = (sinks, includesNamed)
  }

  /// Returns the style literals of an excerpt, in the order of the parsed Swift. A source with syntax errors
  /// is checked as far as the parser understands it.
  ///
  /// - Parameters:
  ///   - isDefinition: true for a file that defines style, in which all literals count as named.
  ///   - visitsAll: true to visit every node, and not only those with a possible literal.
  func literals(in parsed: ParsedExcerpt, isDefinition: Bool = false, visitsAll: Bool = false)
    -> [StyleLiteral]
  {
    let visitor = LiteralVisitor(
      flow: LiteralFlow(sinks: sinks), includesNamed: includesNamed, isDefinition: isDefinition,
      origin: parsed.origin,
      candidates: visitsAll ? nil : parsed.origin.excerpt.literals)
    visitor.walk(parsed.tree)
    return visitor.literals
  }
}

/// Collects the style literals of a syntax tree, in source order.
private final class LiteralVisitor: SyntaxVisitor {
  private let flow: LiteralFlow
  private let includesNamed: Bool
  /// True if all literals count as named.
  private let isDefinition: Bool
  private let origin: TreeOrigin
  /// The byte offsets of all possible literals in the parsed text, ascending; nil to visit every node.
  private let candidates: [Int]?
  private(set) var literals: [StyleLiteral] = []
  /// The names of the called functions; true if the name is that of a color or a font, or `init`.
  private var makers: [String: Bool] = [:]
  /// The number of initializers of appearances around the current node.
  private var appearances = 0
  /// The number of constants around the current node whose values are made in closures of types for style.
  private var definitions = 0

  init(flow: LiteralFlow, includesNamed: Bool, isDefinition: Bool, origin: TreeOrigin, candidates: [Int]?) {
    self.flow = flow
    (self.includesNamed, self.isDefinition) = (includesNamed, isDefinition)
    self.origin = origin
    self.candidates = candidates
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Skipped parts

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    visitIfHasCandidate(Syntax(node))
  }
  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    visitIfHasCandidate(Syntax(node))
  }

  /// Returns `.visitChildren` for a node with a candidate in its range, or for any node if the candidates are
  /// unknown. Otherwise returns `.skipChildren`.
  private func visitIfHasCandidate(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard let candidates else { return .visitChildren }
    let (start, end) = (node.position.utf8Offset, node.endPosition.utf8Offset)
    var (low, high) = (0, candidates.count)
    while low < high {
      let middle = (low + high) / 2
      if candidates[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < candidates.count && candidates[low] < end ? .visitChildren : .skipChildren
  }

  // MARK: Appearances

  /// Counts the initializer of an appearance while its body is visited.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if LiteralFlow.isOfAppearance(node) { appearances += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) {
    if LiteralFlow.isOfAppearance(node) { appearances -= 1 }
  }

  /// Counts the constant of a type for style while it is visited, if its value is made in a closure.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if LiteralFlow.isDefinitionInClosure(node) { definitions += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) {
    if LiteralFlow.isDefinitionInClosure(node) { definitions -= 1 }
  }

  // MARK: Literals

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    reportNumber(ExprSyntax(node), LiteralNumber.value(of: ExprSyntax(node)))
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    reportNumber(ExprSyntax(node), LiteralNumber.value(of: ExprSyntax(node)))
  }

  /// Numbers from this on mean that there is no limit, as in `equalToConstant: 10_000`.
  private static let minEndless = 9_999.0

  /// Reports a number literal, except for 0, endless and unknown values. Its children are skipped.
  private func reportNumber(_ node: ExprSyntax, _ value: Double?) -> SyntaxVisitorContinueKind {
    if let value, value != 0, value < Self.minEndless { report(node, .number(value), nil) }
    return .skipChildren
  }

  /// Reports a color or a font as one literal, and skips its arguments. The arguments of other calls are
  /// visited; the argument `hex` of a visible type is also reported as a color.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard visitIfHasCandidate(Syntax(node)) == .visitChildren else { return .skipChildren }
    guard mayMakeStyle(node), let call = CallSyntax(node) else { return .visitChildren }
    if let color = LiteralColor(call) {
      report(ExprSyntax(node), .color(color), .color)
      return .skipChildren
    }
    if LiteralColor.isConstructor(call) { return .visitChildren }
    if let font = LiteralFont(call) {
      report(ExprSyntax(node), .font(font), .font)
      return .skipChildren
    }
    if let color = LiteralColor(hexOf: call), let digits = call.argument(labeled: "hex") {
      append(.color, digits, .color(color), isNamed: false)
    }
    return .visitChildren
  }

  /// Returns true if a call is named after a color, is that of a font function or `init`, has the label
  /// `hex`, or has no name. The results for names are cached.
  private func mayMakeStyle(_ node: FunctionCallExprSyntax) -> Bool {
    guard
      let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return true }
    let isMaker =
      makers[name] ?? (name == "init" || LiteralColor.isColor(name) || LiteralFont.isFontFunction(name))
    makers[name] = isMaker
    // Other functions that take the digits of a color have this label.
    return isMaker || node.arguments.contains { $0.label?.text == "hex" }
  }

  /// Appends the error or the numbers of a visual format.
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let syntaxError = LiteralFormat.syntaxError(in: node) {
      append(
        nil, at: syntaxError.range, value: .brokenFormat(syntaxError.reason), place: Syntax(node),
        isNamed: false)
      return .skipChildren
    }
    // Most strings cannot be a format according to their first character.
    guard node.totalLength.utf8Length > 4,
      let start = node.segments.first?.as(StringSegmentSyntax.self)?.content.text.utf8.first,
      "HV|[-".utf8.contains(start), let format = LiteralFormat(node)
    else { return .visitChildren }
    for number in format.numbers {
      append(
        number.kind, at: number.range, value: .number(number.value), place: Syntax(node), isNamed: false)
    }
    return .visitChildren
  }

  /// Collects a color literal, a named one only if named literals are included. Other macros are visited.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == Self.preview { return .skipChildren }
    guard node.macroName.text == "colorLiteral" else { return .visitChildren }
    report(ExprSyntax(node), .color(LiteralColor(colorLiteral: node)), .color)
    return .skipChildren
  }

  /// Follows a literal to its end, and collects it if it is consumed or has a name; a named one only if named
  /// literals are included. A named literal also needs a kind or the written type `CGFloat`. A color or a
  /// font is collected even if it reaches no sink.
  ///
  /// - Parameter kind: the kind if it does not depend on the flow; nil otherwise.
  private func report(_ node: ExprSyntax, _ value: StyleLiteral.Value, _ kind: StyleKind?) {
    switch flow.end(of: node) {
    case .style(let found):
      append(
        kind ?? found, node, value, isNamed: isOfAppearance(node) || LiteralFlow.isLabeledInConstant(node))
    case .named(let found):
      guard includesNamed, kind ?? found != nil || LiteralFlow.isDeclaredLength(Syntax(node)) else {
        return
      }
      append(kind ?? found, node, value, isNamed: true)
    case .nothing:
      guard let kind else { return }
      append(kind, node, value, isNamed: LiteralFlow.isOfConstant(node) || isOfAppearance(node))
    }
  }

  /// Returns true if an expression becomes a property in the initializer of an appearance.
  private func isOfAppearance(_ node: ExprSyntax) -> Bool {
    definitions > 0 || appearances > 0 && LiteralFlow.isGivenToOwner(node)
  }

  /// Appends an expression as a literal, without the trivia around it.
  private func append(_ kind: StyleKind?, _ node: ExprSyntax, _ value: StyleLiteral.Value, isNamed: Bool) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    append(kind, at: start..<end, value: value, place: Syntax(node), isNamed: isNamed)
  }

  /// Appends a literal at a range of the tree. Drops it if named literals are excluded and it has a name, or
  /// if its range in the file is unknown.
  private func append(
    _ kind: StyleKind?, at range: Range<Int>, value: StyleLiteral.Value, place: Syntax, isNamed: Bool
  ) {
    let isNamed = isNamed || isDefinition
    guard includesNamed || !isNamed, let range = origin.fileRange(for: range) else { return }
    literals.append(
      StyleLiteral(kind: kind, isNamed: isNamed, range: range, value: value, place: place, origin: origin))
  }

  // MARK: Previews

  /// The name of the macro for a preview. Previews are shown to developers only.
  private static let preview = "Preview"

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == Self.preview ? .skipChildren : .visitChildren
  }

  /// Skips the type of a preview.
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPreview =
      node.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "PreviewProvider" }
      ?? false
    return isPreview ? .skipChildren : .visitChildren
  }

  // Attributes and compiler conditions contain no style: `#available(iOS 26.0, *)`.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
