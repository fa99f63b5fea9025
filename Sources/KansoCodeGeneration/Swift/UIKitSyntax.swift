import KansoTheme

/// Values as `UIColor`, `UIFont` and `CGFloat`.
struct UIKitSyntax: PlatformSyntax {
  let theme: Theme
  let shadowed: ShadowedNames

  func value(of token: ThemeToken, indentation: String) -> String {
    switch token.value {
    case .color: color(token, indentation)
    case .typography(let font): self.font(font)
    case .dimension(let dimension): "\(shadowed.call("CGFloat"))(\(SwiftText.number(dimension.value)))"
    case .edges(let edges): "\(shadowed.call("NSDirectionalEdgeInsets"))(\(edges.arguments))"
    default: ""
    }
  }

  /// UIKit's own types know nothing of themes.
  func token(_ token: ThemeToken, indentation: String) -> String { "" }

  // MARK: Colors

  /// A color that follows appearance and contrast by itself; other axes have the default mode's value.
  private func color(_ token: ThemeToken, _ indentation: String) -> String {
    func value(_ appearance: String, _ contrast: String) -> String {
      guard
        case .color(let color) = theme.value(of: token, in: ["appearance": appearance, "contrast": contrast])
      else {
        return ""
      }
      return single(color)
    }
    guard !token.variants.isEmpty else { return value("light", "normal") }
    let (light, dark) = (value("light", "normal"), value("dark", "normal"))
    let (lightHigh, darkHigh) = (value("light", "increased"), value("dark", "increased"))
    if light == dark, light == lightHigh, light == darkHigh { return light }
    var arguments = ["light: \(light)", "dark: \(dark)"]
    if lightHigh != light { arguments.append("lightHighContrast: \(lightHigh)") }
    if darkHigh != dark { arguments.append("darkHighContrast: \(darkHigh)") }
    let lines = arguments.map { "\n\(indentation)  \($0)" }
    return "_kansoDynamic(\(lines.joined(separator: ",")))"
  }

  private func single(_ color: ColorValue) -> String {
    let type = shadowed.call("UIColor")
    switch ScreenColor(color) {
    case .srgb(let channels): return "\(type)(\(channels.arguments()))"
    case .displayP3(let wide, let fallback):
      return
        "_kansoWide(\(wide.arguments(redLabel: "displayP3Red")), fallback: \(type)(\(fallback.arguments())))"
    }
  }

  // MARK: Fonts

  private func font(_ font: Typography) -> String {
    var arguments = ["[\(font.families.map { SwiftText.literal($0) }.joined(separator: ", "))]"]
    if let face = font.face { arguments.append("face: \(SwiftText.literal(face))") }
    arguments.append("size: \(SwiftText.number(font.size))")
    if font.weight != 400 { arguments.append("weight: \(weight(font.weight))") }
    if font.isItalic { arguments.append("italic: true") }
    if let textStyle = font.textStyle { arguments.append("textStyle: .\(textStyle.rawValue)") }
    if let maximumSize = font.maximumSize {
      arguments.append("maximumSize: \(SwiftText.number(maximumSize))")
    }
    return "_kansoFont(\(arguments.joined(separator: ", ")))"
  }

  /// `UIFont.Weight`'s constants with their raw values, by the standard's weight.
  private static let weights: [(weight: Double, name: String, rawValue: Double)] = [
    (100, "ultraLight", -0.8), (200, "thin", -0.6), (300, "light", -0.4), (400, "regular", 0),
    (500, "medium", 0.23), (600, "semibold", 0.3), (700, "bold", 0.4), (800, "heavy", 0.56),
    (900, "black", 0.62),
  ]

  /// A named weight where there is one, else the raw value between its neighbours.
  private func weight(_ weight: Double) -> String {
    let weights = Self.weights
    if let exact = weights.first(where: { $0.weight == weight }) { return ".\(exact.name)" }
    guard let upper = weights.firstIndex(where: { $0.weight > weight }) else { return ".black" }
    guard upper > 0 else { return ".ultraLight" }
    let (low, high) = (weights[upper - 1], weights[upper])
    let share = (weight - low.weight) / (high.weight - low.weight)
    let rawValue = low.rawValue + share * (high.rawValue - low.rawValue)
    return ".init(rawValue: \(SwiftText.number((rawValue * 1000).rounded() / 1000)))"
  }

  var shims: String {
    var functions: [String] = []
    if shadowed.contains("UIColor") {
      functions.append(
        """
        private func _kansoUIColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor {
          UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        """)
    }
    if shadowed.contains("NSDirectionalEdgeInsets") {
      functions.append(
        """
        private func _kansoNSDirectionalEdgeInsets(
          top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
        ) -> NSDirectionalEdgeInsets {
          NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
        }
        """)
    }
    if shadowed.contains("CGFloat") {
      functions.append(
        """
        private func _kansoCGFloat(_ points: Double) -> CGFloat {
          CGFloat(points)
        }
        """)
    }
    return functions.map { "\n\n\($0)" }.joined()
  }
}
