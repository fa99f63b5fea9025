import KansoLayout
import KansoTheme

extension DrawingContext {
  /// The width of a line of one pixel, in points; 1 if the display scale is unknown.
  package var hairline: Double { traits.displayScale > 0 ? 1 / traits.displayScale : 1 }

  /// Calls a closure that draws a control; if the control is disabled, within a group of half opacity.
  mutating func drawContent(of control: Control, _ content: (inout DrawingContext) -> Void) {
    guard !control.isEnabled else { return content(&self) }
    group(DrawGroup(opacity: Control.disabledOpacity), content)
  }

  /// Draws a thumb in a color, with a shadow below it. A thumb is the part of a control that moves.
  mutating func drawThumb(_ outline: Outline, _ color: Color) {
    let shadow = traits.colorValue(of: .systemThumbShadow)
    self.shadow(
      outline,
      ResolvedShadow(shadow, offset: Point(x: 0, y: Self.thumbShadowDrop), blur: Self.thumbShadowBlur))
    fill(outline, color)
  }

  /// The vertical offset of a thumb's shadow, in points.
  private static let thumbShadowDrop = 3.0
  /// The blur of a thumb's shadow, in points.
  private static let thumbShadowBlur = 8.0
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
