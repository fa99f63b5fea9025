import KansoTheme

/// Values as CSS writes them, in the color space that they were authored in.
enum CSSText {
  static func value(_ value: TokenValue) -> String? {
    switch value {
    case .color(let color): self.color(color)
    case .dimension(let dimension): pixels(dimension.value)
    // The order of CSS: top, right, bottom, left; of languages that are written from left to right.
    case .edges(let edges):
      [edges.top, edges.trailing, edges.bottom, edges.leading].map { pixels($0.value) }.joined(separator: " ")
    case .typography(let font): self.font(font)
    default: nil
    }
  }

  private static func pixels(_ points: Double) -> String { points == 0 ? "0px" : "\(number(points))px" }

  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : decimal(value)
  }

  /// CSS knows `1e-7`, but not every tool that reads CSS does.
  private static func decimal(_ value: Double) -> String {
    let text = value.description
    guard text.contains("e") else { return text }
    let millionths = (abs(value) * 1e9).rounded()
    let digits = String(Int(min(millionths, 9e18)))
    let padded = String(repeating: "0", count: max(0, 10 - digits.count)) + digits
    return (value < 0 ? "-" : "") + padded.dropLast(9) + "." + padded.suffix(9)
  }

  // MARK: Colors

  /// Hex where eight bits a channel say it all, else the function of the color's space (CSS Color 4).
  private static func color(_ color: ColorValue) -> String {
    let alpha = color.alpha ?? 0
    let alphaByte = (alpha * 255).rounded()
    if let exact = ColorValue(hex: color.hex), alphaByte / 255 == alpha,
      exact.components == color.components, color.space == .srgb
    {
      return alpha == 1 ? color.hex : color.hex + hexByte(Int(alphaByte))
    }
    let parts = color.components.enumerated().map { index, component in
      component.map { number($0) + (isPercentage(index, of: color.space) ? "%" : "") } ?? "none"
    }
    let opacity = color.alpha == 1 ? "" : " / \(color.alpha.map(number) ?? "none")"
    switch color.space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch:
      return "\(color.space.rawValue)(\(parts.joined(separator: " "))\(opacity))"
    default: return "color(\(color.space.rawValue) \(parts.joined(separator: " "))\(opacity))"
    }
  }

  private static func isPercentage(_ index: Int, of space: ColorSpace) -> Bool {
    switch space {
    case .hsl, .hwb: index > 0
    case .lab, .lch: index == 0
    default: false
    }
  }

  private static func hexByte(_ byte: Int) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

  // MARK: Fonts

  /// The shorthand of the property `font`; letter spacing has a property of its own.
  private static func font(_ font: Typography) -> String {
    let generic = ["system-ui", "ui-serif", "ui-rounded", "ui-monospace"]
    let families = font.families.map { generic.contains($0) ? $0 : string($0) }
    return (font.isItalic ? "italic " : "")
      + "\(number(font.weight)) \(pixels(font.size))/\(number(font.lineHeight)) \(families.joined(separator: ", "))"
  }

  /// A text in quotes. Everything that could end it, and everything unprintable, is escaped (CSS Syntax 3, section 4.3.7).
  static func string(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map {
        isPlain($0) ? String($0) : "\\\(String($0.value == 0 ? 0xFFFD : $0.value, radix: 16)) "
      }.joined()
      + "\""
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    // `<` could end a style element.
    (0x20..<0x7F).contains(scalar.value) && !"\"\\<".unicodeScalars.contains(scalar)
  }

  /// A text for a comment: one line that cannot end it.
  static func comment(_ text: String) -> String {
    let line = text.unicodeScalars.map {
      $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || (0x2028...0x202E).contains($0.value)
        || (0x2066...0x2069).contains($0.value) ? " " : String($0)
    }.joined()
    return line.replacing("*/", with: "* /").replacing("/*", with: "/ *").replacing("</", with: "< /")
      .replacing("--", with: "- -").replacing("--", with: "- -")
  }
}
