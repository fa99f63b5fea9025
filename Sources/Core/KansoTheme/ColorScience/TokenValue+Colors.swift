extension TokenValue {
  /// The colors of the value, in order: the color itself, or those of layers, stops or a border. Empty for other values.
  package var colors: [ColorValue] {
    switch self {
    case .color(let color): [color]
    case .border(let border): [border.color]
    case .shadow(let layers): layers.map(\.color)
    case .gradient(let stops): stops.map(\.color)
    case .dimension, .edges, .fontFamily, .fontWeight, .duration, .cubicBezier, .spring, .number,
      .strokeStyle,
      .transition, .typography, .string:
      []
    }
  }

  /// Returns the value with other colors; the value itself if their number differs from that of `colors`.
  package func withColors(_ colors: [ColorValue]) -> TokenValue {
    guard colors.count == self.colors.count else { return self }
    switch self {
    case .color: return .color(colors[0])
    case .border(let border):
      return .border(Border(color: colors[0], width: border.width, style: border.style))
    case .shadow(let layers):
      return .shadow(
        zip(layers, colors).map { layer, color in
          Shadow(
            color: color, offsetX: layer.offsetX, offsetY: layer.offsetY, blur: layer.blur,
            spread: layer.spread,
            isInset: layer.isInset)
        })
    case .gradient(let stops):
      return .gradient(zip(stops, colors).map { GradientStop(color: $1, position: $0.position) })
    case .dimension, .edges, .fontFamily, .fontWeight, .duration, .cubicBezier, .spring, .number,
      .strokeStyle,
      .transition, .typography, .string:
      return self
    }
  }

  /// The value for short texts: colors that sRGB contains are rounded to eight bits a channel.
  package var withRoundedColors: TokenValue {
    withColors(
      colors.map { color in
        color.isInGamut(of: .srgb) ? ColorValue(hex: color.hexWithAlpha) ?? color : color
      })
  }
}
