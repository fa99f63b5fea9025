import TestSupport
import Testing

@testable import KansoTheme

/// Conversions, compared with published values.
struct ColorScienceTests {
  private func near(_ left: ColorValue, _ right: ColorValue, _ tolerance: Double) -> Bool {
    guard left.space == right.space else { return false }
    return zip(left.components, right.components).allSatisfy { abs(($0 ?? 0) - ($1 ?? 0)) <= tolerance }
  }

  /// The values of `green`, #008000, in the web platform tests (css/css-color, the `…-001` tests of each notation).
  /// Those of `hsl` and `hwb` follow from 128/255. That of `rec2020` is for the transfer function of CSS Color 4 since
  /// August 2025.
  @Test(arguments: [
    ColorValue(.hsl, 120, 100, 25.098), ColorValue(.hwb, 120, 0, 49.804),
    ColorValue(.lab, 46.2775, -47.5621, 48.5837),
    ColorValue(.lch, 46.2775, 67.9892, 134.3912), ColorValue(.oklab, 0.51975, -0.1403, 0.10768),
    ColorValue(.oklch, 0.51975, 0.17686, 142.495), ColorValue(.displayP3, 0.21604, 0.49418, 0.13151),
    ColorValue(.a98RGB, 0.281363, 0.498012, 0.116746), ColorValue(.prophotoRGB, 0.230479, 0.395789, 0.129968),
    ColorValue(.rec2020, 0.332322228416, 0.509792368312, 0.19177881661),
    ColorValue(.srgbLinear, 0, 0.21586, 0),
    ColorValue(.xyzD65, 0.07719, 0.15438, 0.02573), ColorValue(.xyzD50, 0.08312, 0.154746, 0.020961),
  ])
  func greenIsGreenInEverySpace(_ color: ColorValue) throws {
    let green = try #require(ColorValue(hex: "#008000"))
    // With 8 bits a channel, the colors are equal.
    let back = color.mapped(toGamutOf: .srgb)
    #expect(back.hex == "#008000", "\(back)")
    // The Lab values of the tests come from a D50 adaptation with fewer digits.
    let scale =
      [.hsl, .hwb, .lab, .lch].contains(color.space) ? 0.012 : color.space == .oklch ? 0.0005 : 0.00005
    #expect(near(green.converted(to: color.space), color, scale), "\(green.converted(to: color.space))")
  }

