extension ColorValue {
  /// Returns this color in another space; unchanged if it already has that space. Missing components count as
  /// 0, and a missing alpha stays missing. The hue of a gray color is missing in the result (CSS Color 4,
  /// sections 4.4 and 12.1). Nothing is clipped: the result can be outside of the space's gamut.
  public func converted(to other: ColorSpace) -> ColorValue {
    guard other != space else { return self }
    return ColorValue(xyz: xyz, in: other, alpha: alpha)
  }

  /// CIE XYZ relative to D65. Missing components count as 0.
  var xyz: Triple { space.toXYZ(triple) }

  /// The components. Missing ones count as 0.
  var triple: Triple { Triple(first ?? 0, second ?? 0, third ?? 0) }

  /// Creates a color in a space from CIE XYZ relative to D65. Nothing is clipped. The hue of a gray color is
  /// missing.
  init(xyz: Triple, in space: ColorSpace, alpha: Double?) {
    let triple = space.fromXYZ(xyz)
    let hueIsPowerless = space.isHuePowerless(triple)
    let hueIsFirst = space == .hsl || space == .hwb
    self.init(
      space, hueIsPowerless && hueIsFirst ? nil : triple.x, triple.y,
      hueIsPowerless && !hueIsFirst ? nil : triple.z, alpha: alpha)
  }
}

extension ColorValue {
  /// This color with components of six decimals; alpha is unchanged. Computed components are rounded before
  /// they are written: otherwise the output would depend on the last bits of a system's math library.
  package var rounded: ColorValue {
    /// Returns a component rounded to six decimals; nil for a missing one.
    func rounded(_ component: Double?) -> Double? { component.map { ($0 * 1e6).rounded() / 1e6 } }
    return ColorValue(space, rounded(first), rounded(second), rounded(third), alpha: alpha)
  }

  /// This color with components and an alpha of six decimals. -0 becomes 0, and a hue stays below 360 degrees.
  package var roundedWithAlpha: ColorValue {
    /// Returns a component rounded to six decimals; nil for a missing one.
    func component(_ index: Int) -> Double? {
      guard let component = rounded.components[index] else { return nil }
      return space.roles[index] == .hue ? Self.normalizedHue(component) : component + 0
    }
    return ColorValue(
      space, component(0), component(1), component(2), alpha: alpha.map { ($0 * 1e6).rounded() / 1e6 + 0 })
  }
}

extension ColorSpace {
  /// Returns CIE XYZ relative to D65 of the components of a color in this space. Nothing is clipped.
  func toXYZ(_ triple: Triple) -> Triple {
    switch self {
    case .srgb, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .srgbLinear:
      let rgb = rgbSpace
      let xyz = rgb.toXYZ * (self == .srgbLinear ? triple : rgb.decode(triple))
      return rgb.isD50 ? WhitePoint.d50ToD65 * xyz : xyz
    case .hsl: return ColorSpace.srgb.toXYZ(HueSpaces.hslToSRGB(triple))
    case .hwb: return ColorSpace.srgb.toXYZ(HueSpaces.hwbToSRGB(triple))
    case .lab: return WhitePoint.d50ToD65 * CIELab.toXYZ(triple)
    case .lch: return WhitePoint.d50ToD65 * CIELab.toXYZ(Polar.toLab(triple))
    case .oklab: return OKLab.toXYZ(triple)
    case .oklch: return OKLab.toXYZ(Polar.toLab(triple))
    case .xyzD65: return triple
    case .xyzD50: return WhitePoint.d50ToD65 * triple
    }
  }

  /// Returns the components in this space of CIE XYZ relative to D65. Nothing is clipped. A gray color has a
  /// hue without meaning.
  func fromXYZ(_ xyz: Triple) -> Triple {
    switch self {
    case .srgb, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .srgbLinear:
      let rgb = rgbSpace
      let linear = rgb.fromXYZ * (rgb.isD50 ? WhitePoint.d65ToD50 * xyz : xyz)
      return self == .srgbLinear ? linear : rgb.encode(linear)
    case .hsl: return HueSpaces.srgbToHSL(ColorSpace.srgb.fromXYZ(xyz))
    case .hwb: return HueSpaces.srgbToHWB(ColorSpace.srgb.fromXYZ(xyz))
    case .lab: return CIELab.fromXYZ(WhitePoint.d65ToD50 * xyz)
    case .lch: return Polar.fromLab(CIELab.fromXYZ(WhitePoint.d65ToD50 * xyz))
    case .oklab: return OKLab.fromXYZ(xyz)
    case .oklch: return Polar.fromLab(OKLab.fromXYZ(xyz))
    case .xyzD65: return xyz
    case .xyzD50: return WhitePoint.d65ToD50 * xyz
    }
  }

  /// The RGB space that defines this space; sRGB for `srgbLinear` and for spaces that are not RGB.
  private var rgbSpace: RGBSpace {
    switch self {
    case .displayP3: .displayP3
    case .a98RGB: .a98
    case .prophotoRGB: .prophoto
    case .rec2020: .rec2020
    default: .srgb
    }
  }

  /// Returns true if a color in this space is so gray that its hue has no meaning; always false for spaces
  /// without a hue. The limits for chroma are those of CSS Color 4's sample code; the other limits allow for
  /// rounding errors.
  func isHuePowerless(_ triple: Triple) -> Bool {
    switch self {
    case .lch: triple.y <= 0.0015
    case .oklch: triple.y <= 0.000_004
    case .hsl: triple.y <= 0.001
    case .hwb: triple.y + triple.z >= 99.999
    default: false
    }
  }

  /// True if the space has the gamut of a device, so that colors can be outside of it: for RGB spaces, `hsl`
  /// and `hwb`. False for Lab, LCh, OKLab, OKLCh and XYZ.
  var hasGamut: Bool {
    switch self {
    case .srgb, .srgbLinear, .hsl, .hwb, .displayP3, .a98RGB, .prophotoRGB, .rec2020: true
    case .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50: false
    }
  }
}
