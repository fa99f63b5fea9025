import KansoThemeComparison
import TestSupport
import Testing

@testable import KansoTheme

/// The differences between two themes.
struct ThemeComparisonTests {
  private let ink = TokenValue.color(ColorValue(red: 44.0 / 255, green: 66.0 / 255, blue: 81.0 / 255))
  private let black = TokenValue.color(ColorValue(red: 0, green: 0, blue: 0))
  private let white = TokenValue.color(ColorValue(red: 1, green: 1, blue: 1))

  private func lines(_ old: Theme, _ new: Theme) -> [String] {
    ThemeComparison(from: old, to: new).differences.map(\.description)
  }

  private func line(_ old: TokenValue, _ new: TokenValue) -> String? {
    lines(.with(["x.a": old]), .with(["x.a": new])).first
  }

  @Test func themesThatDifferInOneColor() {
    let other = TokenValue.color(ColorValue(red: 44.0 / 255, green: 66.0 / 255, blue: 82.0 / 255))
    let old = Theme.with(["colors.white": white, "colors.ink": ink, "padding.gap": .dimension(.points(8))])
    let new = Theme.with(["colors.white": white, "colors.ink": other, "padding.gap": .dimension(.points(8))])
    #expect(
      ThemeComparison(from: old, to: new).description == """
        1 of 3 tokens differs:
          colors.ink: #2c4251 → #2c4252
        """)
  }

  @Test func equalThemesHaveNoDifferences() {
    let comparison = ThemeComparison(from: .with(["colors.ink": ink]), to: .with(["colors.ink": ink]))
    #expect(comparison.isEmpty)
    #expect(comparison.hasEqualFingerprints)
    #expect(comparison.description == "all values are equal (1 token compared)")
  }

  @Test func tokensThatCameAndWent() {
    let comparison = ThemeComparison(from: .with(["colors.ink": ink]), to: .with(["colors.black": black]))
    #expect(comparison.count == 2)
    #expect(
      comparison.differences.map(\.description) == [
        "colors.ink: removed, was #2c4251", "colors.black: added, #000000",
      ])
  }

  @Test func aTokenOfAnotherType() {
    #expect(line(ink, .dimension(.points(8))) == "x.a: was color, is length")
    let edges = TokenValue.edges(Edges(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(line(.dimension(.points(8)), edges) == "x.a: was length, is edges")
  }

  @Test func lengths() {
    #expect(line(.dimension(.points(8)), .dimension(.points(10))) == "x.a: 8 → 10 points")
    #expect(line(.dimension(.points(1)), .dimension(.points(0.5))) == "x.a: 1 point → 0.5 points")
    #expect(line(.dimension(.points(1)), .dimension(Dimension(1, .rem))) == "x.a: 1 point → 1 rem")
  }

  @Test func ofEdgesOnlyThoseThatDiffer() {
    let old = TokenValue.edges(Edges(top: 8, leading: 16, bottom: 8, trailing: 16))
    let new = TokenValue.edges(Edges(top: 8, leading: 20, bottom: 8, trailing: 20))
    #expect(
      line(old, new)
        == "x.a: leading 16 points, trailing 16 points → leading 20 points, trailing 20 points")
  }

  @Test func ofFontsOnlyWhatDiffers() {
    let old = Typography(families: ["Georgia"], size: 16)
    var new = old
    new.size = 17
    #expect(line(.typography(old), .typography(new)) == "x.a: 16 → 17 points")
    new.textStyle = .body
    #expect(
      line(.typography(old), .typography(new))
        == "x.a: 16 points, no text style → 17 points, text style body")
  }

  @Test func aWeightThatIsWrittenNowIsADifference() {
    let old = TokenValue.typography(Typography(families: ["Georgia"], size: 16))
    let new = TokenValue.typography(Typography(families: ["Georgia"], size: 16, weight: 400))
    #expect(line(old, new) == "x.a: weight 400 by default → weight 400")
  }

  @Test(
    arguments: [
      (ColorValue(red: 0, green: 0, blue: 0, alpha: 128.0 / 255), "#00000080"),
      (ColorValue(red: 0, green: 0, blue: 0, alpha: 0.5), "color(srgb 0 0 0 / 0.5)"),
      (ColorValue(red: 0.001, green: 0, blue: 0), "color(srgb 0.001 0 0)"),
      (ColorValue(.displayP3, 1, 0.2, 0), "color(display-p3 1 0.2 0)"),
      (ColorValue(.oklch, 0.78, 0.15, nil, alpha: nil), "oklch(0.78 0.15 none / none)"),
    ])
  func colorsReadAsInCSS(_ color: ColorValue, _ text: String) {
    #expect(TokenValue.color(color).shortDescription == text)
  }

  @Test func otherTypesAreDescribedToo() {
    #expect(line(.number(1), .number(1.5)) == "x.a: 1 → 1.5")
    #expect(line(.duration(Duration(200, .ms)), .duration(Duration(250, .ms))) == "x.a: 200 → 250 ms")
    #expect(line(.fontFamily(["A"]), .fontFamily(["A", "B"])) == "x.a: A → A, B")
    #expect(
      line(
        .gradient([]), .gradient([GradientStop(color: ColorValue(red: 0, green: 0, blue: 0), position: 0)]))
        == "x.a: nothing → #000000 at 0")
  }

  @Test func aModeInWhichOnlyItsValueDiffers() {
    let old = Theme.with(["colors.ink": ink], dark: ["colors.ink": white])
    let new = Theme.with(["colors.ink": ink], dark: ["colors.ink": black])
    #expect(lines(old, new) == ["colors.ink: #ffffff → #000000 (dark)"])
  }

  @Test func theDefaultModeHasItsNameWhereTheOthersStay() {
    let old = Theme.with(["colors.ink": ink], dark: ["colors.ink": white])
    let new = Theme.with(["colors.ink": black], dark: ["colors.ink": white])
    #expect(lines(old, new) == ["colors.ink: #2c4251 → #000000 (light)"])
  }

  @Test func eachModeHasItsChange() {
    let old = Theme.with(["colors.ink": ink], dark: ["colors.ink": white])
    let new = Theme.with(["colors.ink": black], dark: ["colors.ink": ink])
    #expect(lines(old, new) == ["colors.ink: #2c4251 → #000000 (light); #ffffff → #2c4251 (dark)"])
  }

  @Test func aDifferenceInEveryModeIsReportedOnce() {
    let old = Theme.with(["colors.ink": ink], dark: [:])
    let new = Theme.with(["colors.ink": black], dark: ["colors.ink": black])
    #expect(lines(old, new) == ["colors.ink: #2c4251 → #000000"])
  }

  @Test func aModeThatIsGoneIsCompared() {
    let old = Theme.with(["colors.ink": ink], dark: ["colors.ink": white])
    let comparison = ThemeComparison(from: old, to: .with(["colors.ink": ink]))
    #expect(comparison.differences.map(\.description) == ["colors.ink: #ffffff → #2c4251 (dark)"])
    #expect(comparison.aspects == [.modes])
  }

  @Test func whatDiffersBesideValues() {
    func theme(_ token: ThemeToken, name: String? = nil) -> Theme {
      Theme(name: name, sections: [], tokens: [token])
    }
    let plain = theme(ThemeToken(path: "colors.ink", value: ink))
    func aspects(_ other: Theme) -> [ThemeComparison.Aspect] {
      ThemeComparison(from: plain, to: other).aspects
    }
    #expect(aspects(theme(ThemeToken(path: "colors.ink", value: ink, alias: "colors.a"))) == [.aliases])
    #expect(
      aspects(theme(ThemeToken(path: "colors.ink", value: ink, deprecated: .unexplained))) == [.deprecations])
    #expect(aspects(theme(ThemeToken(path: "colors.ink", value: ink, description: "Ink"))) == [.descriptions])
    #expect(aspects(theme(ThemeToken(path: "colors.ink", value: ink), name: "Guide")) == [.name])
  }

  @Test func aDifferentOrderIsReported() {
    let tokens = ["colors.a", "colors.b"].map { ThemeToken(path: TokenPath($0), value: ink) }
    let comparison = ThemeComparison(
      from: Theme(sections: [], tokens: tokens), to: Theme(sections: [], tokens: tokens.reversed()))
    #expect(comparison.aspects == [.order])
    #expect(comparison.description == "all values are equal (2 tokens compared); what differs: order")
  }

  @Test func twentyDifferencesAreListed() {
    let paths = (100..<125).map { "colors.c\($0)" }
    let old = Theme.with(Dictionary(uniqueKeysWithValues: paths.map { ($0, ink) }))
    let new = Theme.with(Dictionary(uniqueKeysWithValues: paths.map { ($0, black) }))
    let lines = ThemeComparison(from: old, to: new).description.split(separator: "\n")
    #expect(lines.count == 22)
    #expect(lines.first == "25 of 25 tokens differ:")
    #expect(lines.last == "  and 5 more")
  }

  @Test func namesFromThemesAreInert() {
    let old = Theme.with(["colors.\u{1B}[2J\u{202E}\n": .fontFamily(["a\u{7}\r"])])
    let text = ThemeComparison(from: old, to: .with([:])).description
    #expect(text.contains(#"colors.\u{1B}[2J\u{202E}\u{A}: removed, was a\u{7}\u{D}"#))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  @Test func longNamesAreCutOff() {
    let old = Theme.with([String(repeating: "n", count: 100_000): ink])
    #expect(ThemeComparison(from: old, to: .with([:])).description.count < 300)
  }

  @Test func listsThatDifferBeyondTheirMaxLengthHaveDifferentTexts() throws {
    let start = String(repeating: "n", count: 500)
    let reported = try #require(line(.fontFamily([start + "a"]), .fontFamily([start + "b"])))
    #expect(reported.hasSuffix("… (another one further on)"))
  }

  @Test func aThemeDoesNotDifferFromItself() {
    var themes = RandomTheme(.announced(for: "aThemeDoesNotDifferFromItself"))
    for _ in 0..<200 {
      let theme = themes.next()
      #expect(ThemeComparison(from: theme, to: theme).isEmpty)
    }
  }

  /// Fingerprints and comparisons are implemented separately. A comparison reports every change that changes the
  /// fingerprint.
  @Test func everyChangeOfTheFingerprintIsReported() {
    var themes = RandomTheme(.announced(for: "everyChangeOfTheFingerprintIsReported"))
    for _ in 0..<300 {
      let (old, new) = (themes.next(), themes.next())
      let comparison = ThemeComparison(from: old, to: new)
      if old.fingerprint != new.fingerprint { #expect(!comparison.isEmpty) }
      #expect(comparison.description.split(separator: "\n").count <= 23)
    }
  }

  /// Replaces one token of a theme by another.
  @Test func theChangedTokenIsReported() throws {
    var random = SeededGenerator.announced(for: "theChangedTokenIsReported")
    var themes = RandomTheme(random)
    for _ in 0..<200 {
      let old = themes.next()
      guard let place = old.tokens.indices.randomElement(using: &random) else { continue }
      var tokens = old.tokens
      let path = tokens[place].path
      tokens[place] = ThemeToken(path: path, value: .number(.pi))
      let new = Theme(name: old.name, modes: old.modes, sections: old.sections, tokens: tokens)
      #expect(ThemeComparison(from: old, to: new).differences.map(\.path) == [path])
    }
  }
}

extension Theme {
  /// Returns a theme of tokens by path, sorted by path. With dark values, the theme has two modes.
  static func with(_ values: [String: TokenValue], dark: [String: TokenValue]? = nil) -> Theme {
    let modes = [
      Mode(name: "light", context: ["appearance": "light"]),
      Mode(name: "dark", context: ["appearance": "dark"]),
    ]
    let tokens = values.sorted { $0.key < $1.key }.map { path, value in
      ThemeToken(
        path: TokenPath(path), value: value,
        variants: (dark?[path]).map { [ThemeToken.Variant(mode: 1, value: $0)] } ?? [])
    }
    return Theme(modes: dark == nil ? [] : modes, sections: [], tokens: tokens)
  }
}
