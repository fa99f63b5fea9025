import KansoFormatting
import KansoTheme

extension Dimension {
  /// The length in pixels; one point is one pixel. The unit `rem` is not converted.
  package var formattedForCSS: String { "\(value.formattedForCSS)px" }
}

extension Duration {
  /// The duration in its own unit.
  package var formattedForCSS: String { value.formattedForCSS + unit.rawValue }
}

extension CubicBezier {
  /// The function `cubic-bezier()`.
  package var formattedForCSS: String {
    "cubic-bezier(\([x1, y1, x2, y2].map(\.formattedForCSS).joined(separator: ", ")))"
  }
}

extension StrokeStyle {
  /// The line style; `dashed` for lengths of dashes, which CSS does not have.
  package var formattedForCSS: String {
    switch self {
    case .keyword(let keyword): keyword.rawValue
    case .dashes: Keyword.dashed.rawValue
    }
  }
}

extension Border {
  /// The value of the shorthand property `border`: width, style and color.
  package var formattedForCSS: String {
    "\(width.formattedForCSS) \(style.formattedForCSS) \(color.formattedForCSS)"
  }
}

extension Transition {
  /// The parts of the shorthand property `transition` without the name of a property: duration, easing curve and delay.
  package var formattedForCSS: String {
    "\(duration.formattedForCSS) \(timingFunction.formattedForCSS) \(delay.formattedForCSS)"
  }
}

extension [Shadow] {
  /// The value of the property `box-shadow`; `none` without layers.
  package var formattedForCSS: String {
    guard !isEmpty else { return "none" }
    return map { layer in
      let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(\.formattedForCSS)
      return (layer.isInset ? "inset " : "") + lengths.joined(separator: " ")
        + " \(layer.color.formattedForCSS)"
    }.joined(separator: ", ")
  }
}

extension [GradientStop] {
  /// The color stops for functions such as `linear-gradient()`, with positions in percent; empty without stops.
  package var formattedForCSS: String {
    map { "\($0.color.formattedForCSS) \(($0.position * 100).rounded(toFractionDigits: 6).formattedForCSS)%" }
      .joined(separator: ", ")
  }
}
