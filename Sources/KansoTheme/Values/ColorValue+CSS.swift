extension ColorValue {
  /// The color in CSS syntax, in its authored space: hex if eight bits per channel are exact, else the function of its
  /// space (CSS Color 4).
  public var css: String {
    let alpha = alpha ?? 0
    let alphaByte = (alpha * 255).rounded()
    if space == .srgb, let exact = ColorValue(hex: hex), exact.components == components,
      (0...255).contains(alphaByte), alphaByte / 255 == alpha
    {
      return alpha == 1 ? hex : hex + Self.hexByte(Int(alphaByte))
    }
    let parts = components.enumerated().map { index, component in
      component.map { $0.css + (isPercentage(index) ? "%" : "") } ?? "none"
    }
    let opacity = self.alpha == 1 ? "" : " / \(self.alpha.map(\.css) ?? "none")"
    switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch:
      return "\(space.rawValue)(\(parts.joined(separator: " "))\(opacity))"
    default: return "color(\(space.rawValue) \(parts.joined(separator: " "))\(opacity))"
    }
  }

  private func isPercentage(_ index: Int) -> Bool {
    switch space {
    case .hsl, .hwb: index > 0
    case .lab, .lch: index == 0
    default: false
    }
  }

  private static func hexByte(_ byte: Int) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
}

extension Double {
  /// The number in CSS and SVG syntax, without an exponent: CSS allows `1e-7`, but not every tool that reads CSS does.
  /// A number that is not finite is 0.
  public var css: String {
    guard isFinite else { return "0" }
    if self == rounded(), abs(self) < 1e15 { return String(Int(self)) }
    let text = description
    guard text.contains("e") else { return text }
    let billionths = (abs(self) * 1e9).rounded()
    let digits = String(Int(min(billionths, 9e18)))
    let padded = String(repeating: "0", count: max(0, 10 - digits.count)) + digits
    return (self < 0 ? "-" : "") + padded.dropLast(9) + "." + padded.suffix(9)
  }
}
