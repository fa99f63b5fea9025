import KansoFormatting
import KansoTheme

extension TokenValue {
  /// The value as a short text for people. A color is a hex color, with its contrast on white and on black if it is
  /// opaque, else with its opacity in percent. Lengths are without a unit. Durations have their unit, easing curves are
  /// as in CSS, and springs have their quantities. Edge insets are `top`, `leading`, `bottom` and `trailing`. Shadows,
  /// gradients, strokes, transitions and borders are as in CSS, except that dashes have their lengths. A font is its
  /// face, or its families without a face, then size, weight and `italic`. Families are separated by commas.
  package var briefDescription: String {
    func digits(_ number: Double) -> String { number.formatted(as: .shortest) }
    /// Returns a contrast ratio such as `4.4:1`, rounded down: the requirements of WCAG 2 are at least 4.5 or 3.
    func contrast(of color: ColorValue, on other: ColorValue) -> String {
      digits((color.contrast(with: other) * 10 + 1e-9).rounded(.down) / 10) + ":1"
    }
    return switch self.type == .color ? self : withRoundedColors {
    case .color(let color):
      color.alpha == 1
        ? "\(color.hex)  \(contrast(of: color, on: .white)) on white, \(contrast(of: color, on: .black)) on black"
        : "\(color.hex) at \(digits((color.alpha ?? 0) * 100)) %"
    case .dimension(let dimension): digits(dimension.value)
    case .edges(let edges):
      [
        ("top", edges.top), ("leading", edges.leading), ("bottom", edges.bottom),
        ("trailing", edges.trailing),
      ]
      .map { "\($0) \(digits($1.value))" }.joined(separator: ", ")
    case .typography(let font):
      "\(font.face ?? font.families.joined(separator: ", ")), \(digits(font.size)) points, weight "
        + digits(font.weight) + (font.isItalic ? ", italic" : "")
    case .number(let number): digits(number)
    case .duration(let duration): digits(duration.value) + duration.unit.rawValue
    case .cubicBezier(let curve):
      "cubic-bezier(\([curve.x1, curve.y1, curve.x2, curve.y2].map(digits).joined(separator: ", ")))"
    case .spring(let spring):
      "spring, mass \(digits(spring.mass)), stiffness \(digits(spring.stiffness)), damping \(digits(spring.damping))"
    case .strokeStyle(let style): style.briefDescription
    case .border(let border):
      "\(border.width.formattedForCSS) \(border.style.briefDescription) \(border.color.formattedForCSS)"
    case .transition(let transition): transition.formattedForCSS
    case .shadow(let layers): layers.formattedForCSS
    case .gradient(let stops): stops.formattedForCSS
    case .fontFamily(let families): families.joined(separator: ", ")
    case .fontWeight(let weight): digits(weight)
    case .string(let text): text
    }
  }
}

extension StrokeStyle {
  /// The line style as in CSS; or the lengths of dashes and gaps with the line cap, such as `dashes 4px 2px round`.
  fileprivate var briefDescription: String {
    switch self {
    case .keyword: formattedForCSS
    case .dashes(let lengths, let cap):
      "dashes \((lengths.map(\.formattedForCSS) + [cap.rawValue]).joined(separator: " "))"
    }
  }
}

extension ColorValue {
  fileprivate static let white = ColorValue(red: 1, green: 1, blue: 1)
  fileprivate static let black = ColorValue(red: 0, green: 0, blue: 0)
}
