extension ColorValue {
  /// Returns true if the color is in the gamut of a space. A space without a gamut contains every color. Rounding
  /// errors of conversions up to a 50,000th of a component are tolerated.
  public func isInGamut(of space: ColorSpace) -> Bool {
    guard space.hasGamut else { return true }
    let gamut = space.gamutSpace
    return Self.isInGamut(gamut == self.space ? triple : gamut.fromXYZ(xyz))
  }

  /// Returns the perceptually nearest color in the gamut of `destination`, converted to that space, with the
  /// same alpha. Chroma is reduced in OKLCh until clipping makes no visible difference (CSS Color 4, section
  /// 13.2). Outside of the gamut, an OKLCh lightness of 1 or more gives white, and one of 0 or less gives
  /// black. A color within the gamut is only converted; so is any color if the space has no gamut.
  public func mapped(toGamutOf destination: ColorSpace) -> ColorValue {
    let gamut = destination.gamutSpace
    // Fast path for the usual case, a color in sRGB that is requested in sRGB.
    if destination == space, gamut == space, space.hasGamut, Self.clip(triple) == triple { return self }
    let xyz = self.xyz
    if !destination.hasGamut || Self.isInGamut(gamut.fromXYZ(xyz)) {
      return converted(to: destination).clipped
    }
    let oklch = ColorSpace.oklch.fromXYZ(xyz)
    if oklch.x >= 1 {
      return ColorValue(xyz: OKLab.toXYZ(Triple(1, 0, 0)), in: destination, alpha: alpha).clipped
    }
    if oklch.x <= 0 { return ColorValue(xyz: Triple(0, 0, 0), in: destination, alpha: alpha).clipped }
    let mapped = Self.reduceChroma(of: oklch, in: gamut)
    return ColorValue(xyz: gamut.toXYZ(mapped), in: destination, alpha: alpha).clipped
  }

  /// The just noticeable difference in OKLab (CSS Color 4, section 13.2).
  private static let justNoticeable = 0.02
  /// The precision of the binary search, in chroma and in ΔE OK (CSS Color 4, section 13.2).
  private static let precision = 0.0001

  /// Returns the color with the highest chroma whose clipping is not noticeable, found by binary search and
  /// clipped.
  ///
  /// - Parameter oklch: the color in OKLCh, outside of the gamut.
  /// - Returns: the components in `gamut`, from 0 to 1.
  private static func reduceChroma(of oklch: Triple, in gamut: ColorSpace) -> Triple {
    /// Returns the color with another chroma, in components of the gamut, without clipping.
    func components(_ chroma: Double) -> Triple {
      gamut.fromXYZ(ColorSpace.oklch.toXYZ(Triple(oklch.x, chroma, oklch.z)))
    }
    /// Returns ΔE OK between two colors in components of the gamut.
    func difference(_ clipped: Triple, _ components: Triple) -> Double {
      distance(OKLab.fromXYZ(gamut.toXYZ(clipped)), OKLab.fromXYZ(gamut.toXYZ(components)))
    }
    let unreduced = components(oklch.y)
    var clipped = clip(unreduced)
    if difference(clipped, unreduced) < justNoticeable { return clipped }
    var (low, high) = (0.0, oklch.y)
    var lowIsInGamut = true
    while high - low > precision {
      let chroma = (low + high) / 2
      let current = components(chroma)
      if lowIsInGamut, isInGamut(current) {
        low = chroma
        continue
      }
      clipped = clip(current)
      let error = difference(clipped, current)
      if error >= justNoticeable {
        high = chroma
      } else if justNoticeable - error < precision {
        return clipped
      } else {
        lowIsInGamut = false
        low = chroma
      }
    }
    return clipped
  }

  /// Returns true if all components are from 0 to 1, with a tolerance of 1/50,000.
  private static func isInGamut(_ triple: Triple) -> Bool {
    triple.min() >= -0.000_02 && triple.max() <= 1.000_02
  }
  /// Returns the components clamped to 0…1.
  private static func clip(_ triple: Triple) -> Triple {
    triple.clamped(lowerBound: Triple(), upperBound: Triple(1, 1, 1))
  }

  /// Returns the Euclidean distance of two points.
  fileprivate static func distance(_ left: Triple, _ right: Triple) -> Double {
    let difference = left - right
    return (difference * difference).sum().squareRoot()
  }

  /// The color with the components of an RGB-like space clamped to 0…1; any other color unchanged.
  private var clipped: ColorValue {
    guard space.hasGamut, space.gamutSpace == space else { return self }
    let clipped = Self.clip(triple)
    guard clipped != triple else { return self }
    return ColorValue(space, clipped.x, clipped.y, clipped.z, alpha: alpha)
  }
}

extension ColorSpace {
  /// The space whose unit cube is this space's gamut: sRGB for `hsl` and `hwb`, which are other notations of sRGB.
  fileprivate var gamutSpace: ColorSpace { self == .hsl || self == .hwb ? .srgb : self }
}

extension ColorValue {
  /// Returns the difference between two colors without their alpha: the distance in OKLab (ΔE OK). 0.02 is just
  /// noticeable.
  public func difference(from other: ColorValue) -> Double {
    Self.distance(OKLab.fromXYZ(xyz), OKLab.fromXYZ(other.xyz))
  }

  /// The relative luminance from 0 (black) to 1 (white), as WCAG 2 defines it for linear sRGB: CIE Y. Colors outside of
  /// sRGB are first mapped into it.
  public var relativeLuminance: Double {
    let rgb = mapped(toGamutOf: .srgbLinear)
    return 0.2126 * (rgb.first ?? 0) + 0.7152 * (rgb.second ?? 0) + 0.0722 * (rgb.third ?? 0)
  }

  /// Returns the contrast ratio of WCAG 2, from 1 to 21, without regard to alpha. Colors outside of sRGB are first
  /// mapped into it. Body text needs 4.5, large text 3.
  public func contrast(with other: ColorValue) -> Double {
    let (left, right) = (relativeLuminance, other.relativeLuminance)
    return (max(left, right) + 0.05) / (min(left, right) + 0.05)
  }
}
