import KansoTheme

/// What can be given wherever a layer wants a number of points: a number, or a token that is followed through modes and themes.
public protocol LayoutLength {
  /// The number or the token.
  var layoutConstant: LayoutConstant { get }
}

/// A number of points, or a token.
public struct LayoutConstant: Sendable, LayoutLength {
  private enum Value {
    case points(Double)
    case token(Token<Length>, factor: Double)
  }

  private let value: Value

  /// A number of points. One that is not finite is refused where the constraint is activated.
  public init(_ points: Double) { value = .points(points) }

  /// A token of the theme.
  public init(_ token: Token<Length>) { value = .token(token, factor: 1) }

  private init(_ value: Value) { self.value = value }

  /// Itself.
  public var layoutConstant: LayoutConstant { self }

  /// The same distance the other way.
  public static prefix func - (constant: LayoutConstant) -> LayoutConstant {
    switch constant.value {
    case .points(let points): LayoutConstant(-points)
    case .token(let token, let factor): LayoutConstant(.token(token, factor: -factor))
    }
  }

  /// Makes it the constant of a constraint.
  func apply(to constraint: LayoutConstraint) {
    switch value {
    case .points(let points): constraint.constant = points
    case .token(let token, let factor): constraint.follow(token, times: factor)
    }
  }
}

extension Double: LayoutLength {
  /// That many points.
  public var layoutConstant: LayoutConstant { LayoutConstant(self) }
}

extension Int: LayoutLength {
  /// That many points.
  public var layoutConstant: LayoutConstant { LayoutConstant(Double(self)) }
}

extension Token: LayoutLength where Value == Length {
  /// What the token says, through modes and themes.
  public var layoutConstant: LayoutConstant { LayoutConstant(self) }

  /// The length of a token the other way: a distance inwards from a right, trailing or bottom edge.
  public static prefix func - (token: Token) -> LayoutConstant { -LayoutConstant(token) }
}
