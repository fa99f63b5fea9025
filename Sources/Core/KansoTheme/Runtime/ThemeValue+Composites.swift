extension StrokeStyle: ThemeValue {
  /// Creates a stroke style; nil for a value of another kind.
  public init?(_ value: TokenValue) {
    guard case .strokeStyle(let style) = value else { return nil }
    self = style
  }
}

extension Border: ThemeValue {
  /// Creates a border; nil for a value of another kind.
  public init?(_ value: TokenValue) {
    guard case .border(let border) = value else { return nil }
    self = border
  }
}

extension Transition: ThemeValue {
  /// Creates a transition; nil for a value of another kind.
  public init?(_ value: TokenValue) {
    guard case .transition(let transition) = value else { return nil }
    self = transition
  }
}

/// A type whose arrays are constants that a theme can replace at run time.
public protocol ThemeValueElement: Sendable {
  /// Returns the elements of a theme's value; nil for a value of another kind.
  static func elements(of value: TokenValue) -> [Self]?
}

extension Array: ThemeValue where Element: ThemeValueElement {
  /// Creates the list of a value's elements; nil for a value of another kind.
  public init?(_ value: TokenValue) {
    guard let elements = Element.elements(of: value) else { return nil }
    self = elements
  }
}

extension Shadow: ThemeValueElement {
  /// Returns the layers of a shadow; nil for a value of another kind.
  public static func elements(of value: TokenValue) -> [Shadow]? {
    if case .shadow(let layers) = value { layers } else { nil }
  }
}

extension GradientStop: ThemeValueElement {
  /// Returns the stops of a gradient; nil for a value of another kind.
  public static func elements(of value: TokenValue) -> [GradientStop]? {
    if case .gradient(let stops) = value { stops } else { nil }
  }
}

extension String: ThemeValueElement {
  /// Returns the names of font families, in order of preference; nil for a value of another kind.
  public static func elements(of value: TokenValue) -> [String]? {
    if case .fontFamily(let families) = value { families } else { nil }
  }
}
