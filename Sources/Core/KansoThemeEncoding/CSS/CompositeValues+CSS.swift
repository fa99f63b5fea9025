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
  package var formattedForCSS: String { formattedForCSS(color: color.formattedForCSS) }

  /// Returns the value of the shorthand property `border` with the text of another color.
  package func formattedForCSS(color: String) -> String {
    "\(width.formattedForCSS) \(style.formattedForCSS) \(color)"
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
  package var formattedForCSS: String { formattedForCSS(colors: map(\.color.formattedForCSS)) }

  /// Returns the value of the property `box-shadow` with the texts of other colors, one for each layer.
  package func formattedForCSS(colors: [String]) -> String {
    guard !isEmpty else { return "none" }
    return zip(self, colors).map { layer, color in
      let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(\.formattedForCSS)
      return (layer.isInset ? "inset " : "") + lengths.joined(separator: " ") + " \(color)"
    }.joined(separator: ", ")
  }
}

extension [GradientStop] {
  /// The color stops for functions such as `linear-gradient()`, with positions in percent; empty without stops.
  package var formattedForCSS: String { formattedForCSS(colors: map(\.color.formattedForCSS)) }

  /// Returns the color stops with the texts of other colors, one for each stop.
  package func formattedForCSS(colors: [String]) -> String {
    zip(self, colors).map { stop, color in
      "\(color) \((stop.position * 100).rounded(toFractionDigits: 6).formattedForCSS)%"
    }.joined(separator: ", ")
  }
}
