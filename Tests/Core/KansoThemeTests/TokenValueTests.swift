import KansoTheme
import KansoThemeComparison
import Testing

/// Tokens of numbers, durations and curves that follow a theme, and their comparison with it.
struct TokenValueTests {
  private let theme = Theme.with([
    "numbers.modal": .number(200), "durations.fast": .duration(Duration(250, .ms)),
    "durations.slow": .duration(Duration(0.4, .s)), "easings.move": .cubicBezier(CubicBezier(0, 0, 1, 1)),
    "padding.gap": .dimension(.points(8)), "weights.strong": .fontWeight(600),
  ])

  @Test func tokensHaveTheValuesOfATheme() {
    #expect(Token("numbers.modal", 100.0).resolved(of: theme) == 200)
    #expect(Token("durations.fast", 0.15).resolved(of: theme) == 0.25)
    #expect(Token("durations.slow", 0.15).resolved(of: theme) == 0.4)
    #expect(Token("padding.gap", 4.0).resolved(of: theme) == 8)
    #expect(Token("weights.strong", 400.0).resolved(of: theme) == 600)
    let move = Token("easings.move", CubicBezier(0.2, 0, 0, 1))
    #expect(move.resolved(of: theme) == CubicBezier(0, 0, 1, 1))
  }

  @Test func tokensKeepTheirValuesWithoutAThemeOrForAnotherKind() {
    #expect(Token("numbers.modal", 100.0).resolved(of: nil) == 100)
    #expect(Token("numbers.other", 100.0).resolved(of: theme) == 100)
    #expect(Token("easings.move", 100.0).resolved(of: theme) == 100)
    let curve = CubicBezier(0.2, 0, 0, 1)
    #expect(Token("numbers.modal", curve).resolved(of: theme) == curve)
  }

  @Test func durationsInBothUnits() {
    #expect(Duration(150, .ms).inSeconds == 0.15 && Duration(0.4, .s).inSeconds == 0.4)
    #expect(Duration(150, .ms).inMilliseconds == 150 && Duration(0.4, .s).inMilliseconds == 400)
  }

  /// A duration is compared in seconds, whatever its unit in the theme is.
  @Test func comparisonsWithSources() {
    let comparison = ThemeComparison(
      of: theme, numbers: [Token("numbers.modal", 100.0)],
      durations: [Token("durations.fast", 0.25), Token("durations.slow", 0.4)],
      easings: [Token("easings.move", CubicBezier(0, 0, 1, 1))])
    #expect(comparison.differences.map(\.path) == ["numbers.modal"])
    let missing = ThemeComparison(of: theme, durations: [Token("durations.fast", 0.15)])
    #expect(missing.differences.map(\.path.dotted) == ["durations.fast", "durations.slow"])
  }
}
