import KansoTheme

extension TokenValue {
  /// The value as in generated sources, whose lengths are always in points: each unit is replaced by `px`, without
  /// conversion of the number. Times are in seconds.
  var asCompiled: TokenValue {
    switch self {
    case .dimension(let dimension): return .dimension(dimension.asCompiled)
    case .edges(let edges):
      return .edges(
        Edges(
          top: edges.top.value, leading: edges.leading.value, bottom: edges.bottom.value,
          trailing: edges.trailing.value))
    case .typography(var font):
      font.letterSpacing = .points(font.letterSpacing.value)
      return .typography(font)
    case .duration(let duration): return .duration(duration.asCompiled)
    case .strokeStyle(let style): return .strokeStyle(style.asCompiled)
    case .border(let border):
      return .border(
        Border(color: border.color, width: border.width.asCompiled, style: border.style.asCompiled))
    case .transition(let transition):
      return .transition(
        Transition(
          duration: transition.duration.asCompiled, delay: transition.delay.asCompiled,
          timingFunction: transition.timingFunction))
    case .shadow(let layers):
      return .shadow(
        layers.map { layer in
          Shadow(
            color: layer.color, x: layer.offsetX.value, y: layer.offsetY.value, blur: layer.blur.value,
            spread: layer.spread.value, isInset: layer.isInset)
        })
    case .color, .fontFamily, .fontWeight, .cubicBezier, .spring, .number, .gradient, .string: return self
    }
  }
}

extension Dimension {
  fileprivate var asCompiled: Dimension { .points(value) }
}

extension Duration {
  fileprivate var asCompiled: Duration { Duration(inSeconds, .s) }
}

extension StrokeStyle {
  fileprivate var asCompiled: StrokeStyle {
    switch self {
    case .keyword: self
    case .dashes(let dashes, let lineCap): .dashes(dashes.map(\.asCompiled), lineCap: lineCap)
    }
  }
}
