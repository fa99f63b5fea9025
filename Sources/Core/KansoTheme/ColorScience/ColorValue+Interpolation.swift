/// The way of a hue between two colors (CSS Color 4, section 12.4).
package enum HueInterpolation: String, Sendable, CaseIterable {
  /// At most 180 degrees.
  case shorter
  /// At least 180 degrees.
  case longer
  /// Clockwise, to higher angles.
  case increasing
  /// Counterclockwise, to lower angles.
  case decreasing

  /// Returns the difference from one hue to another in this direction, in degrees. Both hues are from 0 to below 360.
  fileprivate func difference(from first: Double, to second: Double) -> Double {
    let difference = second - first
    switch self {
    case .shorter:
      return difference > 180 ? difference - 360 : difference < -180 ? difference + 360 : difference
    case .longer:
      if difference > 0, difference < 180 { return difference - 360 }
      return difference > -180 && difference <= 0 ? difference + 360 : difference
    case .increasing: return difference < 0 ? difference + 360 : difference
    case .decreasing: return difference > 0 ? difference - 360 : difference
    }
  }
}

extension ColorValue {
  /// Returns the color on the way from this one to another, in their color space, with premultiplied alpha (CSS Color
  /// 4, section 12). A component that is missing in one color is that of the other; one that is missing in both is
  /// missing in the result. Nothing is clipped, and nothing is rounded.
  ///
  /// - Parameters:
  ///   - other: a color in the same space. A hue is from 0 to below 360 in both.
  ///   - progress: the place between this color (0) and the other one (1).
  package func interpolated(to other: ColorValue, _ progress: Double, hue: HueInterpolation) -> ColorValue {
    let (startAlpha, endAlpha) = (alpha ?? other.alpha, other.alpha ?? alpha)
    let alpha = startAlpha.flatMap { start in endAlpha.map { start + ($0 - start) * progress } }
    /// Returns a component of the result.
    func component(_ index: Int) -> Double? {
      let (first, second) = (components[index], other.components[index])
      guard let start = first ?? second, let end = second ?? first else { return nil }
      if space.roles[index] == .hue {
        return Self.normalizedHue(start + hue.difference(from: start, to: end) * progress)
      }
      let (left, right) = (start * (startAlpha ?? 1), end * (endAlpha ?? 1))
      let premultiplied = left + (right - left) * progress
      return alpha == 0 ? premultiplied : premultiplied / (alpha ?? 1)
    }
    return ColorValue(space, component(0), component(1), component(2), alpha: alpha)
  }

  /// Returns this color in another space, in which the components that are missing here are missing as well: each
  /// component with the same role, and all others if all others are missing here (CSS Color 4, section 12.2). Other
  /// components are those of `converted(to:)`.
  package func convertedWithMissingComponents(to other: ColorSpace) -> ColorValue {
    let converted = converted(to: other)
    guard other != space, components.contains(nil) else { return converted }
    let isRestMissing = space.roles.indices.allSatisfy {
      components[$0] == nil || other.roles.contains(space.roles[$0])
    }
    /// Returns a component of the result.
    func component(_ index: Int) -> Double? {
      guard let same = space.roles.firstIndex(of: other.roles[index]) else {
        return isRestMissing ? nil : converted.components[index]
      }
      return components[same] == nil ? nil : converted.components[index]
    }
    return ColorValue(other, component(0), component(1), component(2), alpha: alpha)
  }

  /// Returns an angle in the range from 0 to below 360 degrees.
  package static func normalizedHue(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let turned = rest < 0 ? rest + 360 : rest
    return turned == 360 || turned == 0 ? 0 : turned
  }
}

extension ColorSpace {
  /// The meaning of a component. Components with the same meaning in two spaces are analogous (CSS Color 4, section
  /// 12.2).
  package enum Role: Sendable {
    case red, green, blue, lightness, colorfulness, hue, a, b, whiteness, blackness
  }

  /// The roles of the three components, in their order.
  package var roles: [Role] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      [.red, .green, .blue]
    case .hsl: [.hue, .colorfulness, .lightness]
    case .hwb: [.hue, .whiteness, .blackness]
    case .lab, .oklab: [.lightness, .a, .b]
    case .lch, .oklch: [.lightness, .colorfulness, .hue]
    }
  }
}
