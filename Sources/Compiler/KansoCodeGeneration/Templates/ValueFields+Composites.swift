import KansoFormatting
import KansoTheme

extension ValueFields {
  /// Returns a field of a stroke style. Lengths of dashes have the style `dashed`; the other styles have no dashes, and
  /// their `cap` is `false`.
  static func value(of field: Field, ofStroke style: StrokeStyle) -> Any? {
    switch (field, style) {
    case (.style, .keyword(let keyword)): keyword.rawValue
    case (.style, .dashes): StrokeStyle.Keyword.dashed.rawValue
    case (.dashes, .keyword): [String]()
    case (.dashes, .dashes(let lengths, _)): lengths.map { $0.value.formatted(as: .shortest) }
    case (.cap, .keyword): false
    case (.cap, .dashes(_, let cap)): cap.rawValue
    default: nil
    }
  }

  /// Returns one of the quantities of a spring, or a coordinate of its curve.
  static func value(of field: Field, ofSpring spring: Spring) -> Any? {
    switch field {
    case .mass: spring.mass.formatted(as: .shortest)
    case .stiffness: spring.stiffness.formatted(as: .shortest)
    case .damping: spring.damping.formatted(as: .shortest)
    default: value(of: field, ofCurve: spring.curve)
    }
  }

  /// Returns a field of a transition: a time in one of its two units, or a coordinate of its easing curve.
  static func value(of field: Field, ofTransition transition: Transition) -> Any? {
    switch field {
    case .delaySeconds: transition.delay.inSeconds.formatted(as: .shortest)
    case .delayMilliseconds: transition.delay.inMilliseconds.formatted(as: .shortest)
    default:
      value(of: field, ofDuration: transition.duration)
        ?? value(of: field, ofCurve: transition.timingFunction)
    }
  }
}

/// The fields of a color in a shadow or a gradient.
struct ColorFields: TemplateContext {
  enum Field: String, CaseIterable { case hex, argb, red, green, blue, colorSpace, components, alpha }

  let color: ColorValue

  /// Returns the value of a field of `ValueFields`.
  func value(of field: Field) -> Any? { ValueFields(.color(color)).child(named: field.rawValue) }

  /// Returns `list` for `components`; the others are values.
  static func role(of field: Field) -> FieldRole { field == .components ? .list(TextElement.self) : .value }
}

/// The context of a layer of a shadow, with the fields of its color.
package struct ShadowLayerFields: TemplateContext {
  package enum Field: String, CaseIterable { case x, y, blur, spread, isInset }

  let layer: Shadow

  /// Returns a length in points, or true for an inner shadow.
  package func value(of field: Field) -> Any? {
    switch field {
    case .x: layer.offsetX.value.formatted(as: .shortest)
    case .y: layer.offsetY.value.formatted(as: .shortest)
    case .blur: layer.blur.value.formatted(as: .shortest)
    case .spread: layer.spread.value.formatted(as: .shortest)
    case .isInset: layer.isInset
    }
  }

  package var base: (any TemplateContext)? { ColorFields(color: layer.color) }
  package static var baseType: (any TemplateContext.Type)? { ColorFields.self }
}

/// The context of a stop of a gradient, with the fields of its color.
package struct GradientStopFields: TemplateContext {
  package enum Field: String, CaseIterable { case position }

  let stop: GradientStop

  /// Returns the position from 0 to 1, for each field.
  package func value(of field: Field) -> Any? { stop.position.formatted(as: .shortest) }

  package var base: (any TemplateContext)? { ColorFields(color: stop.color) }
  package static var baseType: (any TemplateContext.Type)? { ColorFields.self }
}
