import KansoPOSIX

/// An RGB space, defined by its primaries, white point and transfer function. The matrices to and from CIE XYZ are
/// computed from the chromaticities. Source: CSS Color 4, section 10 (predefined color spaces).
struct RGBSpace: Sendable {
  /// The matrix from linear light to CIE XYZ, relative to the space's own white point.
  let toXYZ: Matrix
  /// The inverse of `toXYZ`.
  let fromXYZ: Matrix
  /// The functions from an encoded component to linear light, and back. Both are odd functions, defined for all
  /// numbers.
  let decodeComponent: @Sendable (Double) -> Double
  let encodeComponent: @Sendable (Double) -> Double
  /// True if the white point is D50, false if it is D65.
  let isD50: Bool

  /// Creates a space from the chromaticities (x, y) of its primaries, its white point and its transfer
  /// function. `decode` and `encode` need to be defined for positive numbers only.
  private init(
    red: (Double, Double), green: (Double, Double), blue: (Double, Double), isD50: Bool = false,
    decode: @escaping @Sendable (Double) -> Double, encode: @escaping @Sendable (Double) -> Double
  ) {
    /// Returns CIE XYZ of a chromaticity, with Y = 1.
    func xyz(_ chromaticity: (x: Double, y: Double)) -> Triple {
      Triple(chromaticity.x / chromaticity.y, 1, (1 - chromaticity.x - chromaticity.y) / chromaticity.y)
    }
    let primaries = Matrix(xyz(red), xyz(green), xyz(blue)).transposed
    let scale = primaries.inverse * (isD50 ? WhitePoint.d50 : WhitePoint.d65)
    toXYZ = primaries * Matrix.diagonal(scale)
    fromXYZ = toXYZ.inverse
    self.isD50 = isD50
    decodeComponent = { $0 < 0 ? -decode(-$0) : decode($0) }
    encodeComponent = { $0 < 0 ? -encode(-$0) : encode($0) }
  }

  static let srgb = RGBSpace(
    red: (0.640, 0.330), green: (0.300, 0.600), blue: (0.150, 0.060), decode: decodeSRGB, encode: encodeSRGB)
  static let displayP3 = RGBSpace(
    red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060), decode: decodeSRGB, encode: encodeSRGB)
  static let a98 = RGBSpace(
    red: (0.6400, 0.3300), green: (0.2100, 0.7100), blue: (0.1500, 0.0600), decode: { pow($0, 563.0 / 256) },
    encode: { pow($0, 256.0 / 563) })
  static let prophoto = RGBSpace(
    red: (0.734699, 0.265301), green: (0.159597, 0.840403), blue: (0.036598, 0.000105), isD50: true,
    decode: { $0 <= 16.0 / 512 ? $0 / 16 : pow($0, 1.8) },
    encode: { $0 >= 1.0 / 512 ? pow($0, 1 / 1.8) : 16 * $0 })
  /// Rec. 2020 with the transfer function of displays (BT.1886, exponent 2.4), as in CSS Color 4 since August 2025.
  /// Earlier versions had the camera's transfer function of BT.2020.
  static let rec2020 = RGBSpace(
    red: (0.708, 0.292), green: (0.170, 0.797), blue: (0.131, 0.046), decode: { pow($0, 2.4) },
    encode: { pow($0, 1 / 2.4) })

  /// The transfer function of IEC 61966-2-1.
  private static let decodeSRGB: @Sendable (Double) -> Double = {
    $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
  }
  private static let encodeSRGB: @Sendable (Double) -> Double = {
    $0 > 0.0031308 ? 1.055 * pow($0, 1 / 2.4) - 0.055 : 12.92 * $0
  }

  /// Returns linear light from encoded components.
  func decode(_ encoded: Triple) -> Triple {
    Triple(decodeComponent(encoded.x), decodeComponent(encoded.y), decodeComponent(encoded.z))
  }
  /// Returns encoded components from linear light.
  func encode(_ linear: Triple) -> Triple {
    Triple(encodeComponent(linear.x), encodeComponent(linear.y), encodeComponent(linear.z))
  }
}

/// CIE XYZ of the white points, and the chromatic adaptation between them.
enum WhitePoint {
  /// The white points from the four-digit chromaticities that CSS Color 4 uses.
  static let d50 = Triple(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  static let d65 = Triple(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)

  /// The cone response matrix of the linear Bradford transform (CSS Color 4, section 10.11).
  private static let bradford = Matrix(
    Triple(0.8951, 0.2664, -0.1614), Triple(-0.7502, 1.7135, 0.0367), Triple(0.0389, -0.0685, 1.0296))

  /// The matrix from CIE XYZ relative to D65 to CIE XYZ relative to D50.
  static let d65ToD50: Matrix = {
    let scale = (bradford * d50) / (bradford * d65)
    return bradford.inverse * (Matrix.diagonal(scale) * bradford)
  }()
  /// The matrix from CIE XYZ relative to D50 to CIE XYZ relative to D65.
  static let d50ToD65 = d65ToD50.inverse
}
