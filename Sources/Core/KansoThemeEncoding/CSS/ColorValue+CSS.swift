import KansoFormatting
import KansoTheme

extension ColorValue {
  /// The color in CSS syntax, in its authored space: hex for an sRGB color whose channels and alpha are exact
  /// in eight bits, else the function of its space (CSS Color 4). In hex, a missing alpha counts as 0.
  public var formattedForCSS: String {
    if let exactHex { return exactHex }
    let parts = components.enumerated().map { index, component in
      component.map { $0.formattedForCSS + (isPercentage(index) ? "%" : "") } ?? "none"
    }
    let opacity = alpha == 1 ? "" : " / \(alpha.map(\.formattedForCSS) ?? "none")"
    switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch:
      return "\(space.rawValue)(\(parts.joined(separator: " "))\(opacity))"
    default: return "color(\(space.rawValue) \(parts.joined(separator: " "))\(opacity))"
    }
  }

  /// Returns true if CSS writes the component with an index, from 0, as a percentage in this space.
  private func isPercentage(_ index: Int) -> Bool {
    switch space {
    case .hsl, .hwb: index > 0
    case .lab, .lch: index == 0
    default: false
    }
  }
}
