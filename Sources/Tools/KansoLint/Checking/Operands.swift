import SwiftSyntax

/// The effect of the operators around a value. The parser keeps `a + b * c` as a flat sequence; this type
/// handles the few cases that matter without folding the tree.
struct Operands {
  /// The maximum number of elements in a sequence. Longer sequences are data. Each operand is compared with all others.
  static let maxElementCount = 200

  /// The role of an operand in its sequence.
  enum Role {
    /// The value of the whole sequence.
    case value
    /// A branch of a condition.
    case branch
    /// The value of `??` if the left side is nil, as in `spacing ?? 8`.
    case fallback
    /// A term beside nonliteral terms.
    case term(isFirst: Bool)
    /// Not style: a ratio, a condition, a bound, or a literal that the first literal term includes.
    case nothing
  }

  private(set) var role: Role
  /// The operands of the other terms, if the role is a term. For `+=`, also the target.
  private(set) var addends: [ExprSyntax] = []
  /// The target of the assignment; nil without one.
  private(set) var target: ExprSyntax?
  /// The left side of a comparison that is a statement, as in the layout operators of Cartography.
  private(set) var comparand: ExprSyntax?

  /// Finds the role of an element of a sequence. Only the first assignment, the last condition and the last
  /// `??` are considered.
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
      // The literal is inside an earlier condition or its branch. Only a branch is a value.
      guard index > question else {
        if elements[index].is(UnresolvedTernaryExprSyntax.self) { role = .branch }
        return
      }
      isLastBranch = true
      part = elements[(question + 1)...]
    }
    if Self.isStatement(sequence), !compare(&part, index) { return }
    if let coalescing = part.lastIndex(where: { OperatorSymbol.of($0) == "??" }), index > coalescing {
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

  /// Finds the comparison of a statement, sets `comparand`, and limits the part to its right side. Returns
  /// false if the value is the priority after `~`. Returns true, and changes nothing, without a comparison
  /// before the value.
  private mutating func compare(_ part: inout ArraySlice<ExprSyntax>, _ index: Int) -> Bool {
    let isShort = part.count == 3
    guard
      let operation = part.firstIndex(where: {
        let symbol = OperatorSymbol.of($0)
        return ["==", ">=", "<="].contains(symbol) || isShort && symbol == "~"
      }), index > operation
    else { return true }
    comparand = part.first
    part = part[(operation + 1)...]
    guard let priority = part.firstIndex(where: { OperatorSymbol.of($0) == "~" }) else { return true }
    part = part[..<priority]
    return index < priority
  }

  // MARK: Terms and factors

  /// Returns the role of an operand in a part without assignments, conditions or `??`. Nothing if the part
  /// has other operators than those of arithmetic, if the operand is a ratio, or if it is a literal after the
  /// first of only literal terms.
  private static func role(of index: Int, in part: ArraySlice<ExprSyntax>) -> Role {
    let symbols = part.compactMap(OperatorSymbol.of)
    guard symbols.allSatisfy({ ["+", "-", "*", "/", "as"].contains($0) }) else { return .nothing }
    let terms = part.split { ["+", "-"].contains(OperatorSymbol.of($0)) }
    guard let own = terms.first(where: { $0.indices.contains(index) }) else { return .nothing }
    guard isStyle(index, in: own) else { return .nothing }
    let isFirst = own.startIndex == part.startIndex
    let isBesideOthers = terms.contains { term in
      term.startIndex != own.startIndex
        && term.contains { OperatorSymbol.of($0) == nil && !LiteralNumber.isLiteral($0) }
    }
    // A condition that is added to a literal also counts: `44 + (isLast ? 0 : 8)`.
    let isCondition = !isFirst && !LiteralNumber.isLiteral(part[index])
    return isBesideOthers || isCondition ? .term(isFirst: isFirst) : isFirst ? .value : .nothing
  }

  /// Returns the operands of all terms except the one with an index.
  private static func addends(to index: Int, in part: ArraySlice<ExprSyntax>) -> [ExprSyntax] {
    let terms = part.split { ["+", "-"].contains(OperatorSymbol.of($0)) }
    return terms.filter { !$0.indices.contains(index) }.flatMap { term in
      term.filter { OperatorSymbol.of($0) == nil }
    }
  }

  /// Returns true if a factor is a length, and not a ratio or a count for the other factors of its term. If
  /// all factors are literals, true for one of them.
  private static func isStyle(_ index: Int, in term: ArraySlice<ExprSyntax>) -> Bool {
    let others = term.indices.filter {
      $0 != index && OperatorSymbol.of(term[$0]) == nil && !isType(term[$0])
    }
    guard others.contains(where: { !isNumber(term[$0]) }) else {
      // `8 * 2` and `2 * 8` are reported once, at the literal that is the length.
      return others.isEmpty || index == length(in: term)
    }
    let isDivided = term.indices.contains {
      OperatorSymbol.of(term[$0]) == "/" && ($0 < index || !LiteralNumber.isLiteral(term[$0 + 1]))
    }
    let number = value(of: term[index]) ?? 0
    let value = abs(number)
    return !isDivided
      && others.allSatisfy { other in
        // `-1 * scale` is a sign.
        isNumber(term[other]) || isScale(term[other]) && number != -1
          || isCountOrIndex(term[other]) && value > 2
          || value >= minDimension && !isLength(term[other])
      }
  }

  /// Returns the index of the factor of a product that is the length: the first that is larger than a count,
  /// or otherwise the largest.
  private static func length(in term: ArraySlice<ExprSyntax>) -> Int? {
    let factors = term.indices.filter { OperatorSymbol.of(term[$0]) == nil }
    // A nonliteral such as `(x - 8)` contains the length.
    func magnitude(at index: Int) -> Double { value(of: term[index]).map { abs($0) } ?? .infinity }
    return factors.first { magnitude(at: $0) > maxThingCount }
      ?? factors.max { magnitude(at: $0) < magnitude(at: $1) }
  }

  /// Returns true for a literal, and for a choice between literals in parentheses.
  private static func isNumber(_ factor: ExprSyntax) -> Bool {
    LiteralNumber.isLiteral(factor) || value(of: factor) != nil
  }

  /// Returns the value of a literal; of a choice between literals, as in `(isWide ? 2 : 1) * 8`, the larger one.
  private static func value(of factor: ExprSyntax) -> Double? {
    if let value = LiteralNumber.value(of: factor) { return value }
    guard let tuple = factor.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      let last = sequence.elements.last,
      let ternary = sequence.elements.dropLast().last?.as(UnresolvedTernaryExprSyntax.self),
      let first = LiteralNumber.value(of: ternary.thenExpression), let second = LiteralNumber.value(of: last)
    else { return nil }
    return max(first, second)
  }

  /// The maximum factor that is taken for a count.
  private static let maxThingCount = 4.0

  /// The minimum factor that is a length. Scales are smaller, so the other factor is then a count or a scale.
  private static let minDimension = 10.0

  /// Returns true if a word of the last name in a chain begins with `scale`.
  private static func isScale(_ expression: ExprSyntax) -> Bool {
    CamelCase.words(of: CallSyntax.lastName(of: expression) ?? "").contains { $0.hasPrefix("scale") }
  }

  /// Returns true if the last word of the last name in a chain is that of a count or an index.
  static func isCountOrIndex(_ expression: ExprSyntax) -> Bool {
    ["index", "count", "row", "column", "level", "depth", "i"].contains(
      CamelCase.words(of: CallSyntax.lastName(of: expression) ?? "").last)
  }

  /// Returns true if one of the names in a chain is that of a length or of a token of the guide.
  private static func isLength(_ expression: ExprSyntax) -> Bool {
    CallSyntax.path(of: expression).contains {
      StyleNames.kind(of: $0) != nil || StyleNames.kind(ofType: $0) != nil
    }
  }

  /// Returns true if an operand is a length of the layout according to its names: `bounds.width`, `floor(title.maxY)`.
  static func isOfLayout(_ operand: ExprSyntax) -> Bool {
    names(in: operand).contains { StyleNames.kind(of: $0) != nil || coordinates.contains($0) }
  }

  /// Returns true if an operand is the width or the height of a frame: `view.bounds.width`, `frame.size.height`.
  static func isOfFrame(_ operand: ExprSyntax) -> Bool {
    let path = CallSyntax.path(of: operand)
    return ["width", "height"].contains(path.last)
      && path.dropLast().contains { ["frame", "bounds"].contains($0) }
  }

  /// Returns the names in an operand, including those in parentheses and in the first four arguments of a
  /// call.
  static func names(in operand: ExprSyntax) -> [String] {
    var inner: [ExprSyntax] = []
    if let tuple = operand.as(TupleExprSyntax.self), let element = tuple.elements.first {
      let sequence = element.expression.as(SequenceExprSyntax.self)
      inner = sequence.map { Array($0.elements.prefix(maxElementCount)) } ?? [element.expression]
    } else if let call = operand.as(FunctionCallExprSyntax.self) {
      inner = call.arguments.prefix(maxArgumentCount).map(\.expression)
    }
    return CallSyntax.path(of: operand) + inner.flatMap { CallSyntax.path(of: $0) }
  }

  /// The maximum number of arguments whose names are included. Conversions and roundings have one, `max` and `min` a
  /// few.
  private static let maxArgumentCount = 4

  /// The coordinates of a rectangle's edges and center.
  static let coordinates: Set<String> = [
    "minX", "midX", "maxX", "minY", "midY", "maxY", "CGRectGetMinX", "CGRectGetMidX", "CGRectGetMaxX",
    "CGRectGetMinY", "CGRectGetMidY", "CGRectGetMaxY",
  ]

  // MARK: Operators

  /// Returns true for `=`, `+=` and `-=`.
  private static func isAssignment(_ element: ExprSyntax) -> Bool {
    if element.is(AssignmentExprSyntax.self) { return true }
    return ["+=", "-="].contains(element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
  }

  /// Returns true for the type after `as` or `is`.
  private static func isType(_ element: ExprSyntax) -> Bool { element.is(TypeExprSyntax.self) }

  /// Returns true if the result of a sequence is unused, and its first operand is a layout attribute. An
  /// operator such as `==` is then that of a layout library.
  private static func isStatement(_ sequence: SequenceExprSyntax) -> Bool {
    let parent =
      sequence.parent?.is(ExpressionStmtSyntax.self) == true ? sequence.parent?.parent : sequence.parent
    guard let list = parent?.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self),
      let first = sequence.elements.first.flatMap({ CallSyntax.lastName(of: $0) }), attributes.contains(first)
    else { return false }
    // The only expression of a property or a function is its result.
    let body = list.parent
    let givesBack =
      body?.is(AccessorBlockSyntax.self) == true
      || body?.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
    return list.count > 1 || !givesBack
  }

  /// The attributes that layout libraries compare.
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
