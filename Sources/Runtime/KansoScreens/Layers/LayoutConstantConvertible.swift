import KansoTheme

/// A length in a layout description: a number of points, or a token. Constraints follow a token when the mode or the
/// theme changes.
public protocol LayoutConstantConvertible {
  /// The length as a constant.
  var layoutConstant: LayoutConstant { get }
}

/// A number of points, or a token with a factor.
public struct LayoutConstant: Sendable, LayoutConstantConvertible {
  private enum Value {
    case points(Double)
    case token(Token<Length>, factor: Double)
  }

  private let value: Value

  /// Creates a constant from a number of points. The activation of a constraint with a number that is not finite fails.
  public init(_ points: Double) { value = .points(points) }

  /// Creates a constant from a token of the theme.
  public init(_ token: Token<Length>) { value = .token(token, factor: 1) }

  /// Creates a constant from its stored form.
  private init(_ value: Value) { self.value = value }

  /// The constant itself.
  public var layoutConstant: LayoutConstant { self }

  /// Returns the constant times -1. That of a token follows the token with the factor -1.
  public static prefix func - (constant: LayoutConstant) -> LayoutConstant {
    switch constant.value {
    case .points(let points): LayoutConstant(-points)
    case .token(let token, let factor): LayoutConstant(.token(token, factor: -factor))
    }
  }

  /// Sets the constant of a constraint: once for points; for a token, the constraint follows it from now on.
  func apply(to constraint: LayoutConstraint) {
    switch value {
    case .points(let points): constraint.constant = points
    case .token(let token, let factor): constraint.bindConstant(to: token, multipliedBy: factor)
    }
  }
}

extension Double: LayoutConstantConvertible {
  /// The number as points.
  public var layoutConstant: LayoutConstant { LayoutConstant(self) }
}

extension Int: LayoutConstantConvertible {
  /// The number as points.
  public var layoutConstant: LayoutConstant { LayoutConstant(Double(self)) }
}

extension Token: LayoutConstantConvertible where Value == Length {
  /// The token, which is resolved for each mode and theme.
  public var layoutConstant: LayoutConstant { LayoutConstant(self) }

  /// Returns the token's length times -1: a distance inwards from a right, trailing or bottom edge.
  public static prefix func - (token: Token) -> LayoutConstant { -LayoutConstant(token) }
}
