import KansoLayout
import KansoTheme

extension DrawingContext {
  /// The width of a line of one pixel, in points.
  var hairline: Double { traits.displayScale > 0 ? 1 / traits.displayScale : 1 }

  /// Draws a control, with less opacity if it is disabled.
  mutating func draw(_ control: Control, _ content: (inout DrawingContext) -> Void) {
    guard !control.isEnabled else { return content(&self) }
    group(DrawGroup(opacity: Control.disabledOpacity), content)
  }

  /// Draws a knob with its shadow.
  mutating func knob(_ outline: Outline, _ color: Color) {
    let shadow = traits.colorValue(of: .systemKnobShadow)
    self.shadow(
      outline, DrawnShadow(shadow, offset: Point(x: 0, y: Self.knobShadowDrop), blur: Self.knobShadowBlur))
    fill(outline, color)
  }

  private static let knobShadowDrop = 3.0
  private static let knobShadowBlur = 8.0
}

extension Control {
  /// The opacity of disabled controls.
  static let disabledOpacity = 0.5
}

extension Outline {
  /// Returns a rectangle whose shorter sides are semicircles.
  static func capsule(_ rect: Rect) -> Outline {
    .rectangle(rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}
