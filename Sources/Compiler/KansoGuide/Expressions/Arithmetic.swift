import KansoDiagnostics
import KansoTheme

/// An arithmetic expression of lengths, numbers or durations, as in `standard * 2`. Its leaves have the values of
/// tokens.
indirect enum Arithmetic<Leaf: Sendable>: Sendable {
  /// A written value. For a number without a unit, the operators decide if it is a factor or a length in points.
  case constant(ArithmeticValue)
  case leaf(Leaf)
  case operation(ArithmeticOperator, Arithmetic, Arithmetic, at: SourceRange)

  /// Returns the same expression with transformed leaves. The leaves are transformed from left to right.
  func mapLeaves<Other>(_ transform: (Leaf) -> Other) -> Arithmetic<Other> {
    switch self {
    case .constant(let value): return .constant(value)
    case .leaf(let leaf): return .leaf(transform(leaf))
    case .operation(let sign, let left, let right, let range):
      let newLeft = left.mapLeaves(transform)
      return .operation(sign, newLeft, right.mapLeaves(transform), at: range)
    }
  }
}

/// A binary operator, with its sign as the raw value.
enum ArithmeticOperator: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
}

/// The reason that an expression has no result, with its position.
struct ArithmeticProblem: Error {
  let message: String
  let help: String
  let range: SourceRange
}

extension Arithmetic {
  /// Evaluates the expression with a value for each leaf. Returns nil if a leaf has no value.
  ///
  /// - Throws: `ArithmeticProblem` if an operation is not defined for its operands.
  func evaluate(_ value: (Leaf) -> ArithmeticValue?) throws(ArithmeticProblem) -> ArithmeticValue? {
    switch self {
    case .constant(let value): return value
    case .leaf(let leaf):
      // The reason that a leaf has no value is already reported.
      return value(leaf)
    case .operation(let sign, let left, let right, let range):
      guard let left = try left.evaluate(value), let right = try right.evaluate(value) else { return nil }
      return try Self.apply(sign, left: left, right: right, at: range)
    }
  }

  /// Returns the result of one operation: number ± number = number, length ± length = length, number ± length
  /// = length, number × number = number, length × number = length, number ÷ number = number, length ÷ number
  /// = length, length ÷ length = number, edges × number = edges. `±` and `×` accept either order. Durations are as
  /// lengths, except that a number cannot be added to one or subtracted from one.
  /// - Throws: `ArithmeticProblem` for any other combination and for division by zero.
  private static func apply(
    _ sign: ArithmeticOperator, left: ArithmeticValue, right: ArithmeticValue, at range: SourceRange
  ) throws(ArithmeticProblem) -> ArithmeticValue {
    switch (sign, left, right) {
    case (.multiply, .edges(let edges), .number(let factor)),
      (.multiply, .number(let factor), .edges(let edges)):
      return .edges(edges.scaled(by: factor))
    case (_, .edges, _), (_, _, .edges):
      throw ArithmeticProblem(
        message: "four edges can only be multiplied by a number", help: "Calculate each edge by itself.",
        range: range)
    case (_, .duration, _), (_, _, .duration):
      return try applyToDurations(sign, left: left, right: right, at: range)
    case (.add, .number(let a), .number(let b)): return .number(a + b)
    case (.subtract, .number(let a), .number(let b)): return .number(a - b)
    case (.add, .length(let a), .length(let b)), (.add, .number(let a), .length(let b)),
      (.add, .length(let a), .number(let b)):
      return .length(a + b)
    case (.subtract, .length(let a), .length(let b)), (.subtract, .number(let a), .length(let b)),
      (.subtract, .length(let a), .number(let b)):
      return .length(a - b)
    case (.multiply, .number(let a), .number(let b)): return .number(a * b)
    case (.multiply, .length(let a), .number(let b)), (.multiply, .number(let a), .length(let b)):
      return .length(a * b)
    case (.multiply, .length, .length):
      throw ArithmeticProblem(
        message: "a length times a length is an area, not a length", help: "Multiply by a number.",
        range: range)
    case (.divide, .number, .length):
      throw ArithmeticProblem(
        message: "a number divided by a length is not a length", help: "Divide the length by the number.",
        range: range)
    case (.divide, _, .number(0)), (.divide, _, .length(0)):
      throw divisionByZero(at: range)
    case (.divide, .number(let a), .number(let b)), (.divide, .length(let a), .length(let b)):
      return .number(a / b)
    case (.divide, .length(let a), .number(let b)): return .length(a / b)
    }
  }

  /// Returns the result of an operation with at least one duration, and no edges.
  private static func applyToDurations(
    _ sign: ArithmeticOperator, left: ArithmeticValue, right: ArithmeticValue, at range: SourceRange
  ) throws(ArithmeticProblem) -> ArithmeticValue {
    switch (sign, left, right) {
    case (.add, .duration(let a), .duration(let b)): return .duration(milliseconds: a + b)
    case (.subtract, .duration(let a), .duration(let b)): return .duration(milliseconds: a - b)
    case (.multiply, .duration(let a), .number(let b)), (.multiply, .number(let a), .duration(let b)):
      return .duration(milliseconds: a * b)
    case (.divide, .duration, .number(0)), (.divide, .duration, .duration(0)):
      throw divisionByZero(at: range)
    case (.divide, .duration(let a), .number(let b)): return .duration(milliseconds: a / b)
    case (.divide, .duration(let a), .duration(let b)): return .number(a / b)
    case (.add, .number, _), (.add, _, .number), (.subtract, .number, _), (.subtract, _, .number):
      throw ArithmeticProblem(
        message: "a number without a unit is not a duration", help: "Write a unit, as in `fast + 50ms`.",
        range: range)
    default:
      throw ArithmeticProblem(
        message: "`\(sign.rawValue)` is not defined for \(left.noun) and \(right.noun)",
        help: "A duration can be multiplied and divided by a number.", range: range)
    }
  }

  /// Returns the problem of a division by zero.
  private static func divisionByZero(at range: SourceRange) -> ArithmeticProblem {
    ArithmeticProblem(
      message: "this divides by zero", help: "Divide by another number.", range: range)
  }
}

extension Edges {
  /// Returns the edge insets with each length multiplied by a factor; units stay the same.
  fileprivate func scaled(by factor: Double) -> Edges {
    /// Returns the edge times the factor, in its own unit. -0 becomes 0.
    func scaledEdge(_ edge: Dimension) -> Dimension { Dimension(edge.value * factor + 0, edge.unit) }
    return Edges(
      top: scaledEdge(top), leading: scaledEdge(leading), bottom: scaledEdge(bottom),
      trailing: scaledEdge(trailing))
  }
}
