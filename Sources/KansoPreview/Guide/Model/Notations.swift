import KansoTheme

extension TokenValue {
  /// The value in the notations that designers and developers use, the main notation first.
  var notations: [Notation] {
    switch self {
    case .color(let color): color.notations
    case .typography(let font): font.notations
    default: [Notation(label: "", text: words)]
    }
  }
}

extension ColorValue {
  /// The color as CSS in its own color space, and in the spaces that people compare: sRGB, HSL, OKLCH, and Display P3
  /// if sRGB cannot show the color.
  fileprivate var notations: [Notation] {
    let opacity = alpha == 1 ? "" : " / \((alpha ?? 0).rounded(to: 3))"
    let isInRGB = space == .srgb || isInGamut(of: .srgb)
    let rgb = mapped(toGamutOf: .srgb)
    var all: [Notation] = []
    if space != .srgb { all.append(Notation(label: space.title, text: css)) }
    all.append(Notation(label: isInRGB ? "Hex" : "Nearest hex", text: rgb.hexWithAlpha))
    let bytes = rgb.components.map { (($0 ?? 0) * 255).rounded().css }
    all.append(Notation(label: "RGB", text: "rgb(\(bytes.joined(separator: " "))\(opacity))"))
    if space != .hsl, isInRGB {
      // For a gray, the hue and the saturation that a conversion returns are noise.
      let isGray = Set(rgb.components).count == 1
      let hsl = rgb.converted(to: .hsl).components.map { $0 ?? 0 }
      let (hue, saturation) = isGray ? ("0", "0") : (hsl[0].rounded(to: 1), hsl[1].rounded(to: 1))
      all.append(
        Notation(label: "HSL", text: "hsl(\(hue) \(saturation)% \(hsl[2].rounded(to: 1))%\(opacity))"))
    }
    if space != .oklch {
      let oklch = converted(to: .oklch)
      let parts = [oklch.first, oklch.second].map { ($0 ?? 0).rounded(to: 3) }
      let hue = oklch.third.map { $0.rounded(to: 1) } ?? "none"
      all.append(Notation(label: "OKLCH", text: "oklch(\(parts[0]) \(parts[1]) \(hue)\(opacity))"))
    }
    if space != .displayP3, !isInRGB {
      let wide = mapped(toGamutOf: .displayP3).components.map { ($0 ?? 0).rounded(to: 3) }
      all.append(
        Notation(label: "Display P3", text: "color(display-p3 \(wide.joined(separator: " "))\(opacity))"))
    }
    return all
  }

  /// The color as hexadecimal digits, with eight bits per channel. The alpha channel is included if the color is not
  /// opaque.
  private var hexWithAlpha: String {
    guard alpha != 1 else { return hex }
    let digits = String(UInt8((min(max(0, alpha ?? 0), 1) * 255).rounded()), radix: 16)
    return hex + (digits.count == 1 ? "0" : "") + digits
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

  fileprivate var notations: [Notation] {
    let family = families.map { Self.systemFamilies[$0] ?? $0 }.joined(separator: ", ")
    let style = isItalic ? " italic" : ""
    var all = [Notation(label: "", text: "\(family), \(size.css) pt, \(weight.css)\(style)")]
    if let face { all.append(Notation(label: "Face", text: face)) }
    if !implied.contains(.lineHeight) { all.append(Notation(label: "Line height", text: lineHeight.css)) }
    if !implied.contains(.letterSpacing) {
      all.append(Notation(label: "Letter spacing", text: TokenValue.dimension(letterSpacing).words))
    }
    if let textStyle { all.append(Notation(label: "Text style", text: textStyle.rawValue)) }
    if let maximumSize { all.append(Notation(label: "Largest size", text: "\(maximumSize.css) pt")) }
    return all
  }
}

extension Double {
  /// Returns the number as text with at most `digits` digits after the decimal point.
  func rounded(to digits: Int) -> String {
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    let value = (self * factor).rounded() / factor
    return value == 0 ? "0" : value.css
  }

  /// The number as text with exactly one digit after the decimal point.
  var withTenths: String {
    let text = rounded(to: 1)
    return text.contains(".") ? text : text + ".0"
  }
}
