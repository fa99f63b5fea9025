// Substitutes for the colors of UIKit, AppKit and SwiftUI, as far as generated code uses them: they keep their
// components.
import Foundation

enum UIUserInterfaceStyle { case light, dark }
enum UIAccessibilityContrast { case normal, high }
enum UIDisplayGamut { case SRGB, P3 }

struct UITraitCollection {
  var userInterfaceStyle = UIUserInterfaceStyle.light
  var accessibilityContrast = UIAccessibilityContrast.normal
  var displayGamut = UIDisplayGamut.P3
}

final class UIColor: Sendable {
  private enum Value: Sendable {
    case components(String, [CGFloat])
    case provider(@Sendable (UITraitCollection) -> UIColor)
  }

  private let value: Value

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = .components("srgb", [red, green, blue, alpha])
  }
  init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = .components("p3", [red, green, blue, alpha])
  }
  init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    value = .provider(dynamicProvider)
  }
  init(_ color: Color) { value = color.color.value }

  func resolvedColor(with traits: UITraitCollection) -> UIColor {
    guard case .provider(let provider) = value else { return self }
    return provider(traits).resolvedColor(with: traits)
  }

  /// The color space, and the bits of each component.
  func description(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> String {
    let traits = UITraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast)
    guard case .components(let space, let components) = resolvedColor(with: traits).value else { return "" }
    return "\(space) " + components.map { String(Double($0).bitPattern, radix: 16) }.joined(separator: " ")
  }
}

struct NSAppearance {
  enum Name { case aqua, darkAqua, accessibilityHighContrastAqua, accessibilityHighContrastDarkAqua }

  let name: Name

  func bestMatch(from names: [Name]) -> Name? { names.first { $0 == name } }
}

final class NSColor: Sendable {
  private enum Value: Sendable {
    case components(String, [CGFloat])
    case provider(@Sendable (NSAppearance) -> NSColor)
  }

  private let value: Value

  init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = .components("srgb", [red, green, blue, alpha])
  }
  init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = .components("p3", [red, green, blue, alpha])
  }
  init(name: String?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {
    value = .provider(dynamicProvider)
  }

  /// The color space, and the bits of each component.
  func description(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> String {
    switch value {
    case .components(let space, let components):
      return "\(space) " + components.map { String(Double($0).bitPattern, radix: 16) }.joined(separator: " ")
    case .provider(let provider):
      let name: NSAppearance.Name =
        switch (style, contrast) {
        case (.light, .normal): .aqua
        case (.light, .high): .accessibilityHighContrastAqua
        case (.dark, .normal): .darkAqua
        case (.dark, .high): .accessibilityHighContrastDarkAqua
        }
      return provider(NSAppearance(name: name)).description(style, contrast)
    }
  }
}

struct Color: Sendable {
  enum RGBColorSpace { case sRGB, displayP3 }

  let color: UIColor

  init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
    color =
      space == .sRGB
      ? UIColor(red: red, green: green, blue: blue, alpha: opacity)
      : UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
  }
  init(uiColor: UIColor) { color = uiColor }

  func description(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> String {
    color.description(style, contrast)
  }
}
