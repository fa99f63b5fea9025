import Testing

@testable import KansoTheme

/// The value that applies in a context: the theme's lookup and that of generated code use the same rule.
struct ContextTests {
  private let modes = [
    Mode(name: "light", context: ["appearance": "light"]),
    Mode(name: "dark", context: ["appearance": "dark"]),
    Mode(name: "compact", context: ["density": "compact"]),
    Mode(name: "darkHigh", context: ["appearance": "dark", "contrast": "increased"]),
  ]

  @Test(
    arguments: [
      ([:], 0), (["appearance": "light"], 0), (["appearance": "dark"], 1),
      (["appearance": "dark", "contrast": "increased"], 3), (["contrast": "increased"], 0),
      (["appearance": "dark", "density": "compact"], 2), (["appearance": "dark", "unheard": "of"], 1),
      (["appearance": "dark", "contrast": "increased", "density": "compact"], 3),
    ] as [(Context, Double)])
  func theMostAxesWinAndThenTheLastDeclared(_ context: Context, _ expected: Double) {
    let variants = [1, 2, 3].map { ThemeToken.Variant(mode: $0, value: .number(Double($0))) }
    let token = ThemeToken(path: TokenPath("n.a"), value: .number(0), variants: variants)
    let theme = Theme(modes: modes, sections: [], tokens: [token])
    #expect(theme.value(of: token, in: context) == .number(expected))
    let contextual = Contextual(0.0, variants: variants.map { (modes[$0.mode].context, Double($0.mode)) })
    #expect(contextual.resolved(in: context) == expected)
  }
}
