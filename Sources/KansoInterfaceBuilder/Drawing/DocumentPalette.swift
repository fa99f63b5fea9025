import KansoDiagnostics
import KansoTheme

/// The values of the colors and fonts of a document.
package struct DocumentPalette: Sendable {
  private let resources: InterfaceResources
  /// True if the document is shown in dark appearance.
  package let isDark: Bool

  package init(_ document: InterfaceDocument) {
    resources = document.resources
    isDark = document.device?.appearance == "dark"
  }

  /// Returns the value of a color: for a color of the asset catalog, the copy in the document; for a system color, the
  /// system's value. Nil if the value is unknown.
  package func value(of color: InterfaceColor) -> ColorValue? {
    switch color.value {
    case .components(let space, let components, let alpha): Self.value(space, components, alpha)
    case .named(let name): resources.namedColors[name].flatMap(components)
    case .system(let name):
      SystemPalette.color(name, isDark: isDark) ?? resources.systemColors[name].flatMap(components)
    case .unknown(let name): SystemPalette.color(name, isDark: isDark)
    }
  }

  /// The color that the canvas shows for an unknown color.
  private static let black = ColorValue(red: 0, green: 0, blue: 0)

  /// Returns a system color by its name.
  func system(_ name: String) -> ColorValue {
    SystemPalette.color(name, isDark: isDark) ?? Self.black
  }

  /// Returns the value of a color with components. A named color is not resolved again, which would allow cycles.
  private func components(_ color: InterfaceColor) -> ColorValue? {
    guard case .components(let space, let components, let alpha) = color.value else { return nil }
    return Self.value(space, components, alpha)
  }

  private static func value(_ space: InterfaceColor.Space, _ components: [Double], _ alpha: Double)
    -> ColorValue?
  {
    let parts = components.map { snapped(min(max($0, 0), 1)) }
    let alpha = min(max(alpha, 0), 1)
    switch (space, parts.count) {
    case (.displayP3, 3): return ColorValue(.displayP3, parts[0], parts[1], parts[2], alpha: alpha)
    case (.sRGB, 3), (.calibratedRGB, 3), (.deviceRGB, 3):
      return ColorValue(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    // UIKit loads a gray in its own white color space, which has the transfer function of sRGB.
    case (_, 1): return ColorValue(red: parts[0], green: parts[0], blue: parts[0], alpha: alpha)
    case (.cmyk, 4):
      let light = parts.prefix(3).map { (1 - $0) * (1 - parts[3]) }
      return ColorValue(red: light[0], green: light[1], blue: light[2], alpha: alpha)
    default: return nil
    }
  }

  /// Returns the exact multiple of 1/255 for a component that is close to one: Interface Builder writes eight-bit
  /// components with ten digits.
  private static func snapped(_ component: Double) -> Double {
    let byte = (component * 255).rounded()
    return abs(component * 255 - byte) < 1e-4 ? byte / 255 : component
  }
}

extension InterfaceFont {
  /// Returns the font as typography. A text style has its size at the default text size.
  /// - Parameter size: the size in points if the document contains none.
  package func typography(size fallback: Double) -> Typography {
    let size = size.map { min(max($0.value, 0), Self.largestSize) }
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

  private static let largestSize = 2_000.0

  /// The weights by Interface Builder's names (OpenType, `usWeightClass`).
  private static let weights: [String: Double] = [
    "ultralight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]

  static let styles: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]

  /// Returns the family in the name of a face: `HelveticaNeue` for `HelveticaNeue-Bold`.
  private static func family(ofFace name: String) -> String {
    name.split(separator: "-").first.map(String.init) ?? name
  }

  /// Returns the weight in the name of a face. The longest match counts, so that `SemiBold` is not bold.
  private static func weight(ofFace name: String) -> Double? {
    let style = name.split(separator: "-").dropFirst().joined().lowercased()
    return weights.filter { style.contains($0.key) }.max { ($0.key.count, $0.key) < ($1.key.count, $1.key) }?
      .value
  }
}

extension ColorValue {
  /// The color in a short CSS notation. Documents have sixteen digits per channel, but screens show eight bits.
  package var shortCSS: String {
    guard space == .srgb, isInGamut(of: .srgb) else { return css }
    if alpha == 1 { return hex }
    let channels = components.map { (($0 ?? 0) * 255).rounded().css }.joined(separator: " ")
    return "rgb(\(channels) / \((((alpha ?? 0) * 1000).rounded() / 1000).css))"
  }
}
