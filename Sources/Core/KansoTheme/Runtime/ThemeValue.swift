/// A type of constants that generated Swift has for a kind of tokens, and that a theme can replace at run time.
public protocol ThemeValue: Sendable {
  /// Creates the constant for a value of a theme; nil for a value of another kind.
  init?(_ value: TokenValue)
}

extension Double: ThemeValue {
  /// Creates the number of a length, a number or a font weight, or the seconds of a duration; nil for a value of
  /// another kind. The number of a length is in points for `px`; `rem` is not converted.
  public init?(_ value: TokenValue) {
    switch value {
    case .dimension(let dimension): self = dimension.value
    case .number(let number), .fontWeight(let number): self = number
    case .duration(let duration): self = duration.inSeconds
    case .color, .edges, .fontFamily, .cubicBezier, .spring, .strokeStyle, .border, .transition, .shadow,
      .gradient, .typography, .string:
      return nil
    }
  }
}

extension Edges: ThemeValue {
  /// Creates the lengths of four edges; nil for a value of another kind.
  public init?(_ value: TokenValue) {
    guard case .edges(let edges) = value else { return nil }
    self = edges
  }
}

extension CubicBezier: ThemeValue {
  /// Creates an easing curve; nil for a value of another kind.
  public init?(_ value: TokenValue) {
    guard case .cubicBezier(let curve) = value else { return nil }
    self = curve
  }
}

extension Spring: ThemeValue {
  /// Creates a spring; nil for a value of another kind.
  public init?(_ value: TokenValue) {
    guard case .spring(let spring) = value else { return nil }
    self = spring
  }
}

extension String: ThemeValue {
  /// Creates a text; nil for a value of another kind.
  public init?(_ value: TokenValue) {
    guard case .string(let text) = value else { return nil }
    self = text
  }
}
