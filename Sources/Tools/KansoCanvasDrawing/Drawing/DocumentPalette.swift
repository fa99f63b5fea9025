import KansoFormatting
import KansoInterfaceBuilder
import KansoSystemStyle
import KansoTheme
import KansoThemeEncoding

/// The values of the colors and fonts of a document.
package struct DocumentPalette: Sendable {
  private let resources: InterfaceResources
  /// True if the document is shown in dark appearance.
  package let isDark: Bool

  /// Takes the stored colors of a document and the appearance of its device, which is light unless it is
  /// `dark`.
  package init(_ document: InterfaceDocument) {
    resources = document.resources
    isDark = document.device?.appearance == "dark"
  }

  /// Returns the value of a color. For a color of the asset catalog it is the copy in the document; for a
  /// system color the system's value, else the copy in the document; for an unknown color the system color
  /// with its name. Returns nil if there is none.
  package func value(of color: InterfaceColor) -> ColorValue? {
    switch color.value {
    case .components(let space, let components, let alpha): Self.color(in: space, components, alpha: alpha)
    case .named(let name): resources.namedColors[name].flatMap(componentColor)
    case .system(let name):
      SystemPalette.color(named: name, isDark: isDark) ?? resources.systemColors[name].flatMap(componentColor)
    case .unknown(let name): SystemPalette.color(named: name, isDark: isDark)
    }
  }

  /// The color that the canvas shows for an unknown color.
  private static let black = ColorValue(red: 0, green: 0, blue: 0)

  /// Returns a system color by its name; black if there is none.
  func systemColor(_ name: String) -> ColorValue {
    SystemPalette.color(named: name, isDark: isDark) ?? Self.black
  }

  /// Returns the value of a color with components; nil for other colors.
  private func componentColor(_ color: InterfaceColor) -> ColorValue? {
    // A named color is not resolved again, which would allow cycles.
    guard case .components(let space, let components, let alpha) = color.value else { return nil }
    return Self.color(in: space, components, alpha: alpha)
  }

  /// Returns a color with its components limited to 0…1; nil if their number does not match the color space.
  /// CMYK is converted without a color profile.
  private static func color(in space: InterfaceColor.Space, _ components: [Double], alpha: Double)
    -> ColorValue?
  {
    let parts = components.map { roundedToByte(min(max($0, 0), 1)) }
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

  /// Returns the exact multiple of 1/255 for a component within about 4e-7 of it; other components unchanged.
  private static func roundedToByte(_ component: Double) -> Double {
    // Interface Builder writes eight-bit components with ten digits.
    let byte = (component * 255).rounded()
    return abs(component * 255 - byte) < 1e-4 ? byte / 255 : component
  }
}

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

extension ColorValue {
  /// The color in CSS notation with eight bits per channel: `#ff0000`, or `rgb(255 0 0 / 0.5)` if it is not
  /// opaque. A color in another space or outside of sRGB has the precise notation.
  package var formattedForShortCSS: String {
    guard space == .srgb, isInGamut(of: .srgb) else { return formattedForCSS }
    if alpha == 1 { return hex }
    let channels = components.map { (($0 ?? 0) * 255).rounded().formattedForCSS }.joined(separator: " ")
    return "rgb(\(channels) / \((alpha ?? 0).formatted(as: .decimal(maxFractionDigits: 3))))"
  }
}