  /// The matrices are computed from chromaticities. The expected ones are the rational matrices of CSS Color 4's sample
  /// code (section 18, "Sample code for Color Conversions").
  @Test func matricesAreThoseOfTheSpecification() {
    func expectRows(_ matrix: Matrix, _ rows: [[Double]]) {
      for (column, unit) in [Triple(1, 0, 0), Triple(0, 1, 0), Triple(0, 0, 1)].enumerated() {
        let image = matrix * unit
        for row in 0..<3 { #expect(abs(image[row] - rows[row][column]) < 1e-9) }
      }
    }
    expectRows(
      RGBSpace.srgb.toXYZ,
      [
        [506752.0 / 1_228_815, 87881.0 / 245763, 12673.0 / 70218],
        [87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545],
        [7918.0 / 409605, 87881.0 / 737289, 1_001_167.0 / 1_053_270],
      ])
    expectRows(
      RGBSpace.displayP3.toXYZ,
      [
        [608311.0 / 1_250_200, 189793.0 / 714400, 198249.0 / 1_000_160],
        [35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2_500_400],
        [0, 32229.0 / 714400, 5_220_557.0 / 5_000_800],
      ])
    expectRows(
      RGBSpace.a98.toXYZ,
      [
        [573536.0 / 994567, 263643.0 / 1_420_810, 187206.0 / 994567],
        [591459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374412.0 / 4_972_835],
        [53769.0 / 1_989_134, 351524.0 / 4_972_835, 4_929_758.0 / 4_972_835],
      ])
    expectRows(
      RGBSpace.rec2020.toXYZ,
      [
        [63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314],
        [26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157],
        [0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314],
      ])
    expectRows(
      RGBSpace.prophoto.toXYZ,
      [
        [0.79776664490064230, 0.13518129740053308, 0.03134773412839220],
        [0.28807482881940130, 0.71183523424187300, 0.00008993693872564], [0, 0, 0.82510460251046020],
      ])
    expectRows(
      WhitePoint.d65ToD50,
      [
        [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
        [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
        [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371],
      ])
  }

  @Test func everySpaceLeadsBackToWhereItCameFrom() {
    var random = SeededGenerator.announced(for: "everySpaceLeadsBack")
    for _ in 0..<500 {
      func unit() -> Double { Double.random(in: 0.01...0.99, using: &random) }
      let color = ColorValue(red: unit(), green: unit(), blue: unit(), alpha: unit())
      for space in ColorSpace.allCases {
        let there = color.converted(to: space)
        #expect(there.alpha == color.alpha)
        #expect(near(there.converted(to: .srgb), color, 1e-7), "\(color) by \(space)")
      }
    }
  }

  @Test func graysHaveNoHue() {
    let gray = ColorValue(red: 0.5, green: 0.5, blue: 0.5)
    #expect(gray.converted(to: .hsl).first == nil)
    // Near white, the conversion divides by a number close to zero.
    let white = ColorValue(red: 1, green: 1, blue: 1).converted(to: .hsl)
    #expect(white.first == nil && white.second == 0)
    #expect(gray.converted(to: .hwb).first == nil)
    #expect(gray.converted(to: .lch).third == nil)
    #expect(gray.converted(to: .oklch).third == nil)
    #expect(
      ColorValue(.oklch, 0.5, nil, 40).converted(to: .srgb)
        == ColorValue(.oklch, 0.5, 0, 40).converted(to: .srgb))
  }

  @Test func gamutMappingFindsTheNearestColor() {
    // A color within the gamut does not change.
    let inside = ColorValue(.displayP3, 0.5, 0.4, 0.3)
    #expect(inside.mapped(toGamutOf: .displayP3) == inside)
    // Lightness outside its range gives white or black (CSS Color 4, section 13.2).
    #expect(ColorValue(.oklch, 1.2, 0.3, 40).mapped(toGamutOf: .srgb).hex == "#ffffff")
    #expect(ColorValue(.oklch, -0.1, 0.3, 40).mapped(toGamutOf: .srgb).hex == "#000000")
    // The purest colors of display-P3 lie outside sRGB. Their mapped colors have the same hue and nearly the same
    // lightness.
    for color in [
      ColorValue(.displayP3, 1, 0, 0), ColorValue(.displayP3, 0, 1, 0), ColorValue(.rec2020, 0, 0, 1),
    ] {
      #expect(!color.isInGamut(of: .srgb))
      let mapped = color.mapped(toGamutOf: .srgb)
      #expect(mapped.isInGamut(of: .srgb))
      let (before, after) = (color.converted(to: .oklch), mapped.converted(to: .oklch))
      #expect(abs((before.first ?? 0) - (after.first ?? 0)) < 0.03)
      #expect(abs((before.third ?? 0) - (after.third ?? 0)) < 8, "\(before) \(after)")
    }
  }

  @Test func mappedColorsAreAlwaysInTheGamut() {
    var random = SeededGenerator.announced(for: "mappedColorsAreAlwaysInTheGamut")
    for _ in 0..<500 {
      let color = ColorValue(
        .oklch, .random(in: -0.2...1.2, using: &random), .random(in: 0...0.8, using: &random),
        .random(in: 0..<360, using: &random))
      for space in [ColorSpace.srgb, .displayP3, .rec2020, .hsl, .hwb, .srgbLinear] {
        #expect(color.mapped(toGamutOf: space).isInGamut(of: space), "\(color) in \(space)")
      }
    }
  }

  /// WCAG 2: black on white is 21 to 1; #767676 is the lightest gray that reaches 4.5 on white.
  @Test func contrast() throws {
    let (white, black) = (ColorValue(red: 1, green: 1, blue: 1), ColorValue(red: 0, green: 0, blue: 0))
    #expect(abs(white.contrast(with: black) - 21) < 1e-9)
    #expect(abs(black.contrast(with: white) - 21) < 1e-9)
    #expect(try #require(ColorValue(hex: "#767676")).contrast(with: white) >= 4.5)
    #expect(try #require(ColorValue(hex: "#777777")).contrast(with: white) < 4.5)
  }

  @Test func differenceIsTheDistanceInOKLab() {
    let color = ColorValue(.oklab, 0.5, 0.1, 0.1)
    #expect(abs(color.difference(from: ColorValue(.oklab, 0.5, 0.1, 0.12)) - 0.02) < 1e-9)
    #expect(color.difference(from: color) == 0)
  }
}
