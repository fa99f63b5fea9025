/// The relation between the two sides of a constraint. Raw values are those of Apple's `NSLayoutConstraint.Relation`.
@frozen public enum Relation: Int, Sendable, Hashable {
  /// The left side is at most the right one.
  case lessThanOrEqual = -1
  /// Both sides are equal.
  case equal = 0
  /// The left side is at least the right one.
  case greaterThanOrEqual = 1
}

/// A linear constraint of a solver: an expression that is equal to zero, at most zero, or at least zero.
public struct Constraint: Sendable {
  /// The identifier of a constraint in its solver.
  @frozen public struct ID: Hashable, Sendable {
    @usableFromInline let index: Int32
  }

  /// The expression that is compared with zero.
  public var expression: Expression
  /// The relation between the expression and zero.
  public var relation: Relation
  /// The priority of an error below zero; nil if the expression may be below zero.
  @usableFromInline var priorityBelowZero: Priority?
  /// The priority of an error above zero; nil if the expression may be above zero.
  @usableFromInline var priorityAboveZero: Priority?
  /// The name of the constraint in reports.
  public var label: String?
  /// True if the constraint follows from layout itself (a width is not negative) and not from a user's constraint. In a
  /// conflict the solver breaks other constraints first.
  package var isImplicit = false

  /// Creates a constraint. It is required by default.
  @inlinable public init(_ expression: Expression, _ relation: Relation, _ priority: Priority = .required) {
    (self.expression, self.relation) = (expression, relation)
    priorityBelowZero = relation == .lessThanOrEqual ? nil : priority
    priorityAboveZero = relation == .greaterThanOrEqual ? nil : priority
  }

  /// Creates an implicit constraint that makes a size equal to the content size. `priorityBelowZero` is the
  /// priority of compression resistance, `priorityAboveZero` that of hugging.
  ///
  /// It combines the two inequalities of Auto Layout. If both priorities exist, the size is that of the
  /// content, and nothing is ambiguous.
  package init(
    content expression: Expression, priorityBelowZero: Priority?, priorityAboveZero: Priority?
  ) {
    (self.expression, relation) = (expression, .equal)
    (self.priorityBelowZero, self.priorityAboveZero) = (priorityBelowZero, priorityAboveZero)
    isImplicit = true
  }

  /// The priority of the constraint; the higher one if both sides have a priority, required if neither has
  /// one.
  public var priority: Priority {
    max(
      priorityBelowZero ?? priorityAboveZero ?? .required, priorityAboveZero ?? priorityBelowZero ?? .required
    )
  }

  /// Returns `constraint` with `priority` on each side that has a priority, for example `(x == 10) |
  /// .defaultLow`.
  @inlinable public static func | (constraint: Constraint, priority: Priority) -> Constraint {
    var copy = constraint
    if copy.priorityBelowZero != nil { copy.priorityBelowZero = priority }
    if copy.priorityAboveZero != nil { copy.priorityAboveZero = priority }
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
  /// A coefficient beyond `Solver.maxCoefficient`, or a constant beyond `Solver.maxConstant`.
  case outOfRange
  /// A priority that is not above 0 and up to 1,000.
  case priorityOutOfRange
  /// A variable or constraint that does not belong to this solver, or was removed.
  case unknown
}
