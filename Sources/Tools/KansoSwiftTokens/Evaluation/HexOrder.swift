import SwiftSyntax

/// The order of the components in eight hex digits.
enum HexOrder: String {
  case rgba
  case argb

  /// Finds the order in the body of a function that parses digits: the component that is shifted by 24 bits.
  /// Nil if none is, so that the function takes three components.
  init?(of function: SwiftFunction) {
    let text = function.body.trimmedDescription
    guard text.utf8.count < Self.maxLength, text.contains("24") else { return nil }
    let finder = ShiftFinder(viewMode: .sourceAccurate)
    finder.walk(function.body)
    guard let found = finder.order else { return nil }
    self = found
  }

  /// The maximum length of a function that is searched.
  private static let maxLength = 20_000
}

/// Finds the first shift by 24 bits, or a mask of the highest byte.
private final class ShiftFinder: SyntaxVisitor {
  var order: HexOrder?

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if order == nil, node.literal.text == "24" || node.literal.text.lowercased().hasPrefix("0xff000000") {
      order = Self.order(at: Syntax(node))
    }
    return .skipChildren
  }

  /// Returns the order by the name that the result gets; nil if it gets none.
  private static func order(at node: Syntax) -> HexOrder? {
    var current = node
    var index: Int?
    while let parent = current.parent {
      if let argument = parent.as(LabeledExprSyntax.self) {
        if let label = argument.label?.text, let order = order(ofName: label) { return order }
        if let list = argument.parent?.as(LabeledExprListSyntax.self),
          argument.parent?.parent?.is(TupleExprSyntax.self) == true,
          list.count > 1
        {
          index = list.enumerated().first { $0.element.id == argument.id }?.offset
        }
      } else if let binding = parent.as(PatternBindingSyntax.self) {
        return order(ofTarget: binding.pattern.trimmedDescription, index)
      } else if let sequence = parent.as(SequenceExprSyntax.self), sequence.elements.count > 2,
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        let target = sequence.elements.first
      {
        return order(ofTarget: target.trimmedDescription, index)
      } else if parent.is(CodeBlockItemSyntax.self) {
        return nil
      }
      current = parent
    }
    return nil
  }

  /// Returns the order by the target of an assignment: a name, or a tuple of which one element counts.
  private static func order(ofTarget text: String, _ index: Int?) -> HexOrder? {
    let names = text.split { !$0.isLetter && $0 != "." && $0 != "_" }
    guard let index, names.indices.contains(index) else {
      return names.first.flatMap { order(ofName: String($0)) }
    }
    return order(ofName: String(names[index]))
  }

  private static func order(ofName name: String) -> HexOrder? {
    let last = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if last == "a" || last.contains("alpha") || last.contains("opacity") { return .argb }
    return last == "r" || last.contains("red") ? .rgba : nil
  }
}
