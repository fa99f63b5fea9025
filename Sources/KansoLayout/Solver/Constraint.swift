/// How the two sides of a constraint compare; raw values are those of Apple's `NSLayoutConstraint.Relation`.
public enum Relation: Int, Sendable, Hashable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}

/// What a solver is to hold to: an expression that equals zero, or is no more or no less than it.
public struct Constraint: Sendable {
  /// Which constraint of its solver it is.
  public struct ID: Hashable, Sendable {
    let index: Int32
  }

  /// What is compared with zero.
  public var expression: Expression
  /// How it compares.
  public var relation: Relation
  /// What it costs where the expression is below zero; nil if nothing.
  var under: Priority?
  /// What it costs where the expression is above zero; nil if nothing.
  var over: Priority?
  /// What reports call it.
  public var label: String?
  /// Follows from what layout is (a width is not negative) and not from what somebody wrote: in a conflict others are broken
  /// before it.
  var isImplicit = false

  /// A constraint that is required unless it is said otherwise.
  public init(_ expression: Expression, _ relation: Relation, _ priority: Priority = .required) {
    (self.expression, self.relation) = (expression, relation)
    under = relation == .lessThanOrEqual ? nil : priority
    over = relation == .greaterThanOrEqual ? nil : priority
  }

  /// A size that is to equal its content's: `under` is how firmly it resists becoming smaller, `over` larger.
  ///
  /// The two inequalities of Auto Layout in one: where both stand the size is content's, and nothing is ambiguous.
  init(content expression: Expression, under: Priority?, over: Priority?) {
    (self.expression, relation) = (expression, .equal)
    (self.under, self.over) = (under, over)
    isImplicit = true
  }

  /// How much it counts; of two sides the stronger.
  public var priority: Priority { max(under ?? over ?? .required, over ?? under ?? .required) }

  /// The same with another priority.
  public static func | (constraint: Constraint, priority: Priority) -> Constraint {
    var copy = constraint
    if copy.under != nil { copy.under = priority }
    if copy.over != nil { copy.over = priority }
    return copy
  }
}

/// Required constraints that cannot all be met, none of which could be left out of the contradiction.
public struct Conflict: Sendable, Equatable {
  /// The constraints, in the order of the solver.
  public let constraints: [Constraint.ID]
  /// The one of them that is left unmet, so that the others hold.
  public let broken: Constraint.ID
}

/// Why a solver refuses a constraint or a value.
public enum SolverError: Error, Equatable, Sendable {
  /// A number is NaN or infinite.
  case notFinite
  /// A coefficient is beyond `Solver.largestCoefficient`, or a constant beyond `Solver.largestConstant`.
  case outOfRange
  /// A priority is not above 0 and up to 1,000.
  case priorityOutOfRange
  /// A variable or constraint is not, or no longer, of this solver.
  case unknown
}
