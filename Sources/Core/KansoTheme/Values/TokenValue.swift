/// The thirteen types of the design-token standard (DTCG 2025.10), with the standard's names, and `string`, which the
/// standard does not have. theme.json has tokens of that type only under `$extensions`.
public enum TokenType: String, Sendable, CaseIterable {
  /// A color, such as that of a text.
  case color
  /// A length in points or rem.
  case dimension
  /// One or more names of font families.
  case fontFamily
  /// A weight from 1 to 1000.
  case fontWeight
  /// A time.
  case duration
  /// The timing of an animation, as a Bézier curve.
  case cubicBezier
  /// A number without a unit.
  case number
  /// The style of a stroked line.
  case strokeStyle
  /// A color, a width and a stroke style.
  case border
  /// A duration, a delay and a timing.
  case transition
  /// One or more shadows.
  case shadow
  /// Colors at positions.
  case gradient
  /// A font with its line height and letter spacing.
  case typography
  /// A text.
  case string

  /// True if constants of the type follow modes and themes by themselves in portable Swift. Constants of other types
  /// do not; a `Token` beside each of them does.
  package var followsModes: Bool { self == .color || self == .typography }

  /// True if values of the type are or contain colors.
  package var hasColors: Bool {
    switch self {
    case .color, .border, .shadow, .gradient: true
    case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .transition,
      .typography, .string:
      false
    }
  }

  /// True if a guide can calculate values of the type.
  package var isCalculable: Bool { self == .dimension || self == .number || self == .duration }
}

/// The value of a token in one mode, of one of the standard's types or a text.
public enum TokenValue: Hashable, Sendable {
  /// A color as it was authored.
  case color(ColorValue)
  /// A length.
  case dimension(Dimension)
  /// The lengths of four edges. The standard has no such type: they are written as a group of four dimensions.
  indirect case edges(Edges)
  /// The names of font families, in order of preference.
  case fontFamily([String])
  /// A font weight from 1 to 1000.
  case fontWeight(Double)
  /// A duration.
  case duration(Duration)
  /// An easing curve.
  case cubicBezier(CubicBezier)
  /// A spring. The standard has no such type: it is written as its `curve`, with the spring as an extension.
  indirect case spring(Spring)
  /// A number without a unit.
  case number(Double)
  /// A stroke style.
  case strokeStyle(StrokeStyle)
  /// A border.
  indirect case border(Border)
  /// An animated transition.
  indirect case transition(Transition)
  /// The layers of a shadow, topmost first.
  case shadow([Shadow])
  /// The stops of a gradient, in order.
  case gradient([GradientStop])
  /// A font with its text attributes.
  indirect case typography(Typography)
  /// A text, such as a date format or the name of an asset. The standard has no such type.
  case string(String)

  /// The type of the value.
  public var type: TokenType {
    switch self {
    case .color: .color
    case .dimension, .edges: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier, .spring: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    case .string: .string
    }
  }
}
