import SwiftParser
import SwiftSyntax

/// Finds the literals of style in Swift.
package struct SwiftJudge: Sendable {
  private let sinks: Sinks

  package init(sinks: Sinks = .known) { self.sinks = sinks }

  /// The literals of a source, in its order. Broken source gives what can be seen in it.
  ///
  /// - Parameters:
  ///   - source: bytes that are meant to be UTF-8.
  ///   - candidates: the offsets, ascending, of all that could be literals; nil to look everywhere.
  package func literals(in source: [UInt8], candidates: [Int]? = nil) -> [StyleLiteral] {
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let visitor = LiteralVisitor(flow: LiteralFlow(sinks: sinks), candidates: candidates)
    visitor.walk(tree)
    return visitor.literals
  }
}

private final class LiteralVisitor: SyntaxVisitor {
  private let flow: LiteralFlow
  private let candidates: [Int]?
  private(set) var literals: [StyleLiteral] = []

  init(flow: LiteralFlow, candidates: [Int]?) {
    self.flow = flow
    self.candidates = candidates
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Where nothing is

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { visitIfAny(Syntax(node)) }
  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { visitIfAny(Syntax(node)) }

  private func visitIfAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard let candidates else { return .visitChildren }
    let (start, end) = (node.position.utf8Offset, node.endPosition.utf8Offset)
    var (low, high) = (0, candidates.count)
    while low < high {
      let middle = (low + high) / 2
      if candidates[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < candidates.count && candidates[low] < end ? .visitChildren : .skipChildren
  }

  // MARK: Literals

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    judge(ExprSyntax(node), LiteralNumber.value(of: ExprSyntax(node)))
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    judge(ExprSyntax(node), LiteralNumber.value(of: ExprSyntax(node)))
  }

  private func judge(_ node: ExprSyntax, _ value: Double?) -> SyntaxVisitorContinueKind {
    guard let value, value != 0, case .style(let kind) = flow.end(of: node) else { return .skipChildren }
    report(kind, node, .number(value))
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = CallSyntax(node) else { return .visitChildren }
    if let color = LiteralColor(call) { return reportWhole(node, .color, .color(color)) }
    if LiteralColor.isConstructor(call) { return .visitChildren }
    if let font = LiteralFont(call) { return reportWhole(node, .font, .font(font)) }
    if let color = LiteralColor(hexOf: call), let digits = call.argument("hex") {
      report(.color, digits, .color(color))
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "colorLiteral", let color = LiteralColor(colorLiteral: node) else {
      return .visitChildren
    }
    if flow.end(of: ExprSyntax(node)) != .named { report(.color, ExprSyntax(node), .color(color)) }
    return .skipChildren
  }

  private func reportWhole(_ node: FunctionCallExprSyntax, _ kind: StyleKind, _ value: StyleLiteral.Value)
    -> SyntaxVisitorContinueKind
  {
    if flow.end(of: ExprSyntax(node)) != .named { report(kind, ExprSyntax(node), value) }
    return .skipChildren
  }

  private func report(_ kind: StyleKind, _ node: ExprSyntax, _ value: StyleLiteral.Value) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    literals.append(
      StyleLiteral(kind: kind, range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset, value: value))
  }

  // What is in an attribute or a condition of the compiler is no style: `#available(iOS 26.0, *)`.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
