import KansoFormatting
import KansoLint
import SwiftSyntax

extension SwiftEvaluator {
  /// Returns the value of a flat sequence of operands and operators, as the parser returns it.
  func value(ofSequence elements: ArraySlice<ExprSyntax>, _ frame: Frame) -> SwiftValue? {
    guard let first = elements.first else { return nil }
    if elements.count == 1 { return value(of: first, frame) }
    // The weakest operator divides the sequence: the last one for those that group from the left.
    if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      return choice(elements, at: index, frame)
    }
    for group in Self.groups {
      let places = elements.indices.filter { index in
        OperatorSymbol.of(elements[index]).map(group.contains) ?? false
      }
      guard let place = group.contains("??") ? places.first : places.last,
        let symbol = OperatorSymbol.of(elements[place])
      else { continue }
      let (left, right) = (elements[..<place], elements[(place + 1)...])
      if symbol == "as" { return value(ofSequence: left, frame) }
      return descend { binary(symbol, left, right, frame) }
    }
    return fail(
      "`\(elements.map(\.trimmedDescription).joined(separator: " ").prefix(60))` has an unknown operator")
  }

  /// The operators from the weakest to the strongest.
  private static let groups: [Set<String>] = [
    ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="], ["??"], ["as"],
    ["+", "-", "|", "^", "&+", "&-"], ["*", "/", "%", "&", "&*"], ["<<", ">>", "&<<", "&>>"],
  ]

  /// Returns the value of `condition ? a : b`. Its condition ends at the first question mark.
  private func choice(_ elements: ArraySlice<ExprSyntax>, at index: Int, _ frame: Frame) -> SwiftValue? {
    guard let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self),
      case .flag(let holds)? = resolved(
        descend { value(ofSequence: elements[..<index], frame.expecting([])) })
    else {
      return fail(
        "the condition `\(elements[..<index].map(\.trimmedDescription).joined(separator: " ").prefix(60))` is unknown"
      )
    }
    if holds { return descend { value(of: ternary.thenExpression, frame) } }
    return descend { value(ofSequence: elements[(index + 1)...], frame) }
  }

  private func binary(
    _ symbol: String, _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>, _ frame: Frame
  ) -> SwiftValue? {
    if symbol == "??" {
      switch attempt({ value(ofSequence: left, frame) }) {
      case .nothing?, nil: return value(ofSequence: right, frame)
      case let value?: return value
      }
    }
    let inner = ["+", "-", "*", "/"].contains(symbol) ? frame : frame.expecting([])
    let first = value(ofSequence: left, inner)
    // `.primary` is of the type of the other side, and not a color of the system.
    if ["==", "!="].contains(symbol), right.count == 1,
      let other = right.first?.as(MemberAccessExprSyntax.self), other.base == nil, let first,
      let isEqual = matchesName(first, of: other)
    {
      return .flag(isEqual == (symbol == "=="))
    }
    // Both sides are computed, because both may depend on the appearance.
    let second = value(ofSequence: right, inner)
    if symbol == "&&" || symbol == "||" { return logical(symbol, resolved(first), resolved(second)) }
    guard let first, let second else { return nil }
    switch symbol {
    case "==", "===", "~=": return areEqual(first, second).map { .flag($0) }
    case "!=", "!==": return areEqual(first, second).map { .flag(!$0) }
    default: break
    }
    // The sources have an operator for a color and the one in the dark appearance.
    if symbol == "|", isColor(first), isColor(second) {
      dependOn(.dark)
      return appearance.isDark ? second : first
    }
    if case .text(let start)? = resolved(first), case .text(let end)? = resolved(second), symbol == "+" {
      return .text(start + end)
    }
    guard let a = number(first), let b = number(second) else {
      return fail("`\(symbol)` of other values than numbers is unknown")
    }
    return arithmetic(symbol, a, b)
  }

  private func logical(_ symbol: String, _ left: SwiftValue?, _ right: SwiftValue?) -> SwiftValue? {
    let absorbing = symbol == "||"
    if case .flag(absorbing)? = left { return .flag(absorbing) }
    if case .flag(absorbing)? = right { return .flag(absorbing) }
    guard case .flag? = left, case .flag? = right else { return nil }
    return .flag(!absorbing)
  }

  /// Returns the number that a value is or refers to, which then is a part of calculations; nil for other values.
  func number(_ value: SwiftValue?) -> SwiftNumber? {
    guard case .number(var number)? = resolved(value) else { return nil }
    if case .token(let token)? = value {
      number.pieces = [.token(token)]
      number.isSum = false
    }
    return number
  }

  private func arithmetic(_ symbol: String, _ a: SwiftNumber, _ b: SwiftNumber) -> SwiftValue? {
    switch symbol {
    case "+", "-":
      var sum = SwiftNumber(symbol == "+" ? a.value + b.value : a.value - b.value)
      if a.pieces != nil || b.pieces != nil {
        sum.pieces =
          pieces(of: a) + [.text(" \(symbol) ")] + pieces(of: b, isGrouped: symbol == "-" && b.isSum)
        sum.isSum = true
      }
      return finite(sum)
    case "*", "/":
      // The quotient of two integers is an integer in Swift, but the types of constants are not known here.
      guard symbol == "*" || b.value != 0 else { return nil }
      var product = SwiftNumber(symbol == "*" ? a.value * b.value : a.value / b.value)
      if a.pieces != nil || b.pieces != nil {
        product.pieces =
          pieces(of: a, isGrouped: a.isSum) + [.text(" \(symbol) ")]
          + pieces(of: b, isGrouped: b.isSum || symbol == "/" && b.pieces.map { $0.count > 1 } ?? false)
      }
      return finite(product)
    case "<": return .flag(a.value < b.value)
    case ">": return .flag(a.value > b.value)
    case "<=": return .flag(a.value <= b.value)
    case ">=": return .flag(a.value >= b.value)
    default: return bits(symbol, a.value, b.value).map { .number(SwiftNumber(Double($0))) }
    }
  }

  private func finite(_ number: SwiftNumber) -> SwiftValue? { number.value.isFinite ? .number(number) : nil }

  /// Returns the pieces of a calculation, in parentheses if it is grouped.
  private func pieces(of number: SwiftNumber, isGrouped: Bool = false) -> [SwiftNumber.Piece] {
    // A long calculation is not worth its text.
    guard let pieces = number.pieces, pieces.count < 64 else {
      return [.text(number.value.formatted(as: .decimal(maxFractionDigits: 6)))]
    }
    return isGrouped ? [.text("(")] + pieces + [.text(")")] : pieces
  }

  /// Returns the result of an operator of integers; nil for others.
  private func bits(_ symbol: String, _ a: Double, _ b: Double) -> Int? {
    guard let left = Int(exactly: a), let right = Int(exactly: b) else { return nil }
    switch symbol {
    case "&": return left & right
    case "|": return left | right
    case "^": return left ^ right
    case "%": return right > 0 ? left % right : nil
    case "<<", "&<<": return (0..<48).contains(right) && abs(left) < 1 << 15 ? left << right : nil
    case ">>", "&>>": return (0..<64).contains(right) ? left >> right : nil
    default: return nil
    }
  }
}
