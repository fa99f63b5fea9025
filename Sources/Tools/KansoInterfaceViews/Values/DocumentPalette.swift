import KansoInterfaceBuilder
import KansoSystemStyle
import KansoTheme

/// The colors of a document.
package struct DocumentPalette: Sendable {
  private let resources: InterfaceResources
  /// The colors of the app's asset catalogs, by name.
  private let assetColors: [String: Color]
  /// The context of the document's own appearance: light unless its device is `dark`.
  private let context: Context

  /// Takes the stored colors of a document and the appearance of its device.
  ///
  /// - Parameter assetColors: the colors of the app's asset catalogs, by name.
  package init(_ document: InterfaceDocument, assetColors: [String: Color] = [:]) {
    resources = document.resources
    self.assetColors = assetColors
    context = ["appearance": document.device?.appearance == "dark" ? "dark" : "light"]
  }

  /// Returns the value of a color in the document's own appearance; nil if it is unknown.
  package func value(of color: InterfaceColor) -> ColorValue? { self.color(color)?.resolved(in: context) }

  /// Returns a color, which follows the light or dark style; nil if there is none. A color of the asset catalog is that
  /// of the catalog, else the copy in the document. A system color is that of the system, else the copy in the
  /// document. An unknown color is the system color with its name.
  package func color(_ color: InterfaceColor) -> Color? {
    switch color.value {
    case .components(let space, let components, let alpha):
      Self.color(in: space, components, alpha: alpha).map { Color($0) }
    case .named(let name):
      assetColors[name] ?? resources.namedColors[name].flatMap(componentColor).map { Color($0) }
    case .system(let name):
      Color.system(named: name) ?? resources.systemColors[name].flatMap(componentColor).map { Color($0) }
    case .unknown(let name): Color.system(named: name)
    }
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
