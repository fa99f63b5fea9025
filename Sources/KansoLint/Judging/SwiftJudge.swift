import SwiftSyntax

/// Finds the literals of style in Swift.
struct SwiftJudge: Sendable {
  private let sinks: Sinks

  /// Whether constants are wanted as well, which have a name already.
  private let includesNamed: Bool

  init(sinks: Sinks = .known, includesNamed: Bool = false) {
    (self.sinks, self.includesNamed) = (sinks, includesNamed)
  }

  /// The literals of a source, in its order. Broken source gives what can be seen in it.
  ///
  /// - Parameters:
  ///   - parts: the parts to search; nil to search all of the source.
  ///   - spelling: what the source is the spelling of, if it is that of Objective-C.
  func literals(in source: ParsableSource, parts: [Prefilter.Part]? = nil, spelling: SwiftSpelling? = nil)
    -> [StyleLiteral]
  {
    guard let parts else {
      return literals(in: source.tree(), StyleLiteral.Origin(base: 0, spelling: spelling), nil)
    }
    return parts.flatMap { part in
      literals(
        in: source.tree(of: part.range),
        StyleLiteral.Origin(base: part.range.lowerBound, spelling: spelling), part.literals)
    }
  }

  private func literals(
    in tree: SourceFileSyntax, _ origin: StyleLiteral.Origin, _ candidates: [Int]?
  ) -> [StyleLiteral] {
    let visitor = LiteralVisitor(
      flow: LiteralFlow(sinks: sinks), includesNamed: includesNamed, origin: origin, candidates: candidates)
    visitor.walk(tree)
    return visitor.literals
  }
}

private final class LiteralVisitor: SyntaxVisitor {
  private let flow: LiteralFlow
  private let includesNamed: Bool
  private let origin: StyleLiteral.Origin
  private let candidates: [Int]?
  private(set) var literals: [StyleLiteral] = []
  /// What is known of the names of functions.
  private var makers: [String: Bool] = [:]
  /// The number of initializers of appearances around the node that is visited.
  private var appearances = 0

  init(flow: LiteralFlow, includesNamed: Bool, origin: StyleLiteral.Origin, candidates: [Int]?) {
    self.flow = flow
    self.includesNamed = includesNamed
    self.origin = origin
    self.candidates = candidates
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Where nothing is

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { visitIfAny(Syntax(node)) }
  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { visitIfAny(Syntax(node)) }

  private func visitIfAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard let candidates else { return .visitChildren }
    let (start, end) = (origin.base + node.position.utf8Offset, origin.base + node.endPosition.utf8Offset)
    var (low, high) = (0, candidates.count)
    while low < high {
      let middle = (low + high) / 2
      if candidates[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < candidates.count && candidates[low] < end ? .visitChildren : .skipChildren
  }

  // MARK: Appearances

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if LiteralFlow.isOfAppearance(node) { appearances += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) {
    if LiteralFlow.isOfAppearance(node) { appearances -= 1 }
  }

  // MARK: Literals

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    judge(ExprSyntax(node), LiteralNumber.value(of: ExprSyntax(node)))
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    judge(ExprSyntax(node), LiteralNumber.value(of: ExprSyntax(node)))
  }

  private func judge(_ node: ExprSyntax, _ value: Double?) -> SyntaxVisitorContinueKind {
    if let value, value != 0 { report(node, .number(value), nil) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard visitIfAny(Syntax(node)) == .visitChildren else { return .skipChildren }
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
    if let color = LiteralColor(hexOf: call), let digits = call.argument("hex") {
      append(.color, digits, .color(color), isNamed: false)
    }
    return .visitChildren
  }

  /// Whether a call has the name of one that makes a color or a font, or a label that speaks of one; most have neither.
  private func mayMakeStyle(_ node: FunctionCallExprSyntax) -> Bool {
    guard
      let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return true }
    let isMaker = makers[name] ?? (name == "init" || LiteralColor.isColor(name) || LiteralFont.isForm(name))
    makers[name] = isMaker
    // What else takes the digits of a color shows by its label.
    return isMaker || node.arguments.contains { $0.label?.text == "hex" }
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let mistake = LiteralFormat.mistake(in: node) {
      append(nil, mistake.range, .brokenFormat(mistake.reason), Syntax(node), isNamed: false)
      return .skipChildren
    }
    // Most texts say at a glance that they are no format.
    guard node.totalLength.utf8Length > 4,
      let start = node.segments.first?.as(StringSegmentSyntax.self)?.content.text.utf8.first,
      "HV|[-".utf8.contains(start), let format = LiteralFormat(node)
    else { return .visitChildren }
    for number in format.numbers {
      append(number.kind, number.range, .number(number.value), Syntax(node), isNamed: false)
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "colorLiteral", let color = LiteralColor(colorLiteral: node) else {
      return .visitChildren
    }
    report(ExprSyntax(node), .color(color), .color)
    return .skipChildren
  }

  /// Reports a literal where it is consumed, or has a name and those are wanted.
  ///
  /// - Parameter kind: what it is wherever it flows; nil where only that decides.
  private func report(_ node: ExprSyntax, _ value: StyleLiteral.Value, _ kind: StyleKind?) {
    switch flow.end(of: node) {
    case .style(let found):
      append(kind ?? found, node, value, isNamed: isOfAppearance(node))
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

  private func isOfAppearance(_ node: ExprSyntax) -> Bool {
    appearances > 0 && LiteralFlow.isGivenToOwner(node)
  }

  private func append(_ kind: StyleKind?, _ node: ExprSyntax, _ value: StyleLiteral.Value, isNamed: Bool) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    append(kind, start..<end, value, Syntax(node), isNamed: isNamed)
  }

  private func append(
    _ kind: StyleKind?, _ range: Range<Int>, _ value: StyleLiteral.Value, _ place: Syntax, isNamed: Bool
  ) {
    guard includesNamed || !isNamed, let range = origin.range(range) else { return }
    literals.append(
      StyleLiteral(kind: kind, isNamed: isNamed, range: range, value: value, place: place, origin: origin))
  }

  // What is in an attribute or a condition of the compiler is no style: `#available(iOS 26.0, *)`.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
