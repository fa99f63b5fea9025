/// A deficiency of color vision, in which the cones of one kind are missing.
package enum ColorVisionDeficiency: String, CaseIterable, Sendable {
  /// The cones for long waves are missing: red and green are hard to tell apart, and red is dark.
  case protanopia
  /// The cones for medium waves are missing: red and green are hard to tell apart.
  case deuteranopia
  /// The cones for short waves are missing: blue and green, and yellow and pink, are hard to tell apart.
  case tritanopia

  /// The map of linear sRGB by Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color
  /// Vision Deficiency" (2009), at the severity 1.0.
  fileprivate var matrix: Matrix {
    switch self {
    case .protanopia:
      Matrix(
        Triple(0.152286, 1.052583, -0.204868), Triple(0.114503, 0.786281, 0.099216),
        Triple(-0.003882, -0.048116, 1.051998))
    case .deuteranopia:
      Matrix(
        Triple(0.367322, 0.860646, -0.227968), Triple(0.280085, 0.672501, 0.047413),
        Triple(-0.011820, 0.042940, 0.968881))
    case .tritanopia:
      Matrix(
        Triple(1.255528, -0.076749, -0.178779), Triple(-0.078411, 0.930809, 0.147602),
        Triple(0.004733, 0.691367, 0.303900))
    }
  }
}

extension ColorValue {
  /// Returns this color as a person with a deficiency sees it, in linear sRGB. The color is first mapped into sRGB, and
  /// the result is clipped to it. Alpha is unchanged.
  package func simulated(_ deficiency: ColorVisionDeficiency) -> ColorValue {
    let seen = deficiency.matrix * mapped(toGamutOf: .srgbLinear).triple
    let clipped = seen.clamped(lowerBound: Triple(repeating: 0), upperBound: Triple(repeating: 1))
    return ColorValue(.srgbLinear, clipped.x, clipped.y, clipped.z, alpha: alpha)
  }
}
