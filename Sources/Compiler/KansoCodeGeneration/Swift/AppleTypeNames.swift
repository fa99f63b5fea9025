import KansoFormatting
import KansoTheme

/// The type names, argument labels and features of one of Apple's frameworks.
struct AppleTypeNames: Sendable {
  /// The file-private functions that replace a type name that a group of the guide shadows.
  struct Shim: Sendable {
    /// The name of the shadowed type.
    let name: String
    /// The source of the functions: one for each initializer of the type that sources call.
    let declaration: String
  }

  /// The labels before the red and the alpha of a color. The other labels are the same in all frameworks.
  struct ColorLabels: Sendable {
    let red: String
    let alpha: String
  }

  let color: String
  let font: String
  let insets: String
  /// The type of easing curves.
  let curve: String
  /// The type of springs.
  let spring: String
  /// The labels of a color in sRGB.
  let srgb: ColorLabels
  /// The labels of a color in display-P3.
  let displayP3: ColorLabels
  /// True if a color outside of sRGB needs an explicit fallback for screens that support only sRGB.
  var wideFunctionHasFallback = false
  /// The functions for all types that can be shadowed, except the font.
  let shims: [Shim]
  /// True if colors ask for their value at each draw, so that constants can follow a theme at run time.
  var colorsAreDynamic = true
  /// True if fonts are computed at each use, because the framework's type is not thread-safe, or because fonts depend
  /// on the current text size.
  var fontsAreComputed = false
  /// True if easing curves and springs are computed at each use, because the framework's type is not thread-safe.
  var curvesAreComputed = true
  /// True if the types of easing curves and springs belong to the main thread.
  var curvesAreOnMainActor = false
  /// The attribute of an enum of easing curves, for older systems without the framework's type; nil if all have it.
  var curveAttribute: String?
  /// The condition of compilation under which the framework has the types of easing curves and springs; nil if it
  /// always has them.
  var curveCondition: String?
  /// True if the framework has types of gradients and animations.
  var hasGradientsAndAnimations = false
  /// True if a maximum size of scaled fonts is supported.
  var hasMaximumSize = false
  /// Returns the name of a text style; nil if the framework has no Dynamic Type.
  let textStyle: @Sendable (TextStyle) -> String?
  /// True if weights between the named ones can be expressed.
  var hasRawWeights = true

  /// Returns the Swift expression of a weight: its name, such as `.bold`, or else the interpolated raw value.
  /// The nearest name is used if the framework allows only names, or the weight is below 100 or above 900.
  func weightExpression(_ weight: Double) -> String {
    let weights = FontWeight.systemWeights
    let isNamed = weights.contains { $0.weight == weight }
    let isBetweenNames = weight > weights[0].weight && weight < weights[weights.count - 1].weight
    guard hasRawWeights, isBetweenNames, !isNamed else {
      return ".\(FontWeight.nearestSystemName(of: weight))"
    }
    return ".init(rawValue: \(FontWeight.systemRawValue(of: weight).formatted(as: .shortest)))"
  }
}

extension AppleTypeNames {
  private static let cgFloatShim = Shim(
    name: "CGFloat",
    declaration: """
      private func _kansoCGFloat(_ points: Double) -> CGFloat {
        CGFloat(points)
      }
      """)

  private static let insetsShim = Shim(
    name: "NSDirectionalEdgeInsets",
    declaration: """
      private func _kansoNSDirectionalEdgeInsets(
        top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
      ) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
      }
      """)

  /// The names in UIKit.
  static let uikit = AppleTypeNames(
    color: "UIColor", font: "UIFont", insets: "NSDirectionalEdgeInsets", curve: "UICubicTimingParameters",
    spring: "UISpringTimingParameters",
    srgb: ColorLabels(red: "red: ", alpha: ", alpha: "),
    displayP3: ColorLabels(red: "displayP3Red: ", alpha: ", alpha: "), wideFunctionHasFallback: true,
    shims: [
      Shim(
        name: "UIColor",
        declaration: """
          private func _kansoUIColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor {
            UIColor(red: red, green: green, blue: blue, alpha: alpha)
          }
          """), insetsShim, cgFloatShim,
    ], curvesAreOnMainActor: true, curveCondition: "!os(watchOS)", hasMaximumSize: true,
    textStyle: { $0.rawValue })

  /// The type of springs that the template for AppKit declares.
  static let ownSpring = "KansoSpring"

  /// The names in AppKit.
  static let appkit = AppleTypeNames(
    color: "NSColor", font: "NSFont", insets: "NSDirectionalEdgeInsets", curve: "CAMediaTimingFunction",
    spring: ownSpring,
    srgb: ColorLabels(red: "srgbRed: ", alpha: ", alpha: "),
    displayP3: ColorLabels(red: "displayP3Red: ", alpha: ", alpha: "),
    shims: [
      Shim(
        name: "NSColor",
        declaration: """
          private func _kansoNSColor(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> NSColor {
            NSColor(srgbRed: srgbRed, green: green, blue: blue, alpha: alpha)
          }

          private func _kansoNSColor(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> NSColor {
            NSColor(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha)
          }
          """), insetsShim, cgFloatShim,
    ], fontsAreComputed: true, textStyle: { _ in nil })

  /// The names in SwiftUI.
  static let swiftui = AppleTypeNames(
    color: "Color", font: "Font", insets: "EdgeInsets", curve: "UnitCurve", spring: "Spring",
    srgb: ColorLabels(red: ".sRGB, red: ", alpha: ", opacity: "),
    displayP3: ColorLabels(red: ".displayP3, red: ", alpha: ", opacity: "),
    shims: [
      Shim(
        name: "Color",
        declaration: """
          private func _kansoColor(
            _ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double
          ) -> Color {
            Color(space, red: red, green: green, blue: blue, opacity: opacity)
          }
          """),
      Shim(
        name: "EdgeInsets",
        declaration: """
          private func _kansoEdgeInsets(
            top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
          ) -> EdgeInsets {
            EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
          }
          """), cgFloatShim,
    ], colorsAreDynamic: false, fontsAreComputed: true, curvesAreComputed: false,
    curveAttribute: "@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)",
    hasGradientsAndAnimations: true,
    textStyle: { style in
      switch style {
      case .title1: "title"
      case .caption1: "caption"
      default: style.rawValue
      }
    }, hasRawWeights: false)
}
