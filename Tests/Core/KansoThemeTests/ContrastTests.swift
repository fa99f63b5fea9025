import TestSupport
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

  /// No gray below a translucent background gives a lower contrast than the measured one.
  @Test func anUnknownColorBelowIsTheWorstGray() throws {
    var random = SeededGenerator.announced(for: "anUnknownColorBelowIsTheWorstGray")
    func color(alpha: Double) -> ColorValue {
      func channel() -> Double { Double(Int.random(in: 0...255, using: &random)) / 255 }
      return ColorValue(.srgb, channel(), channel(), channel(), alpha: alpha)
    }
    var (crossings, others) = (0, 0)
    for number in 0..<120 {
      let alphas = [0.2, 0.5, 0.8].map { _ in Double.random(in: 0.1...0.9, using: &random) }
      let text = color(alpha: number.isMultiple(of: 3) ? alphas[0] : 1)
      let (veil, base) = (color(alpha: alphas[1]), color(alpha: alphas[2]))
      let hasBase = number.isMultiple(of: 4)
      let theme = Theme(
        sections: [],
        tokens: [
          ThemeToken(path: "colors.text", value: .color(text)),
          ThemeToken(path: "colors.veil", value: .color(veil)),
          ThemeToken(path: "colors.base", value: .color(base)),
        ])
      let pair = ContrastPair("colors.text", on: "colors.veil", over: hasBase ? "colors.base" : nil)
      let measured = try #require(theme.contrast(of: pair, in: [:]))
      let ratios = (0...255).map { level -> Double in
        let gray = ColorValue(red: Double(level) / 255, green: Double(level) / 255, blue: Double(level) / 255)
        let ground = veil.composited(over: hasBase ? base.composited(over: gray) : gray)
        return ContrastMeasure(text, on: ground).ratio
      }
      let lowest = try #require(ratios.min())
      #expect(measured.ratio <= lowest + 1e-9, "\(text) \(veil) \(base)")
      #expect(measured.ratio >= lowest - 0.1)
      if lowest < min(ratios[0], ratios[255]) - 0.01 { crossings += 1 } else { others += 1 }
    }
    #expect(crossings > 10 && others > 10)
  }
}
