import KansoTheme

/// The parts of a value, by name. A value has only the parts of its type.
package struct ValueFields: TemplateContext {
  package enum Field: String, CaseIterable {
    // The parts of a color.
    case hex, red, green, blue, colorSpace, components, alpha
    // The parts of a font.
    case families, face, size, weight, isItalic, lineHeight, letterSpacing, textStyle, maximumSize
    // The parts of a length.
    case points
    // The parts of edges.
    case top, leading, bottom, trailing
  }

  package static func role(of field: Field) -> FieldRole {
    switch field {
    case .families, .components: .list(TextElement.self)
    default: .value
    }
  }

  private let tokenValue: TokenValue

  package init(_ value: TokenValue) { tokenValue = value }

  package func value(of field: Field) -> Any? {
    switch tokenValue {
    case .color(let color): Self.value(of: field, color)
    case .typography(let font): Self.value(of: field, font)
    case .dimension(let dimension): field == .points ? SwiftText.number(dimension.value) : nil
    case .edges(let edges): Self.value(of: field, edges)
    default: nil
    }
  }

  private static func value(of field: Field, _ color: ColorValue) -> Any? {
    switch field {
    case .hex: color.hex
    case .red: SwiftText.number(color.written(inGamutOf: .srgb).first ?? 0)
    case .green: SwiftText.number(color.written(inGamutOf: .srgb).second ?? 0)
    case .blue: SwiftText.number(color.written(inGamutOf: .srgb).third ?? 0)
    case .colorSpace: color.space.rawValue
    case .components: color.components.map { $0.map { SwiftText.number($0) } ?? "none" }
    case .alpha: SwiftText.number(color.alpha ?? 0)
    default: nil
    }
  }

  private static func value(of field: Field, _ edges: Edges) -> Any? {
    switch field {
    case .top: SwiftText.number(edges.top.value)
    case .leading: SwiftText.number(edges.leading.value)
    case .bottom: SwiftText.number(edges.bottom.value)
    case .trailing: SwiftText.number(edges.trailing.value)
    default: nil
    }
  }

  /// Returns a part of a font. An implied line height is omitted: the theme's default of 1.2 differs from that of
  /// platform fonts.
  private static func value(of field: Field, _ font: Typography) -> Any? {
    switch field {
    case .families: font.families
    case .face: font.face ?? false
    case .size: SwiftText.number(font.size)
    case .weight: SwiftText.number(font.weight)
    case .isItalic: font.isItalic
    case .lineHeight: font.implied.contains(.lineHeight) ? false : SwiftText.number(font.lineHeight)
    case .letterSpacing: SwiftText.number(font.letterSpacing.value)
    case .textStyle: font.textStyle?.rawValue ?? false
    case .maximumSize: font.maximumSize.map { SwiftText.number($0) } ?? false
    default: nil
    }
  }
}
