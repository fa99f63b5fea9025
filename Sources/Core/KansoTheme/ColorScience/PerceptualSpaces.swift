import KansoPOSIX

/// OKLab, relative to D65. The matrices are those of CSS Color 4's sample code. They are Björn Ottosson's matrices,
/// recomputed in 64 bits for the white point of CSS.
enum OKLab {
  static let xyzToLMS = Matrix(
    Triple(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
    Triple(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    Triple(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
  static let lmsToLab = Matrix(
    Triple(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
    Triple(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
    Triple(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
  private static let lmsToXYZ = xyzToLMS.inverse
  private static let labToLMS = lmsToLab.inverse

  /// Returns lightness (0…1), a and b from CIE XYZ relative to D65.
  static func fromXYZ(_ xyz: Triple) -> Triple {
    let lms = xyzToLMS * xyz
    return lmsToLab * Triple(cbrt(lms.x), cbrt(lms.y), cbrt(lms.z))
  }

  /// Returns CIE XYZ relative to D65 from lightness (0…1), a and b.
  static func toXYZ(_ lab: Triple) -> Triple {
    let lms = labToLMS * lab
    return lmsToXYZ * (lms * lms * lms)
  }
}

/// CIE L*a*b*, relative to D50.
enum CIELab {
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27

  /// Returns lightness (0…100), a and b from CIE XYZ relative to D50.
  static func fromXYZ(_ xyz: Triple) -> Triple {
    let ratio = xyz / WhitePoint.d50
    func f(_ value: Double) -> Double { value > epsilon ? cbrt(value) : (kappa * value + 16) / 116 }
    let (x, y, z) = (f(ratio.x), f(ratio.y), f(ratio.z))
    return Triple(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// Returns CIE XYZ relative to D50 from lightness (0…100), a and b.
  static func toXYZ(_ lab: Triple) -> Triple {
    let y = (lab.x + 16) / 116
    func inverse(_ f: Double) -> Double { f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa }
    let ratio = Triple(inverse(lab.y / 500 + y), inverse(y), inverse(y - lab.z / 200))
    return ratio * WhitePoint.d50
  }
}

/// The polar forms LCh and OKLCh: lightness, chroma, and hue in degrees.
enum Polar {
  /// Returns lightness, chroma and hue (0 to less than 360) from lightness, a and b. A gray color has an
  /// arbitrary hue.
  static func fromLab(_ lab: Triple) -> Triple {
    let hue = atan2(lab.z, lab.y) * 180 / .pi
    return Triple(lab.x, (lab.y * lab.y + lab.z * lab.z).squareRoot(), hue < 0 ? hue + 360 : hue)
  }

  /// Returns lightness, a and b from lightness, chroma and hue.
  static func toLab(_ polar: Triple) -> Triple {
    let hue = polar.z * .pi / 180
    return Triple(polar.x, polar.y * cos(hue), polar.y * sin(hue))
  }
}

/// HSL and HWB, relative to encoded sRGB. Source: CSS Color 4, sections 7 and 8.
enum HueSpaces {
  /// Returns encoded sRGB from hue in degrees, saturation and lightness in percent. The gamut is 0…1;
  /// colors outside of it are not clipped.
  static func hslToSRGB(_ hsl: Triple) -> Triple {
    let (saturation, lightness) = (hsl.y / 100, hsl.z / 100)
    /// Returns one channel by the formula of CSS: `n` is 0 for red, 8 for green and 4 for blue.
    func channel(_ n: Double) -> Double {
      let k = (n + hsl.x / 30).truncatingRemainder(dividingBy: 12)
      let position = k < 0 ? k + 12 : k
      return lightness - saturation * min(lightness, 1 - lightness)
        * max(-1, min(position - 3, 9 - position, 1))
    }
    return Triple(channel(0), channel(8), channel(4))
  }

  /// Returns hue (0 to less than 360), saturation and lightness in percent from encoded sRGB. Grays have
  /// saturation 0; colors outside of sRGB can have more than 100, but never a negative saturation.
  static func srgbToHSL(_ rgb: Triple) -> Triple {
    let (high, low) = (rgb.max(), rgb.min())
    let lightness = (low + high) / 2
    var saturation = 0.0
    // A range of a few bits is a rounding error of a conversion. Near white it would be divided by almost 0 and give a
    // high saturation.
    if high - low > 1e-9, lightness != 0, lightness != 1 {
      saturation = (high - lightness) / min(lightness, 1 - lightness)
    }
    var hue = self.hue(of: rgb)
    // Colors far outside of sRGB get a negative saturation. The opposite hue with a positive saturation is the same
    // color.
    if saturation < 0 {
      hue += 180
      saturation = -saturation
    }
    return Triple(hue >= 360 ? hue - 360 : hue, saturation * 100, lightness * 100)
  }

  /// Returns encoded sRGB (0…1) from hue in degrees, whiteness and blackness in percent. If these add up to
  /// 100 or more, the color is a gray in their proportion.
  static func hwbToSRGB(_ hwb: Triple) -> Triple {
    let (white, black) = (hwb.y / 100, hwb.z / 100)
    if white + black >= 1 {
      let gray = white / (white + black)
      return Triple(gray, gray, gray)
    }
    return hslToSRGB(Triple(hwb.x, 100, 50)) * (1 - white - black) + white
  }

  /// Returns hue in degrees, whiteness and blackness in percent from encoded sRGB. Nothing is clipped.
  static func srgbToHWB(_ rgb: Triple) -> Triple {
    Triple(hue(of: rgb), rgb.min() * 100, (1 - rgb.max()) * 100)
  }

  /// Returns the hue in degrees from encoded sRGB; 0 for grays.
  private static func hue(of rgb: Triple) -> Double {
    let (high, low) = (rgb.max(), rgb.min())
    let range = high - low
    guard range != 0 else { return 0 }
    switch high {
    case rgb.x: return 60 * ((rgb.y - rgb.z) / range + (rgb.y < rgb.z ? 6 : 0))
    case rgb.y: return 60 * ((rgb.z - rgb.x) / range + 2)
    default: return 60 * ((rgb.x - rgb.y) / range + 4)
    }
  }
}
