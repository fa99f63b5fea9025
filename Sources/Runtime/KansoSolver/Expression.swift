/// A variable of a solver. It belongs to the solver that created it.
@frozen public struct Variable: Hashable, Sendable {
  @usableFromInline let index: Int32
}

/// A linear expression: a sum of variables with coefficients, and a constant.
@frozen public struct Expression: Sendable {
  /// A variable with its coefficient.
  @frozen public struct Term: Sendable {
    /// The variable of the term.
    public var variable: Variable
    /// The factor of the variable.
    public var coefficient: Double

    /// Creates the term `coefficient * variable`.
    @inlinable public init(variable: Variable, coefficient: Double) {
      (self.variable, self.coefficient) = (variable, coefficient)
    }
  }

  /// The terms. A variable may occur in several terms.
  public var terms: [Term]
  /// The number that is added to the terms.
  public var constant: Double

  /// Creates an expression from its terms and its constant.
  @inlinable public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates an expression that consists of one variable.
  @inlinable public init(_ variable: Variable) { self.init([Term(variable: variable, coefficient: 1)]) }

  /// Adds `other * factor` to the expression. Does not combine terms of the same variable.
  @inlinable package mutating func add(_ other: Expression, times factor: Double = 1) {
    for term in other.terms {
      terms.append(Term(variable: term.variable, coefficient: term.coefficient * factor))
    }
    constant += other.constant * factor
  }
}

/// A value that can be part of an expression: a variable or an expression.
public protocol ExpressionConvertible {
  /// The value as an expression.
  var expression: Expression { get }
}

extension Expression: ExpressionConvertible {
  /// The expression itself.
  @inlinable public var expression: Expression { self }
}

extension Variable: ExpressionConvertible {
  /// The variable as an expression.
  @inlinable public var expression: Expression { Expression(self) }
}

extension ExpressionConvertible {
  /// Returns the expression `left + right`.
  @inlinable public static func + (left: Self, right: some ExpressionConvertible) -> Expression {
    var sum = left.expression
    sum.add(right.expression)
    return sum
  }

  /// Returns the expression `left + right`.
  @inlinable public static func + (left: Self, right: Double) -> Expression {
    var sum = left.expression
    sum.constant += right
    return sum
  }

  /// Returns the expression `left - right`.
  @inlinable public static func - (left: Self, right: some ExpressionConvertible) -> Expression {
    var difference = left.expression
    difference.add(right.expression, times: -1)
    return difference
  }

  /// Returns the expression `left - right`.
  @inlinable public static func - (left: Self, right: Double) -> Expression { left + -right }

  /// Returns the expression `left * right`.
  @inlinable public static func * (left: Self, right: Double) -> Expression {
    var product = Expression()
    product.add(left.expression, times: right)
    return product
  }

  /// Returns the expression `left * right`.
  @inlinable public static func * (left: Double, right: Self) -> Expression { right * left }

  /// Returns the required constraint `left == right`.
  @inlinable public static func == (left: Self, right: some ExpressionConvertible) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// Returns the required constraint `left == right`.
  @inlinable public static func == (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// Returns the required constraint `left <= right`.
  @inlinable public static func <= (left: Self, right: some ExpressionConvertible) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// Returns the required constraint `left <= right`.
  @inlinable public static func <= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// Returns the required constraint `left >= right`.
  @inlinable public static func >= (left: Self, right: some ExpressionConvertible) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }

  /// Returns the required constraint `left >= right`.
  @inlinable public static func >= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }
}
