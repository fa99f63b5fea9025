import KansoFormatting
import KansoTheme

extension TokenValue {
  /// The value as a short text for people. A color is a hex color, with its opacity in percent if it is not
  /// opaque. Lengths are without a unit. Edge insets are `top`, `leading`, `bottom` and `trailing`. A font is
  /// its face, or its families without a face, then size, weight and `italic`.
  var briefDescription: String {
    func digits(_ number: Double) -> String { number.formatted(as: .shortest) }
    return switch self {
    case .color(let color):
      color.alpha == 1 ? color.hex : "\(color.hex) at \(digits((color.alpha ?? 0) * 100)) %"
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
    default: String(describing: self)
    }
  }
}
