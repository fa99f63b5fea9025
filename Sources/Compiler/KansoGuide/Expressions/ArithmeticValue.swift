import KansoFormatting
import KansoTheme

/// A value in an arithmetic expression, or its result. In lengths, a bare number is a factor in a product, and a length
/// in points elsewhere.
enum ArithmeticValue {
  case number(Double)
  case length(Length)
  case duration(milliseconds: Double)
  case edges(Edges)

  /// The value of a token; nil for values without arithmetic, such as colors and fonts.
  init?(_ value: TokenValue) {
    switch value {
    case .dimension(let dimension): self = .length(dimension.value)
    case .edges(let edges): self = .edges(edges)
    case .number(let number): self = .number(number)
    case .duration(let duration): self = .duration(milliseconds: duration.inMilliseconds)
    case .color, .fontFamily, .fontWeight, .cubicBezier, .spring, .strokeStyle, .border, .transition,
      .shadow, .gradient, .typography, .string:
      return nil
    }
  }

  /// Returns the value of a token with this result; nil if it is not of the type. As a length, a number is in points.
  /// Numbers and milliseconds are rounded to six decimals, and -0 becomes 0.
  func tokenValue(of type: TokenType) -> TokenValue? {
    switch (self, type) {
    case (.number(let value), .dimension), (.length(let value), .dimension):
      .dimension(.points(value == 0 ? 0 : value))
    case (.edges(let edges), .dimension): .edges(edges)
    case (.number(let value), .number): .number(value.rounded(toFractionDigits: 6) + 0)
    case (.duration(let milliseconds), .duration):
      .duration(Duration(milliseconds.rounded(toFractionDigits: 6) + 0, .ms))
    default: nil
    }
  }

  /// The kind of the value with its article, for messages.
  var noun: String {
    switch self {
    case .number: "a number"
    case .length: "a length"
    case .duration: "a duration"
    case .edges: "four lengths"
    }
  }
}
