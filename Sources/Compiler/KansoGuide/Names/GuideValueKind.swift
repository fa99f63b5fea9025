import KansoTheme

/// The kinds of values of other formats, as far as they decide the section of a token.
package enum GuideValueKind: Sendable {
  case color, typography, length, edges, number, duration, family, weight, curve, spring, stroke, border,
    transition
  case shadow, gradient, text, flag
  /// A multiple of another length, such as `-0.02em` or `50%`.
  case multiple

  package init(_ literal: TokenValue) {
    self =
      switch literal {
      case .edges: .edges
      case .spring: .spring
      case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle,
        .border, .transition, .shadow, .gradient, .typography, .string:
        GuideValueKind(literal.type)
      }
  }

  package init(_ type: TokenType) {
    self =
      switch type {
      case .color: .color
      case .dimension: .length
      case .fontFamily: .family
      case .fontWeight: .weight
      case .duration: .duration
      case .cubicBezier: .curve
      case .number: .number
      case .strokeStyle: .stroke
      case .border: .border
      case .transition: .transition
      case .shadow: .shadow
      case .gradient: .gradient
      case .typography: .typography
      case .string: .text
      }
  }
}
