import Testing

@testable import KansoTheme

@Suite struct ColorVisionTests {
  /// The columns of the published matrices are the simulated primaries, clipped to sRGB.
  @Test func primariesAreThoseOfThePublication() {
    let expected: [ColorVisionDeficiency: [[Double]]] = [
      .protanopia: [[0.152286, 0.114503, 0], [1, 0.786281, 0], [0, 0.099216, 1]],
      .deuteranopia: [[0.367322, 0.280085, 0], [0.860646, 0.672501, 0.042940], [0, 0.047413, 0.968881]],
      .tritanopia: [[1, 0, 0.004733], [0, 0.930809, 0.691367], [0, 0.147602, 0.303900]],
    ]
    for (deficiency, primaries) in expected {
      for (index, primary) in primaries.enumerated() {
        let parts = (0..<3).map { $0 == index ? 1.0 : 0 }
        let seen = ColorValue(red: parts[0], green: parts[1], blue: parts[2]).simulated(deficiency)
        #expect(seen.space == .srgbLinear)
        let isSame = zip(seen.components, primary).allSatisfy { abs(($0 ?? 0) - $1) < 1e-9 }
        #expect(isSame, "\(deficiency) \(index): \(seen)")
      }
    }
  }

  @Test(arguments: ColorVisionDeficiency.allCases)
  func graysAndAlphaStay(_ deficiency: ColorVisionDeficiency) {
    for level in [0, 0.2, 0.5, 1.0] {
      let gray = ColorValue(red: level, green: level, blue: level, alpha: 0.4)
      let seen = gray.simulated(deficiency)
      #expect(seen.difference(from: gray) < 1e-4 && seen.alpha == 0.4)
    }
  }

  @Test func redAndGreenOfOneLightnessLookAlike() throws {
    let (red, green) = (try #require(ColorValue(hex: "#c4622d")), try #require(ColorValue(hex: "#6b8e23")))
    #expect(red.difference(from: green) > 0.1)
    #expect(red.simulated(.deuteranopia).difference(from: green.simulated(.deuteranopia)) < 0.05)
    #expect(red.simulated(.tritanopia).difference(from: green.simulated(.tritanopia)) > 0.1)
  }

  @Test func colorsOutsideOfSRGBAreMapped() {
    let seen = ColorValue(.displayP3, 0, 1, 0).simulated(.protanopia)
    #expect(seen.components.allSatisfy { (0...1).contains($0 ?? -1) })
  }
}
