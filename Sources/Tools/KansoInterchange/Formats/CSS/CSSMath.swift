import KansoFormatting

/// Checks and computes `calc()`, `min()`, `max()` and `clamp()`. Calculations without references become their result;
/// others stay, if a guide can calculate them.
struct CSSMath {
  /// The result of a calculation. A length may have parts in points and in `rem`.
  private struct Term {
    enum Unit { case number, percentage, length, duration, angle, em }
    var unit: Unit
    /// The number of units: percent, points, milliseconds, degrees; nil if references are in it.
    var value: Double?
    var rem = 0.0

    /// The value for comparisons and for results with both units.
    var total: Double? { value.map { $0 + rem * 16 } }
  }

  private enum Failure: Error {
    /// A name in the calculation, which is a component of a relative color.
    case name
    case problem(CSSProblem)
  }

  private let parts: [CSSPart]
  private var position = 0
  private var depth = 0
  /// Returns the kind of a property.
  private let kind: (Int) -> ValueKind?

  private static let maxDepth = 32
  private static let functions: Set<String> = ["calc(", "min(", "max(", "clamp("]

  private init(_ parts: [CSSPart], _ kind: @escaping (Int) -> ValueKind?) {
    (self.parts, self.kind) = (parts, kind)
  }

  /// Returns parts with the results of calculations without references, and the kind of the calculation that is the
  /// whole value.
  static func evaluated(_ parts: [CSSPart], _ kind: @escaping (Int) -> ValueKind?) throws(CSSProblem) -> (
    parts: [CSSPart], kind: ValueKind?
  ) {
    guard parts.contains(where: { $0.kind == .function && functions.contains($0.text) }) else {
      return (parts, nil)
    }
    var math = CSSMath(parts, kind)
    var result: [CSSPart] = []
    var whole: ValueKind?
    while math.position < parts.count {
      let part = parts[math.position]
      guard part.kind == .function, functions.contains(part.text) else {
        result.append(part)
        math.position += 1
        continue
      }
      let start = math.position
      do throws(Failure) {
        let term = try math.function()
        if term.value == nil {
          result += parts[start..<math.position]
          if start == 0, math.position == parts.count { whole = Self.kind(of: term) }
        } else {
          result.append(try Self.part(of: term))
        }
      } catch {
        guard case .problem(let problem) = error else {
          // The components of a relative color are left to the guide.
          math.position = start
          result += math.skipFunction()
          continue
        }
        throw problem
      }
    }
    return (result, whole)
  }

  /// Moves behind a function, and returns its parts.
  private mutating func skipFunction() -> ArraySlice<CSSPart> {
    let start = position
    var depth = 0
    while position < parts.count {
      if parts[position].opens { depth += 1 }
      if parts[position].closes { depth -= 1 }
      position += 1
      if depth == 0 { break }
    }
    return parts[start..<position]
  }

  private static func problem(_ message: String) -> Failure { .problem(CSSProblem(message)) }

  // MARK: Results

  private static func kind(of term: Term) -> ValueKind? {
    switch term.unit {
    case .number: .number
    case .length: .length
    case .duration: .duration
    case .percentage, .angle, .em: nil
    }
  }

  /// Returns the part of a result.
  private static func part(of term: Term) throws(Failure) -> CSSPart {
    let value = term.rem != 0 && term.value == 0 ? term.rem : term.total ?? 0
    guard value.isFinite, abs(value) < 1e9 else {
      throw problem("the result of the calculation is too large")
    }
    let text = value.rounded(toFractionDigits: 6).formatted(as: .decimal)
    switch term.unit {
    case .number: return CSSPart(.number, text)
    case .percentage: return CSSPart(.percentage, text + "%")
    case .length: return CSSPart(.dimension, text + (term.rem != 0 && term.value == 0 ? "rem" : "px"))
    case .duration: return CSSPart(.dimension, text + "ms")
    case .angle: return CSSPart(.dimension, text + "deg")
    case .em: return CSSPart(.dimension, text + "em")
    }
  }

  // MARK: Calculations

  private mutating func skipSpace() {
    while position < parts.count, parts[position].kind == .whitespace { position += 1 }
  }

  /// Reads a function with its arguments.
  private mutating func function() throws(Failure) -> Term {
    let name = parts[position].text
    position += 1
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maxDepth else { throw Self.problem("the calculation is nested too deep") }
    var arguments = [try sum()]
    while take(.comma) { arguments.append(try sum()) }
    guard take(.closeParenthesis) || position == parts.count else {
      throw Self.problem("the calculation is not one of CSS")
    }
    if name == "calc(", arguments.count == 1 { return arguments[0] }
    let totals = arguments.compactMap(\.total)
    guard totals.count == arguments.count else {
      throw Self.problem("a guide has no `\(name))` with references")
    }
    guard Set(arguments.map(\.unit)).count == 1 else { throw Self.problem("the calculation mixes units") }
    switch name {
    case "min(": return arguments.min { ($0.total ?? 0) < ($1.total ?? 0) } ?? arguments[0]
    case "max(": return arguments.max { ($0.total ?? 0) < ($1.total ?? 0) } ?? arguments[0]
    case "clamp(" where arguments.count == 3:
      return totals[1] < totals[0] ? arguments[0] : totals[1] > totals[2] ? arguments[2] : arguments[1]
    default: throw Self.problem("the calculation is not one of CSS")
    }
  }

