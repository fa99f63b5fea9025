import SwiftSyntax

/// What the operators around a value make of it. The parser leaves `a + b * c` flat; what matters here is little enough
/// to be seen without folding the tree.
struct Operands {
  /// Longer sequences are data. Each of the operands looks at all the others.
  static let most = 200

  enum Role {
    /// The value of the whole.
    case value
    /// A branch of a condition.
    case branch
    /// A term beside others that are no literals.
    case term(isFirst: Bool)
    /// A ratio, a condition, a bound: no style.
    case nothing
  }

  let role: Role
  /// What is assigned to.
  let target: [ExprSyntax]
  /// What a statement compares with, as the layout operators of Cartography do.
  let comparand: ExprSyntax?

  init(of element: ExprSyntax, in sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements)
    var index = elements.firstIndex { $0.id == element.id } ?? 0
    var part = elements[...]
    var target: [ExprSyntax] = []
    var comparand: ExprSyntax?
    var role: Role?
    var isLastBranch = false
    if let assignment = elements.firstIndex(where: Self.isAssignment) {
      if index < assignment { role = .nothing }
      target = Array(elements[..<assignment])
      part = elements[(assignment + 1)...]
      if let operation = elements[assignment].as(BinaryOperatorExprSyntax.self),
        operation.operator.text != "="
      {
        role = role ?? .term(isFirst: false)
      }
    }
    if role == nil, let start = part.lastIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      if index < start {
        // Inside of an earlier condition or its branch: only the branch is a value.
        role = elements[index].is(UnresolvedTernaryExprSyntax.self) ? .branch : .nothing
      } else if index == start {
        role = .branch
      }
      isLastBranch = index > start
      part = elements[(start + 1)...]
    }
    if role == nil, part.count == 3, let operation = Self.symbol(part[part.startIndex + 1]),
      ["==", ">=", "<=", "~"].contains(operation), index > part.startIndex, Self.isStatement(sequence)
    {
      comparand = part[part.startIndex]
      part = part[(part.startIndex + 2)...]
    } else if role == nil,
      let operation = part.firstIndex(where: { ["==", ">=", "<="].contains(Self.symbol($0) ?? "") }),
      Self.isStatement(sequence), index > operation
    {
      comparand = part[part.startIndex]
      part = part[(operation + 1)...]
      if let priority = part.firstIndex(where: { Self.symbol($0) == "~" }) {
        if index > priority { role = .nothing }
        part = part[..<priority]
      }
    }
    if !part.indices.contains(index) { index = part.startIndex }
    let own = role ?? Self.role(of: index, in: part)
    self.role = if case .value = own, isLastBranch { .branch } else { own }
    self.target = target
    self.comparand = comparand
  }

  private static func role(of index: Int, in part: ArraySlice<ExprSyntax>) -> Role {
    let symbols = part.compactMap(symbol)
    guard symbols.allSatisfy({ ["+", "-", "*", "/", "as"].contains($0) }) else { return .nothing }
    var terms: [Range<Int>] = []
    var start = part.startIndex
    for position in part.indices where ["+", "-"].contains(symbol(part[position]) ?? "") {
      terms.append(start..<position)
      start = position + 1
    }
    terms.append(start..<part.endIndex)
    guard let own = terms.firstIndex(where: { $0.contains(index) }) else { return .nothing }
    let factors = terms[own].filter { symbol(part[$0]) == nil && $0 != index && !isType(part[$0]) }
    if factors.contains(where: { !LiteralNumber.isOne(part[$0]) }) {
      let isDivided = terms[own].contains {
        symbol(part[$0]) == "/" && ($0 < index || !LiteralNumber.isOne(part[$0 + 1]))
      }
      let scales = factors.allSatisfy { LiteralNumber.isOne(part[$0]) || isScale(part[$0]) }
      if isDivided || !scales { return .nothing }
    } else if index > terms[own].lowerBound {
      // `8 * 2` is reported once, at its first literal.
      return .nothing
    }
    let others = terms.indices.filter { $0 != own }
    guard
      others.contains(where: { term in
        terms[term].contains { symbol(part[$0]) == nil && !LiteralNumber.isOne(part[$0]) }
      })
    else { return own == 0 ? .value : .nothing }
    return .term(isFirst: own == 0)
  }

  private static func isAssignment(_ element: ExprSyntax) -> Bool {
    if element.is(AssignmentExprSyntax.self) { return true }
    return ["+=", "-="].contains(element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
  }

  private static func isType(_ element: ExprSyntax) -> Bool { element.is(TypeExprSyntax.self) }

  /// The operator that an element of a sequence is, nil for an operand.
  static func symbol(_ element: ExprSyntax) -> String? {
    if let operation = element.as(BinaryOperatorExprSyntax.self) { return operation.operator.text }
    if element.is(UnresolvedAsExprSyntax.self) { return "as" }
    if element.is(UnresolvedIsExprSyntax.self) { return "is" }
    return nil
  }

  private static func isScale(_ expression: ExprSyntax) -> Bool {
    CallSyntax.path(of: expression).last.map { $0.lowercased().contains("scale") } ?? false
  }

  /// Whether nothing is done with the result: then an operator such as `==` is one of a layout library.
  private static func isStatement(_ sequence: SequenceExprSyntax) -> Bool {
    guard
      let item = sequence.parent?.as(CodeBlockItemSyntax.self)
        ?? sequence.parent?.parent?.as(CodeBlockItemSyntax.self),
      item.parent?.is(CodeBlockItemListSyntax.self) == true
    else { return false }
    return sequence.elements.first.map { first in
      CallSyntax.path(of: first).last.map { attributes.contains($0) } ?? false
    } ?? false
  }

  private static let attributes: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "centerX", "centerY", "center", "edges", "width",
    "height",
    "size", "baseline", "Left", "Right", "Top", "Bottom", "Width", "Height", "Leading", "Trailing", "CenterX",
    "CenterY",
    "leadingAnchor", "trailingAnchor", "topAnchor", "bottomAnchor", "leftAnchor", "rightAnchor",
    "widthAnchor",
    "heightAnchor", "centerXAnchor", "centerYAnchor", "topMargin", "bottomMargin", "leadingMargin",
    "trailingMargin",
  ]
}
