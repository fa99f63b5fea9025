/// The relation between the two sides of a constraint. Raw values are those of Apple's `NSLayoutConstraint.Relation`.
public enum Relation: Int, Sendable, Hashable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}

/// A linear constraint of a solver: an expression that is equal to zero, at most zero, or at least zero.
public struct Constraint: Sendable {
  /// The identifier of a constraint in its solver.
  public struct ID: Hashable, Sendable {
    let index: Int32
  }

  /// The expression that is compared with zero.
  public var expression: Expression
  /// The relation between the expression and zero.
  public var relation: Relation
  /// The priority of an error below zero; nil if the expression may be below zero.
  var under: Priority?
  /// The priority of an error above zero; nil if the expression may be above zero.
  var over: Priority?
  /// The name of the constraint in reports.
  public var label: String?
  /// True if the constraint follows from layout itself (a width is not negative) and not from a user's constraint. In a
  /// conflict the solver breaks other constraints first.
  var isImplicit = false

  /// Creates a constraint. It is required by default.
  public init(_ expression: Expression, _ relation: Relation, _ priority: Priority = .required) {
    (self.expression, self.relation) = (expression, relation)
    under = relation == .lessThanOrEqual ? nil : priority
    over = relation == .greaterThanOrEqual ? nil : priority
  }

  /// Creates a constraint that makes a size equal to the content size. `under` is the priority of compression
  /// resistance, `over` that of hugging.
  ///
  /// It combines the two inequalities of Auto Layout. If both priorities exist, the size is that of the content, and
  /// nothing is ambiguous.
  init(content expression: Expression, under: Priority?, over: Priority?) {
    (self.expression, relation) = (expression, .equal)
    (self.under, self.over) = (under, over)
    isImplicit = true
  }

  /// The priority of the constraint; the higher one if both sides have a priority.
  public var priority: Priority { max(under ?? over ?? .required, over ?? under ?? .required) }

  /// Returns the constraint with another priority.
  public static func | (constraint: Constraint, priority: Priority) -> Constraint {
    var copy = constraint
    if copy.under != nil { copy.under = priority }
    if copy.over != nil { copy.over = priority }
    return copy
  }
}

/// A minimal set of required constraints that cannot all be satisfied (an irreducible infeasible set).
public struct Conflict: Sendable, Equatable {
  /// The constraints, in the order of the solver.
  public let constraints: [Constraint.ID]
  /// The constraint that the solver breaks, so that it can satisfy the others.
  public let broken: Constraint.ID
}

/// The reason why a solver rejects a constraint or a value.
public enum SolverError: Error, Equatable, Sendable {
  /// A number that is NaN or infinite.
  case notFinite
  /// A coefficient beyond `Solver.largestCoefficient`, or a constant beyond `Solver.largestConstant`.
  case outOfRange
  /// A priority that is not above 0 and up to 1,000.
  case priorityOutOfRange
  /// A variable or constraint that does not belong to this solver, or was removed.
  case unknown
}