  /// Skips white space and a part of a kind. Returns true if it was there.
  private mutating func take(_ kind: CSSToken.Kind) -> Bool {
    skipSpace()
    guard position < parts.count, parts[position].kind == kind else { return false }
    position += 1
    return true
  }

  /// Skips white space and one of some operators, and returns it.
  private mutating func takeOperator(_ operators: String) -> String? {
    skipSpace()
    guard position < parts.count, parts[position].kind == .delimiter, operators.contains(parts[position].text)
    else {
      return nil
    }
    position += 1
    return parts[position - 1].text
  }

  private mutating func sum() throws(Failure) -> Term {
    var left = try product()
    while let sign = takeOperator("+-") {
      let right = try product()
      guard left.unit == right.unit else { throw Self.problem("the calculation mixes units") }
      let factor: Double = sign == "+" ? 1 : -1
      left.value = left.value.flatMap { value in right.value.map { value + factor * $0 } }
      left.rem += factor * right.rem
    }
    return left
  }

  private mutating func product() throws(Failure) -> Term {
    var left = try factor()
    while let sign = takeOperator("*/") {
      let right = try factor()
      if sign == "/", right.total == 0 { throw Self.problem("the calculation divides by zero") }
      if right.unit == .number {
        left = Self.scaled(left, by: right, sign)
      } else if sign == "*", left.unit == .number {
        left = Self.scaled(right, by: left, sign)
      } else if sign == "/", left.unit == right.unit {
        let ratio = left.total.flatMap { value in right.total.map { value / $0 } }
        left = Term(unit: .number, value: ratio)
      } else {
        throw Self.problem("the calculation mixes units")
      }
    }
    return left
  }

  private static func scaled(_ term: Term, by number: Term, _ sign: String) -> Term {
    guard let factor = number.value, let value = term.value else { return Term(unit: term.unit) }
    let scale = sign == "*" ? factor : 1 / factor
    return Term(unit: term.unit, value: value * scale, rem: term.rem * scale)
  }

  /// Reads a value, a reference, a function or a sum in parentheses.
  private mutating func factor() throws(Failure) -> Term {
    skipSpace()
    guard position < parts.count else { throw Self.problem("the calculation is not complete") }
    let part = parts[position]
    if part.kind == .function, Self.functions.contains(part.text) { return try function() }
    position += 1
    if let reference = part.reference { return try term(of: reference) }
    switch part.kind {
    case .number, .percentage, .dimension: return try term(of: part)
    case .openParenthesis:
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.maxDepth else { throw Self.problem("the calculation is nested too deep") }
      let inner = try sum()
      guard take(.closeParenthesis) else { throw Self.problem("the calculation is not one of CSS") }
      return inner
    case .ident where !["infinity", "-infinity", "nan", "pi", "e"].contains(part.text.lowercased()):
      throw .name
    default: throw Self.problem("the calculation has a part that a guide does not have")
    }
  }

  private func term(of part: CSSPart) throws(Failure) -> Term {
    guard let quantity = Quantity(part.text) else { throw Self.problem("`\(part.text)` is not a number") }
    if quantity.unit.isEmpty { return Term(unit: .number, value: quantity.number) }
    if quantity.unit == "rem" { return Term(unit: .length, value: 0, rem: quantity.number) }
    if let length = CSSUnit.points(quantity) { return Term(unit: .length, value: length) }
    if let duration = quantity.duration { return Term(unit: .duration, value: duration.inMilliseconds) }
    switch quantity.unit {
    case "%": return Term(unit: .percentage, value: quantity.number)
    case "em": return Term(unit: .em, value: quantity.number)
    case "deg": return Term(unit: .angle, value: quantity.number)
    case "turn": return Term(unit: .angle, value: quantity.number * 360)
    default: throw .problem(CSSUnit.problem(part.text, quantity.unit))
    }
  }

  /// Returns the unit of a property.
  private func term(of reference: Int) throws(Failure) -> Term {
    switch kind(reference) {
    case .length?: Term(unit: .length)
    case .number?, .opacity?, .lineHeight?: Term(unit: .number)
    case .duration?: Term(unit: .duration)
    default: throw Self.problem("the calculation has a reference that is not a number or a length")
    }
  }
}

/// The units of CSS.
enum CSSUnit {
  /// Returns a length in an absolute unit in points; nil for another unit. A pixel and a point of CSS are both
  /// points.
  static func points(_ quantity: Quantity) -> Double? {
    pointsPerUnit[quantity.unit].map { (quantity.number * $0).rounded(toFractionDigits: 6) }
  }

  private static let pointsPerUnit: [String: Double] = [
    "px": 1, "pt": 1, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "q": 2.4 / 2.54,
  ]

  /// Returns the reason that a number with another unit is not carried over.
  static func problem(_ text: String, _ unit: String) -> CSSProblem {
    let text = text.truncated(toScalarCount: 40)
    switch unit {
    case "%": return CSSProblem("`\(text)` is a part of something that a guide does not know")
    case "em", "ex", "ch", "cap", "ic", "lh", "rlh", "rex", "rch":
      return CSSProblem("`\(text)` depends on the font of its place")
    case "deg", "rad", "grad", "turn": return CSSProblem("a guide has no angles, such as `\(text)`")
    case _ where unit.contains("v") || unit.hasPrefix("cq"):
      return CSSProblem("`\(text)` depends on the size of the window")
    default: return CSSProblem("`\(text)` has a unit that a guide does not have")
    }
  }
}
