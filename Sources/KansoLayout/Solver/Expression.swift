/// A number that a solver finds. It belongs to the solver that made it.
public struct Variable: Hashable, Sendable {
  let index: Int32
}

/// A sum of variables, each times a number, and a constant.
public struct Expression: Sendable {
  /// A variable times a number.
  public struct Term: Sendable {
    /// What is multiplied.
    public var variable: Variable
    /// What it is multiplied by.
    public var coefficient: Double
  }

  /// The variables; one may stand in several terms.
  public var terms: [Term]
  /// What is added to them.
  public var constant: Double

  /// A sum of terms and a constant.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// A variable by itself.
  public init(_ variable: Variable) { self.init([Term(variable: variable, coefficient: 1)]) }

  /// Adds another expression times a number.
  mutating func add(_ other: Expression, times factor: Double = 1) {
    for term in other.terms {
      terms.append(Term(variable: term.variable, coefficient: term.coefficient * factor))
    }
    constant += other.constant * factor
  }
}

/// What can stand in an expression: a variable, or an expression.
public protocol ExpressionConvertible {
  /// The value as an expression.
  var expression: Expression { get }
}

extension Expression: ExpressionConvertible {
  /// The expression itself.
  public var expression: Expression { self }
}

extension Variable: ExpressionConvertible {
  /// The variable by itself.
  public var expression: Expression { Expression(self) }
}

extension ExpressionConvertible {
  /// The sum of two expressions.
  public static func + (left: Self, right: some ExpressionConvertible) -> Expression {
    var sum = left.expression
    sum.add(right.expression)
    return sum
  }

  /// An expression and a constant.
  public static func + (left: Self, right: Double) -> Expression {
    var sum = left.expression
    sum.constant += right
    return sum
  }

  /// The difference of two expressions.
  public static func - (left: Self, right: some ExpressionConvertible) -> Expression {
    var difference = left.expression
    difference.add(right.expression, times: -1)
    return difference
  }

  /// An expression less a constant.
  public static func - (left: Self, right: Double) -> Expression { left + -right }

  /// An expression times a number.
  public static func * (left: Self, right: Double) -> Expression {
    var product = Expression()
    product.add(left.expression, times: right)
    return product
  }

  /// An expression times a number.
  public static func * (left: Double, right: Self) -> Expression { right * left }

  /// Both sides are to be equal.
  public static func == (left: Self, right: some ExpressionConvertible) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// The left side is to be a number.
  public static func == (left: Self, right: Double) -> Constraint { Constraint(left - right, .equal) }

  /// The left side is to be no more than the right one.
  public static func <= (left: Self, right: some ExpressionConvertible) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// The left side is to be no more than a number.
  public static func <= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// The left side is to be no less than the right one.
  public static func >= (left: Self, right: some ExpressionConvertible) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }

  /// The left side is to be no less than a number.
  public static func >= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }
}
