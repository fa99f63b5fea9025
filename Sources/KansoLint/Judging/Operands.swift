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
    /// The value where there is no other one, as in `spacing ?? 8`.
    case fallback
    /// A term beside others that are no literals.
    case term(isFirst: Bool)
    /// A ratio, a condition, a bound: no style.
    case nothing
  }

  private(set) var role: Role
  /// The operands that a term is added to.
  private(set) var addends: [ExprSyntax] = []
  /// What is assigned to.
  private(set) var target: ExprSyntax?
  /// What a statement compares with, as the layout operators of Cartography do.
  private(set) var comparand: ExprSyntax?

  init(of element: ExprSyntax, in sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements)
    let index = elements.firstIndex { $0.id == element.id } ?? 0
    var part = elements[...]
    role = .nothing

    var isAdded = false
    if let assignment = elements.firstIndex(where: Self.isAssignment) {
      guard index > assignment else { return }
      target = elements.first
      part = elements[(assignment + 1)...]
      isAdded = elements[assignment].is(BinaryOperatorExprSyntax.self)
    }
    var isLastBranch = false
    if let question = part.lastIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      // Inside of an earlier condition or its branch: only the branch is a value.
      guard index > question else {
        if elements[index].is(UnresolvedTernaryExprSyntax.self) { role = .branch }
        return
      }
      isLastBranch = true
      part = elements[(question + 1)...]
    }
    if Self.isStatement(sequence), !compare(&part, index) { return }
    if let coalescing = part.lastIndex(where: { Self.symbol($0) == "??" }), index > coalescing {
      if case .value = Self.role(of: index, in: part[(coalescing + 1)...]) { role = .fallback }
      return
    }
    switch Self.role(of: index, in: part) {
    case .value where isAdded: role = .term(isFirst: false)
    case .value where isLastBranch: role = .branch
    case let own: role = own
    }
    guard case .term = role else { return }
    addends = Self.addends(to: index, in: part)
    if isAdded, let target { addends.append(target) }
  }

  /// Finds the comparison of a statement, and leaves what is compared with; false where that is a priority.
  private mutating func compare(_ part: inout ArraySlice<ExprSyntax>, _ index: Int) -> Bool {
    let isShort = part.count == 3
    guard
      let operation = part.firstIndex(where: {
        let symbol = Self.symbol($0)
        return ["==", ">=", "<="].contains(symbol) || isShort && symbol == "~"
      }), index > operation
    else { return true }
    comparand = part.first
    part = part[(operation + 1)...]
    guard let priority = part.firstIndex(where: { Self.symbol($0) == "~" }) else { return true }
    part = part[..<priority]
    return index < priority
  }

  // MARK: Terms and factors

  private static func role(of index: Int, in part: ArraySlice<ExprSyntax>) -> Role {
    let symbols = part.compactMap(symbol)
    guard symbols.allSatisfy({ ["+", "-", "*", "/", "as"].contains($0) }) else { return .nothing }
    let terms = part.split { ["+", "-"].contains(symbol($0)) }
    guard let own = terms.first(where: { $0.indices.contains(index) }) else { return .nothing }
    guard isStyle(index, in: own) else { return .nothing }
    let isFirst = own.startIndex == part.startIndex
    let isBesideOthers = terms.contains { term in
      term.startIndex != own.startIndex && term.contains { symbol($0) == nil && !LiteralNumber.isOne($0) }
    }
    // A condition added to a literal counts as well: `44 + (isLast ? 0 : 8)`.
    let isCondition = !isFirst && !LiteralNumber.isOne(part[index])
    return isBesideOthers || isCondition ? .term(isFirst: isFirst) : isFirst ? .value : .nothing
  }

  /// The operands of the terms that the one at an index is not part of.
  private static func addends(to index: Int, in part: ArraySlice<ExprSyntax>) -> [ExprSyntax] {
    let terms = part.split { ["+", "-"].contains(symbol($0)) }
    return terms.filter { !$0.indices.contains(index) }.flatMap { term in
      term.filter { symbol($0) == nil }
    }
  }

  /// Whether a factor is a length, and not a ratio of the other factors of its term.
  private static func isStyle(_ index: Int, in term: ArraySlice<ExprSyntax>) -> Bool {
    let others = term.indices.filter { $0 != index && symbol(term[$0]) == nil && !isType(term[$0]) }
    guard others.contains(where: { !LiteralNumber.isOne(term[$0]) }) else {
      // `8 * 2` and `2 * 8` are reported once, at the literal that is the length.
      return others.isEmpty || index == length(in: term)
    }
    let isDivided = term.indices.contains {
      symbol(term[$0]) == "/" && ($0 < index || !LiteralNumber.isOne(term[$0 + 1]))
    }
    let number = LiteralNumber.value(of: term[index]) ?? 0
    let value = abs(number)
    return !isDivided
      && others.allSatisfy { other in
        // `-1 * scale` is a sign.
        LiteralNumber.isOne(term[other]) || isScale(term[other]) && number != -1
          || isNumber(term[other]) && value > 2
          || value >= leastDimension && !isLength(term[other])
      }
  }

  /// The literal of a product that is the length: the first that is more than a number of things, or else the greatest.
  private static func length(in term: ArraySlice<ExprSyntax>) -> Int? {
    let factors = term.indices.filter { symbol(term[$0]) == nil }
    // What is no literal, such as `(x - 8)`, holds the length.
    func value(_ index: Int) -> Double { LiteralNumber.value(of: term[index]).map { abs($0) } ?? .infinity }
    return factors.first { value($0) > mostThings } ?? factors.max { value($0) < value($1) }
  }

  private static let mostThings = 4.0

  /// Nobody makes a thing ten times as large as another: such a factor is a length, and the other one a number or a scale.
  private static let leastDimension = 10.0

  private static func isScale(_ expression: ExprSyntax) -> Bool {
    StyleWords.words(of: CallSyntax.lastName(of: expression) ?? "").contains { $0.hasPrefix("scale") }
  }

  /// Whether a name is that of a number of things.
  static func isNumber(_ expression: ExprSyntax) -> Bool {
    ["index", "count", "row", "column", "level", "depth", "i"].contains(
      StyleWords.words(of: CallSyntax.lastName(of: expression) ?? "").last)
  }

  /// Whether a name is that of a length, or of a token of the guide.
  private static func isLength(_ expression: ExprSyntax) -> Bool {
    CallSyntax.path(of: expression).contains {
      StyleWords.kind(of: $0) != nil || StyleWords.kind(ofType: $0) != nil
    }
  }

  /// Checks whether an operand is a length of the layout by its names: `bounds.width`, `floor(title.maxY)`.
  static func isOfLayout(_ operand: ExprSyntax) -> Bool {
    names(in: operand).contains { StyleWords.kind(of: $0) != nil || coordinates.contains($0) }
  }

  /// The names in an operand, including those in parentheses and the arguments of a call.
  static func names(in operand: ExprSyntax) -> [String] {
    var inner: [ExprSyntax] = []
    if let tuple = operand.as(TupleExprSyntax.self), let element = tuple.elements.first {
      let sequence = element.expression.as(SequenceExprSyntax.self)
      inner = sequence.map { Array($0.elements.prefix(most)) } ?? [element.expression]
    } else if let call = operand.as(FunctionCallExprSyntax.self) {
      inner = call.arguments.prefix(maxArgumentCount).map(\.expression)
    }
    return CallSyntax.path(of: operand) + inner.flatMap { CallSyntax.path(of: $0) }
  }

  /// The number of arguments whose names count. Conversions and roundings have one, `max` and `min` a few.
  private static let maxArgumentCount = 4

  /// The coordinates of a rectangle's edges and center.
  static let coordinates: Set<String> = [
    "minX", "midX", "maxX", "minY", "midY", "maxY", "CGRectGetMinX", "CGRectGetMidX", "CGRectGetMaxX",
    "CGRectGetMinY", "CGRectGetMidY", "CGRectGetMaxY",
  ]

  // MARK: Operators

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

  /// Whether nothing is done with the result: then an operator such as `==` is one of a layout library.
  private static func isStatement(_ sequence: SequenceExprSyntax) -> Bool {
    let parent =
      sequence.parent?.is(ExpressionStmtSyntax.self) == true ? sequence.parent?.parent : sequence.parent
    guard let list = parent?.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self),
      let first = sequence.elements.first.flatMap({ CallSyntax.lastName(of: $0) }), attributes.contains(first)
    else { return false }
    // The only expression of a property or a function is what it gives back.
    let body = list.parent
    let givesBack =
      body?.is(AccessorBlockSyntax.self) == true
      || body?.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
    return list.count > 1 || !givesBack
  }

  /// What layout libraries compare.
  static let attributes: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "centerX", "centerY", "center", "edges", "width",
    "height", "size", "baseline", "Left", "Right", "Top", "Bottom", "Width", "Height", "Leading", "Trailing",
    "CenterX",
    "CenterY", "leadingAnchor", "trailingAnchor", "topAnchor", "bottomAnchor", "leftAnchor", "rightAnchor",
    "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor", "topMargin", "bottomMargin",
    "leadingMargin",
    "trailingMargin",
  ]
}
