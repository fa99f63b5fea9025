import KansoFormatting
import KansoTheme

/// The context of a token's value. Only the fields of its type have a value; all other fields are nil.
package struct ValueFields: TemplateContext {
  package enum Field: String, CaseIterable {
    // The fields of a color, also of that of a border.
    case hex, argb, red, green, blue, colorSpace, components, alpha
    // The fields of a font. Families and a weight have one of them.
    case families, face, size, weight, isItalic, lineHeight, letterSpacing, textStyle, maximumSize
    // The field of a length.
    case points
    // The fields of edges.
    case top, leading, bottom, trailing
    // The field of a number.
    case number
    // The fields of a duration.
    case seconds, milliseconds
    // The fields of an easing curve.
    case x1, y1, x2, y2
    // The fields of a spring, besides those of its curve.
    case mass, stiffness, damping
    // The lists of a shadow and of a gradient.
    case layers, stops
    // The fields of a stroke style.
    case style, dashes, cap
    // The fields of a transition, besides those of a duration and of an easing curve.
    case delaySeconds, delayMilliseconds
    // The field of a border, besides those of a color and of a stroke style.
    case width
    // The field of a string.
    case text
  }

  /// Returns `list` for `families`, `components`, `dashes`, `layers` and `stops`; the others are values.
  package static func role(of field: Field) -> FieldRole {
    switch field {
    case .families, .components, .dashes: .list(TextElement.self)
    case .layers: .list(ShadowLayerFields.self)
    case .stops: .list(GradientStopFields.self)
    default: .value
    }
  }

  private let tokenValue: TokenValue

  package init(_ value: TokenValue) { tokenValue = value }

  /// Returns the value of a field; nil if values of this type have no such field. An optional property of a
  /// font is `false` if the font does not have it.
  package func value(of field: Field) -> Any? {
    switch tokenValue {
    case .color(let color): Self.value(of: field, ofColor: color)
    case .typography(let font): Self.value(of: field, ofFont: font)
    case .dimension(let dimension): field == .points ? dimension.value.formatted(as: .shortest) : nil
    case .edges(let edges): Self.value(of: field, ofEdges: edges)
    case .number(let number): field == .number ? number.formatted(as: .shortest) : nil
    case .duration(let duration): Self.value(of: field, ofDuration: duration)
    case .cubicBezier(let curve): Self.value(of: field, ofCurve: curve)
    case .spring(let spring): Self.value(of: field, ofSpring: spring)
    case .strokeStyle(let style): Self.value(of: field, ofStroke: style)
    case .border(let border):
      field == .width
        ? border.width.value.formatted(as: .shortest)
        : Self.value(of: field, ofStroke: border.style) ?? Self.value(of: field, ofColor: border.color)
    case .transition(let transition): Self.value(of: field, ofTransition: transition)
    case .shadow(let layers): field == .layers ? layers.map { ShadowLayerFields(layer: $0) } : nil
    case .gradient(let stops): field == .stops ? stops.map { GradientStopFields(stop: $0) } : nil
    case .fontFamily(let families): field == .families ? families : nil
    case .string(let text): field == .text ? text : nil
    case .fontWeight(let weight): field == .weight ? weight.formatted(as: .shortest) : nil
    }
  }

  /// Returns a duration in one of its two units.
  static func value(of field: Field, ofDuration duration: Duration) -> Any? {
    switch field {
    case .seconds: duration.inSeconds.formatted(as: .shortest)
    case .milliseconds: duration.inMilliseconds.formatted(as: .shortest)
    default: nil
    }
  }

  /// Returns a coordinate of a control point of an easing curve.
  static func value(of field: Field, ofCurve curve: CubicBezier) -> Any? {
    switch field {
    case .x1: curve.x1.formatted(as: .shortest)
    case .y1: curve.y1.formatted(as: .shortest)
    case .x2: curve.x2.formatted(as: .shortest)
    case .y2: curve.y2.formatted(as: .shortest)
    default: nil
    }
  }

  /// Returns a field of a color. `red`, `green` and `blue` are from 0 to 1, of the nearest color in sRGB;
  /// `components` are those of the color's own space. A missing component is `none` in `components`, and 0 in
  /// the other fields.
  private static func value(of field: Field, ofColor color: ColorValue) -> Any? {
    switch field {
    case .hex: color.hex
    case .argb: (color.alphaHex + color.hex.dropFirst()).uppercased()
    case .red: (color.outputColor(inGamutOf: .srgb).first ?? 0).formatted(as: .shortest)
    case .green: (color.outputColor(inGamutOf: .srgb).second ?? 0).formatted(as: .shortest)
    case .blue: (color.outputColor(inGamutOf: .srgb).third ?? 0).formatted(as: .shortest)
    case .colorSpace: color.space.rawValue
    case .components: color.components.map { $0.map { $0.formatted(as: .shortest) } ?? "none" }
    case .alpha: (color.alpha ?? 0).formatted(as: .shortest)
    default: nil
    }
  }

  /// Returns one of the four lengths of edges, in points.
  private static func value(of field: Field, ofEdges edges: Edges) -> Any? {
    switch field {
    case .top: edges.top.value.formatted(as: .shortest)
    case .leading: edges.leading.value.formatted(as: .shortest)
    case .bottom: edges.bottom.value.formatted(as: .shortest)
    case .trailing: edges.trailing.value.formatted(as: .shortest)
    default: nil
    }
  }

  /// Returns a field of a font. A missing face, text style or maximum size is `false`. So is an implied line
  /// height: the theme's default of 1.2 differs from that of platform fonts.
  private static func value(of field: Field, ofFont font: Typography) -> Any? {
    switch field {
    case .families: font.families
    case .face: font.face ?? false
    case .size: font.size.formatted(as: .shortest)
    case .weight: font.weight.formatted(as: .shortest)
    case .isItalic: font.isItalic
    case .lineHeight: font.implied.contains(.lineHeight) ? false : font.lineHeight.formatted(as: .shortest)
    case .letterSpacing: font.letterSpacing.value.formatted(as: .shortest)
    case .textStyle: font.textStyle?.rawValue ?? false
    case .maximumSize: font.maximumSize.map { $0.formatted(as: .shortest) } ?? false
    default: nil
    }
  }
}
