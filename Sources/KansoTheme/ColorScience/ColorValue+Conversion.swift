extension ColorValue {
  /// This color in another space. Missing components count as 0; a hue that means nothing in the other space, since
  /// the color is gray there, is missing in the result (CSS Color 4, sections 4.4 and 12.1). Nothing is clipped: the
  /// result may lie outside of the space's gamut.
  public func converted(to other: ColorSpace) -> ColorValue {
    guard other != space else { return self }
    return ColorValue(xyz: xyz, in: other, alpha: alpha)
  }

  /// CIE XYZ relative to D65, missing components counting as 0.
  var xyz: Triple { space.toXYZ(triple) }

  /// The components, missing ones counting as 0.
  var triple: Triple { Triple(first ?? 0, second ?? 0, third ?? 0) }

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
  /// This color with components of six decimals. What is computed is rounded before it is written, so that it does
  /// not depend on the last bits of a system's mathematics.
  var rounded: ColorValue {
    func rounded(_ component: Double?) -> Double? { component.map { ($0 * 1e6).rounded() / 1e6 } }
    return ColorValue(space, rounded(first), rounded(second), rounded(third), alpha: alpha)
  }

  /// The color in the gamut of a space as it is to be written: as it was authored where that is within, else rounded.
  package func written(inGamutOf space: ColorSpace) -> ColorValue {
    let mapped = mapped(toGamutOf: space)
    return mapped == self ? self : mapped.rounded
  }
}

extension ColorSpace {
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

  private var rgbSpace: RGBSpace {
    switch self {
    case .displayP3: .displayP3
    case .a98RGB: .a98
    case .prophotoRGB: .prophoto
    case .rec2020: .rec2020
    default: .srgb
    }
  }

  /// Whether the color is so gray that its hue has no meaning. The bounds on chroma are those of CSS Color 4's sample
  /// code; the others leave room for rounding.
  func isHuePowerless(_ triple: Triple) -> Bool {
    switch self {
    case .lch: triple.y <= 0.0015
    case .oklch: triple.y <= 0.000_004
    case .hsl: triple.y <= 0.001
    case .hwb: triple.y + triple.z >= 99.999
    default: false
    }
  }

  /// Whether the space has limits that a device could have, so that colors can lie outside.
  var hasGamut: Bool {
    switch self {
    case .srgb, .srgbLinear, .hsl, .hwb, .displayP3, .a98RGB, .prophotoRGB, .rec2020: true
    case .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50: false
    }
  }
}
