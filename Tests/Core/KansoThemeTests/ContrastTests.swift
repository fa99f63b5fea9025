import Testing

@testable import KansoTheme

@Suite struct ContrastTests {
  /// Published results of the reference implementation of APCA 0.1.9 (W3 version).
  @Test(arguments: [
    ("#888888", "#ffffff", 63.056_469_930_209_424), ("#ffffff", "#888888", -68.541_464_366_446_62),
    ("#000000", "#aaaaaa", 58.146_262_578_561_334), ("#aaaaaa", "#000000", -56.241_133_368_397_42),
    ("#112233", "#ddeeff", 91.668_308_114_816_31), ("#ddeeff", "#112233", -93.067_700_494_842_75),
    ("#112233", "#444444", 8.323_261_369_573_93), ("#444444", "#112233", -7.526_878_460_278_154),
    ("#777777", "#777777", 0),
  ])
  func lightnessContrast(text: String, background: String, expected: Double) throws {
    let (color, ground) = (try #require(ColorValue(hex: text)), try #require(ColorValue(hex: background)))
    #expect(abs(color.lightnessContrast(on: ground) - expected) < 1e-6)
  }

  @Test func requiredRatios() {
    let ratios = ContrastPair.Use.allCases.map { use in
      [ContrastPair.Level.aa, .aaa, .lightness(60)].map {
        ContrastPair("colors.a", on: "colors.b", use: use, level: $0).minRatio
      }
    }
    #expect(ratios == [[4.5, 7, nil], [3, 4.5, nil], [3, 4.5, nil]])
  }
}
