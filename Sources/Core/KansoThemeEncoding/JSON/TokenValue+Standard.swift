import KansoTheme

extension TokenValue {
  /// The value in the standard's format: its colors are standardized, a spring is its curve, and any other value is
  /// unchanged.
  var standardized: TokenValue {
    switch self {
    case .color(let color): .color(color.standardized)
    case .border(let border):
      .border(Border(color: border.color.standardized, width: border.width, style: border.style))
    case .shadow(let layers):
      .shadow(
        layers.map { layer in
          Shadow(
            color: layer.color.standardized, offsetX: layer.offsetX, offsetY: layer.offsetY, blur: layer.blur,
            spread: layer.spread, isInset: layer.isInset)
        })
    case .gradient(let stops):
      .gradient(stops.map { GradientStop(color: $0.color.standardized, position: $0.position) })
    case .spring(let spring): .cubicBezier(spring.curve)
    case .dimension, .edges, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle,
      .transition, .typography, .string:
      self
    }
  }

  /// True if the standard cannot represent the whole value: a color outside of its ranges, also in a border, a shadow or
  /// a gradient, a spring, or a font with additional or implied properties.
  var hasExtras: Bool {
    switch self {
    case .color, .border, .shadow, .gradient, .spring: standardized != self
    case .typography(let font): font.hasExtras
    case .dimension, .edges, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle,
      .transition, .string:
      false
    }
  }
}
