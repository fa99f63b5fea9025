import KansoThemeEncoding
import Testing

@testable import KansoTheme

struct ColorValueTests {
  @Test func hexNotations() {
    #expect(ColorValue(hex: "#2C4251") == ColorValue(red: 44 / 255, green: 66 / 255, blue: 81 / 255))
    #expect(ColorValue(hex: "#abc") == ColorValue(hex: "#AABBCC"))
    #expect(ColorValue(hex: "#abc8")?.alpha == 136.0 / 255)
    for wrong in [
      "", "#", "2C4251", "#12", "#12345", "#1234567", "#123456789", "#GGG", "#é", " #FFF", "#FFF ",
    ] {
      #expect(ColorValue(hex: wrong) == nil, "\(wrong)")
    }
  }

  @Test func everyByteSurvivesTheWayThroughFractions() {
    for byte in 0...255 {
      let digits = String(byte, radix: 16)
      let hex = "#" + String(repeating: digits.count == 1 ? "0" + digits : digits, count: 3)
      #expect(ColorValue(hex: hex)?.hex == hex)
    }
  }

  /// A color created in code may have any opacity.
  @Test(arguments: [0x1p1000, -0x1p1000, 2, -1, Double.infinity, Double.nan])
  func cssOfAnOpacityBeyondItsRangeIsNoHex(_ alpha: Double) {
    let color = ColorValue(red: 1, green: 0, blue: 0, alpha: alpha)
    #expect(color.formattedForCSS.hasPrefix("color(srgb 1 0 0 / "))
  }

  @Test func colorsOutsideOfSRGBHaveTheHexOfTheNearestWithin() {
    // The value that CSS Color 4's gamut mapping gives for the purest red of display-P3.
    #expect(ColorValue(.displayP3, 1, 0, 0).hex == "#ff0b0c")
    #expect(ColorValue(red: 1.2, green: 0, blue: 0).hex.hasPrefix("#ff"))
    #expect(ColorValue(.srgb, nil, 1, 0).hex == "#00ff00")
  }
}
