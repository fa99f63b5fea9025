import KansoCanvasLayout
import KansoInterfaceBuilder
import KansoTheme

extension InterfaceFont {
  /// Returns the font as typography. A stored size is limited to 2,000 points. A text style has its size at
  /// the default text size, even if the document stores another one. An unknown text style is `body`.
  ///
  /// - Parameter size: the size in points if the document contains none.
  package func typography(size fallback: Double) -> Typography {
    let size = size.map { min(max($0.value, 0), Self.maxSize) }
    switch face {
    case .style(let name):
      let style = Self.styles[name] ?? .body
      return Typography(
        families: [Typography.systemFamily], size: style.size(at: .large),
        weight: style == .headline ? Self.weights["semibold"] : nil, textStyle: style)
    case .system(let weight, let isItalic):
      return Typography(
        families: [Typography.systemFamily], size: size ?? fallback,
        weight: weight.flatMap { Self.weights[$0.lowercased()] }, isItalic: isItalic)
    case .named(let name, let family):
      return Typography(
        families: [family ?? Self.family(ofFace: name)], face: name, size: size ?? fallback,
        weight: Self.weight(ofFace: name),
        isItalic: name.lowercased().contains("italic") || name.hasSuffix("Oblique"))
    }
  }

  /// The maximum font size, in points.
  private static let maxSize = 2_000.0

  /// The weights by Interface Builder's names (OpenType, `usWeightClass`).
  private static let weights: [String: Double] = [
    "ultralight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]

  /// Returns the family in the name of a face, which is the name before the hyphen: `HelveticaNeue` for
  /// `HelveticaNeue-Bold`.
  private static func family(ofFace name: String) -> String {
    name.split(separator: "-").first.map(String.init) ?? name
  }

  /// Returns the weight in the name of a face after the hyphen; nil if there is none. The longest match
  /// counts, so that `SemiBold` is not bold.
  private static func weight(ofFace name: String) -> Double? {
    let style = name.split(separator: "-").dropFirst().joined().lowercased()
    return weights.filter { style.contains($0.key) }.max { ($0.key.count, $0.key) < ($1.key.count, $1.key) }?
      .value
  }
}
