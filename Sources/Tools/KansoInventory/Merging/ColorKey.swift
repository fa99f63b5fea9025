import KansoFormatting
import KansoTheme

/// The identity of a color within rounding: eight bits per channel for colors in sRGB.
struct ColorKey: Hashable {
  private let components: [Int]
  private let alpha: Int

  /// - Parameter color: a color in any space. Missing components count as 0.
  init(_ color: ColorValue) {
    alpha = Self.byte(color.alpha ?? 0)
    guard color.isInGamut(of: .srgb) else {
      // Colors beyond sRGB would all be the same color at its border.
      components = color.converted(to: .xyzD65).components.map { Self.step(of: $0 ?? 0) }
      return
    }
    components = color.converted(to: .srgb).components.map { Self.byte($0 ?? 0) }
  }

  /// Returns a component of CIE XYZ in twelve bits, also beyond white.
  private static func step(of component: Double) -> Int {
    component.isFinite ? Int((min(max(component, -8), 8) * 4096).rounded()) : 0
  }

  /// Returns a component in eight bits.
  static func byte(_ component: Double) -> Int {
    component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
  }
}

extension ColorValue {
  /// The color with exact channels of eight bits if it is in sRGB, and an alpha of as few digits as eight bits need.
  var snapped: ColorValue {
    let opacity = alpha.map { alpha in
      [2, 3].map { alpha.rounded(toFractionDigits: $0) }.first { ColorKey.byte($0) == ColorKey.byte(alpha) }
        ?? alpha
    }
    guard isInGamut(of: .srgb), let exact = ColorValue(hex: hex) else {
      let parts = components.map { $0?.rounded(toFractionDigits: 4) }
      return ColorValue(space, parts[0], parts[1], parts[2], alpha: opacity)
    }
    return ColorValue(.srgb, exact.first, exact.second, exact.third, alpha: opacity)
  }
}
