import KansoDiagnostics
import KansoTheme

/// A calculation with lengths, as in `standard * 2`. Its leaves are references, which the resolver replaces by the
/// tokens that they name.
package indirect enum Arithmetic<Leaf: Sendable>: Sendable {
  /// A factor, or a length of so many points: the operators tell.
  case number(Double)
  /// A number with `pt` or `px`, which is a length whatever the operator.
  case points(Length)
  case leaf(Leaf)
  case operation(ArithmeticOperator, Arithmetic, Arithmetic, at: SourceRange)

  /// The leaves from left to right.
  var leaves: [Leaf] {
    var leaves: [Leaf] = []
    collectLeaves(&leaves)
    return leaves
  }

  private func collectLeaves(_ leaves: inout [Leaf]) {
    switch self {
    case .number, .points: break
    case .leaf(let leaf): leaves.append(leaf)
    case .operation(_, let left, let right, _):
      left.collectLeaves(&leaves)
      right.collectLeaves(&leaves)
    }
  }

  /// The same calculation with other leaves, or nil where one has no counterpart.
  func mapLeaves<Other>(_ transform: (Leaf) -> Other?) -> Arithmetic<Other>? {
    switch self {
    case .number(let value): return .number(value)
    case .points(let value): return .points(value)
    case .leaf(let leaf): return transform(leaf).map { .leaf($0) }
    case .operation(let sign, let left, let right, let range):
      // Both sides are looked at even if the first fails, so that everything wrong is reported.
      let (newLeft, newRight) = (left.mapLeaves(transform), right.mapLeaves(transform))
      guard let newLeft, let newRight else { return nil }
      return .operation(sign, newLeft, newRight, at: range)
    }
  }
}

package enum ArithmeticOperator: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
}

/// What a calculation comes to. A bare number is a factor in a product and a length of so many points elsewhere.
enum ArithmeticValue {
  case number(Double)
  case length(Length)
  case edges(Edges)

  init?(_ value: TokenValue) {
    switch value {
    case .dimension(let dimension): self = .length(dimension.value)
    case .edges(let edges): self = .edges(edges)
    default: return nil
    }
  }

  var tokenValue: TokenValue {
    switch self {
    case .number(let value), .length(let value): .dimension(.points(value == 0 ? 0 : value))
    case .edges(let edges): .edges(edges)
    }
  }
}

/// Why a calculation has no result, and where.
struct ArithmeticProblem: Error {
  let message: String
  let help: String
  let range: SourceRange
}

extension Arithmetic {
  /// Evaluates with a value for each leaf; nil where a leaf has none, which was reported where it belongs.
  func evaluate(_ value: (Leaf) -> ArithmeticValue?) throws(ArithmeticProblem) -> ArithmeticValue? {
    switch self {
    case .number(let number): return .number(number)
    case .points(let length): return .length(length)
    case .leaf(let leaf): return value(leaf)
    case .operation(let sign, let left, let right, let range):
      guard let left = try left.evaluate(value), let right = try right.evaluate(value) else { return nil }
      return try Self.apply(sign, left, right, range)
    }
  }

  private static func apply(
    _ sign: ArithmeticOperator, _ left: ArithmeticValue, _ right: ArithmeticValue, _ range: SourceRange
  ) throws(ArithmeticProblem) -> ArithmeticValue {
    switch (sign, left, right) {
    case (.multiply, .edges(let edges), .number(let factor)),
      (.multiply, .number(let factor), .edges(let edges)):
      return .edges(edges.scaled(by: factor))
    case (_, .edges, _), (_, _, .edges):
      throw ArithmeticProblem(
        message: "four edges can only be multiplied by a number", help: "Calculate each edge by itself.",
        range: range)
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
        message: "a number divided by a length is no length", help: "Divide the length by the number.",
        range: range)
    case (.divide, _, .number(0)), (.divide, _, .length(0)):
      throw ArithmeticProblem(
        message: "this divides by zero", help: "Divide by another number.", range: range)
    case (.divide, .number(let a), .number(let b)), (.divide, .length(let a), .length(let b)):
      return .number(a / b)
    case (.divide, .length(let a), .number(let b)): return .length(a / b)
    }
  }
}

extension Edges {
  func scaled(by factor: Double) -> Edges {
    func scaled(_ edge: Dimension) -> Dimension { Dimension(edge.value * factor + 0, edge.unit) }
    return Edges(
      top: scaled(top), leading: scaled(leading), bottom: scaled(bottom), trailing: scaled(trailing))
  }
}
