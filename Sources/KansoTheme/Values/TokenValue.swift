/// The thirteen types of the design-token standard (DTCG 2025.10), by the standard's names.
public enum TokenType: String, Sendable, CaseIterable {
  case color
  case dimension
  case fontFamily
  case fontWeight
  case duration
  case cubicBezier
  case number
  case strokeStyle
  case border
  case transition
  case shadow
  case gradient
  case typography
}

/// What a token means in one mode: a value of one of the standard's types.
public enum TokenValue: Hashable, Sendable {
  /// A color as it was authored.
  case color(ColorValue)
  /// An amount of distance.
  case dimension(Dimension)
  /// Four amounts of distance, one an edge; the standard writes them as a group of four dimensions.
  indirect case edges(Edges)
  /// Family names in order of preference.
  case fontFamily([String])
  /// A weight from 1 to 1000.
  case fontWeight(Double)
  /// An amount of time.
  case duration(Duration)
  /// An easing curve.
  case cubicBezier(CubicBezier)
  /// A number without a unit.
  case number(Double)
  /// How a line is stroked.
  case strokeStyle(StrokeStyle)
  /// A line around something.
  indirect case border(Border)
  /// How a change is animated.
  indirect case transition(Transition)
  /// Layers of shadow, the topmost first.
  case shadow([Shadow])
  /// The stops of a gradient, in order.
  case gradient([GradientStop])
  /// A font with all that is said about setting text in it.
  indirect case typography(Typography)

  /// The standard's type of this value.
  public var type: TokenType {
    switch self {
    case .color: .color
    case .dimension, .edges: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    }
  }
}
