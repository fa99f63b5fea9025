import KansoDiagnostics
import SwiftParser
import SwiftSyntax

/// A literal of style, or an expression of literals, that has no name.
package struct StyleLiteral: Sendable {
  package let kind: StyleKind
  /// Offsets in the bytes of the file.
  package let range: Range<Int>
  package let value: Value

  /// What it says.
  package enum Value: Sendable, Equatable {
    /// Points, or what the kind is measured in.
    case number(Double)
    case color(LiteralColor)
    case font(LiteralFont)
  }
}

/// Finds the literals of style in Swift.
package struct SwiftJudge: Sendable {
  private let sinks: Sinks

  package init(sinks: Sinks = .known) { self.sinks = sinks }

  /// The literals of a source, in its order. Broken source gives what can be seen in it.
  ///
  /// - Parameter source: bytes that are meant to be UTF-8.
  package func literals(in source: [UInt8]) -> [StyleLiteral] {
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }

    let visitor = LiteralVisitor(flow: LiteralFlow(sinks: sinks))
    visitor.walk(tree)
    return visitor.literals
  }
}

private final class LiteralVisitor: SyntaxVisitor {
  private let flow: LiteralFlow
  private(set) var literals: [StyleLiteral] = []

  init(flow: LiteralFlow) {
    self.flow = flow
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    judge(ExprSyntax(node), NumberText.value(of: node.literal.text))
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    judge(ExprSyntax(node), NumberText.value(of: node.literal.text))
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

/// The text of a number, as Swift writes it.
enum NumberText {
  static func value(of text: String) -> Double? {
    let digits = text.replacing("_", with: "")
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix).map(Double.init) ?? Double(digits)
    }
    return Double(digits)
  }
}
