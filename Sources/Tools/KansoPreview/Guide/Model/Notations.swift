import KansoFormatting
import KansoTheme
import KansoThemeComparison
import KansoThemeEncoding

extension TokenValue {
  /// The value in the notations that designers and developers use, the main notation first. Values other than
  /// colors and fonts have one, without a label, in which colors are rounded to eight bits.
  var notations: [Notation] {
    switch self {
    case .color(let color): color.notations
    case .typography(let font): font.notations
    default: [Notation(label: "", text: withRoundedColors.shortDescription)]
    }
  }
}

extension ColorValue {
  /// The color as CSS in its own color space unless that is sRGB, then as hexadecimal digits, RGB, HSL and OKLCH.
  /// A notation in the color's own space is not repeated. A color outside sRGB has the nearest hexadecimal and
  /// RGB values, no HSL, and Display P3 at the end.
  fileprivate var notations: [Notation] {
    let opacity = alpha == 1 ? "" : " / \((alpha ?? 0).formatted(as: .thousandths))"
    let isInRGB = space == .srgb || isInGamut(of: .srgb)
    let rgb = mapped(toGamutOf: .srgb)
    var all: [Notation] = []
    if space != .srgb { all.append(Notation(label: space.title, text: formattedForCSS)) }
    all.append(Notation(label: isInRGB ? "Hex" : "Nearest hex", text: rgb.hexWithAlpha))
    let bytes = rgb.components.map { (($0 ?? 0) * 255).rounded().formattedForCSS }
    all.append(Notation(label: "RGB", text: "rgb(\(bytes.joined(separator: " "))\(opacity))"))
    if space != .hsl, isInRGB {
      // For a gray, the hue and the saturation that a conversion returns are noise.
      let isGray = Set(rgb.components).count == 1
      let hsl = rgb.converted(to: .hsl).components.map { $0 ?? 0 }
      let (hue, saturation) =
        isGray ? ("0", "0") : (hsl[0].formatted(as: .tenths), hsl[1].formatted(as: .tenths))
      let lightness = hsl[2].formatted(as: .tenths)
      all.append(Notation(label: "HSL", text: "hsl(\(hue) \(saturation)% \(lightness)%\(opacity))"))
    }
    if space != .oklch {
      let oklch = converted(to: .oklch)
      let parts = [oklch.first, oklch.second].map { ($0 ?? 0).formatted(as: .thousandths) }
      let hue = oklch.third.map { $0.formatted(as: .tenths) } ?? "none"
      all.append(Notation(label: "OKLCH", text: "oklch(\(parts[0]) \(parts[1]) \(hue)\(opacity))"))
    }
    if space != .displayP3, !isInRGB {
      let wide = mapped(toGamutOf: .displayP3).components.map { ($0 ?? 0).formatted(as: .thousandths) }
      all.append(
        Notation(label: "Display P3", text: "color(display-p3 \(wide.joined(separator: " "))\(opacity))"))
    }
    return all
  }
}

extension ColorSpace {
  /// The name for people.
  fileprivate var title: String {
    switch self {
    case .srgb: "sRGB"
    case .srgbLinear: "Linear sRGB"
    case .hsl: "HSL"
    case .hwb: "HWB"
    case .lab: "Lab"
    case .lch: "LCH"
    case .oklab: "Oklab"
    case .oklch: "OKLCH"
    case .displayP3: "Display P3"
    case .a98RGB: "A98 RGB"
    case .prophotoRGB: "ProPhoto RGB"
    case .rec2020: "Rec. 2020"
    case .xyzD65: "XYZ D65"
    case .xyzD50: "XYZ D50"
    }
  }
}

extension Typography {
  /// The names for people of the font families that CSS has keywords for.
  private static let systemFamilies = [
    systemFamily: "System", "ui-serif": "System serif", "ui-rounded": "System rounded",
    "ui-monospace": "System monospaced",
  ]

  /// Returns the name of a font family for people: `System` for `system-ui`.
  static func displayName(ofFamily family: String) -> String { systemFamilies[family] ?? family }

  /// The family, size and weight without a label; then the face, line height, letter spacing, text style and maximum
  /// size, as far as the guide sets them.
  fileprivate var notations: [Notation] {
    let family = families.map(Self.displayName(ofFamily:)).joined(separator: ", ")
    let style = isItalic ? " italic" : ""
    /// Returns a number in decimal notation.
    func decimal(_ number: Double) -> String { number.formatted(as: .decimal) }
    var all = [Notation(label: "", text: "\(family), \(decimal(size)) pt, \(decimal(weight))\(style)")]
    if let face { all.append(Notation(label: "Face", text: face)) }
    if !implied.contains(.lineHeight) {
      all.append(Notation(label: "Line height", text: decimal(lineHeight)))
    }
    if !implied.contains(.letterSpacing) {
      all.append(
        Notation(label: "Letter spacing", text: TokenValue.dimension(letterSpacing).shortDescription))
    }
    if let textStyle { all.append(Notation(label: "Text style", text: textStyle.rawValue)) }
    if let maximumSize { all.append(Notation(label: "Largest size", text: "\(decimal(maximumSize)) pt")) }
    return all
  }
}

extension Double {
  /// The number as text with exactly one digit after the decimal point.
  var withTenths: String {
    let text = formatted(as: .tenths)
    return text.contains(".") ? text : text + ".0"
  }
}
