import KansoThemeComparison
import TestSupport
import Testing

@testable import KansoTheme

/// The differences between a theme and the sources of a program.
struct CompiledComparisonTests {
  private let ink = ColorValue(red: 44.0 / 255, green: 66.0 / 255, blue: 81.0 / 255)
  private let white = ColorValue(red: 1, green: 1, blue: 1)
  private let georgia = Typography(families: ["Georgia"], size: 16)
  private let dark: Context = ["appearance": "dark"]

  private func lines(_ comparison: ThemeComparison) -> [String] { comparison.differences.map(\.description) }

  @Test func oneColorDiffers() {
    let theme = Theme.with(["colors.ink": .color(white), "colors.white": .color(white)])
    let colors = [Color(ink).named("colors.ink"), Color(white).named("colors.white")]
    let comparison = ThemeComparison(of: theme, colors: colors)
    #expect(
      comparison.description == """
        1 of 2 tokens differs between the compiled sources and the theme:
          colors.ink: #2c4251 → #ffffff
        """)
  }

  @Test func everyKindOfToken() {
    let theme = Theme.with([
      "colors.ink": .color(white), "fonts.body": .typography(Typography(families: ["Georgia"], size: 20)),
      "padding.card": .edges(Edges(top: 1, leading: 2, bottom: 3, trailing: 5)),
      "padding.gap": .dimension(.points(10)),
    ])
    let comparison = ThemeComparison(
      of: theme, colors: [Color(ink).named("colors.ink")], fonts: [Font(georgia).named("fonts.body")],
      lengths: [Token<Length>("padding.gap", 8)],
      edges: [Token<Edges>("padding.card", Edges(top: 1, leading: 2, bottom: 3, trailing: 4))])
    #expect(
      lines(comparison) == [
        "colors.ink: #2c4251 → #ffffff", "fonts.body: 16 → 20 points", "padding.gap: 8 → 10 points",
        "padding.card: trailing 4 points → trailing 5 points",
      ])
  }

  @Test func familiesAndWeightsAreCompared() {
    let theme = Theme.with([
      "families.brand": .fontFamily(["Georgia", "system-ui"]), "weights.strong": .fontWeight(700),
      "weights.heavy": .fontWeight(800),
    ])
    let comparison = ThemeComparison(
      of: theme, families: [Token("families.brand", ["Georgia"])], weights: [Token("weights.strong", 600)])
    #expect(
      lines(comparison) == [
        "families.brand: Georgia → Georgia, system-ui", "weights.strong: 600 → 700",
        "weights.heavy: added, 800",
      ])
    #expect(
      ThemeComparison(
        of: theme, families: [Token("families.brand", ["Georgia", "system-ui"])],
        weights: [Token("weights.strong", 700), Token("weights.heavy", 800)]
      ).isEmpty)
  }

  @Test func tokensOfFamiliesFollowTheTheme() {
    let theme = Theme.with(["families.brand": .fontFamily(["Georgia"]), "weights.strong": .fontWeight(700)])
    let brand = Token("families.brand", ["Arial"])
    #expect(brand.resolved(of: theme) == ["Georgia"] && brand.resolved() == ["Arial"])
    #expect(Token("weights.strong", 400.0).resolved(of: theme) == 700)
    #expect(Token("weights.strong", ["Arial"]).resolved(of: theme) == ["Arial"])
  }

  @Test func sectionsWithoutAListAreNotCompared() {
    let theme = Theme.with([
      "colors.ink": .color(ink), "padding.gap": .dimension(.points(8)), "sizes.row": .dimension(.points(44)),
    ])
    #expect(ThemeComparison(of: theme, colors: [Color(ink).named("colors.ink")]).isEmpty)
    #expect(ThemeComparison(of: theme, lengths: [Token<Length>("padding.gap", 8)]).isEmpty)
  }

  @Test func whatTheSourcesDoNotHaveWasAdded() {
    let theme = Theme.with(["colors.ink": .color(ink), "colors.white": .color(white)])
    #expect(
      lines(ThemeComparison(of: theme, colors: [Color(ink).named("colors.ink")])) == [
        "colors.white: added, #ffffff"
      ])
    #expect(lines(ThemeComparison(of: theme, colors: [])).count == 2)
  }

  @Test func whatTheThemeDoesNotHaveWasRemoved() {
    let comparison = ThemeComparison(of: .with([:]), lengths: [Token<Length>("padding.gap", 8)])
    #expect(lines(comparison) == ["padding.gap: removed, was 8 points"])
  }

  @Test func aLengthThatBecameEdges() {
    let theme = Theme.with(["padding.gap": .edges(Edges(top: 1, leading: 2, bottom: 3, trailing: 4))])
    let comparison = ThemeComparison(of: theme, lengths: [Token<Length>("padding.gap", 8)], edges: [])
    #expect(lines(comparison) == ["padding.gap: was length, is edges"])
  }

  @Test func modesGoByTheirNamesInTheTheme() {
    let theme = Theme.with(
      ["padding.gap": .dimension(.points(8))], dark: ["padding.gap": .dimension(.points(10))])
    let comparison = ThemeComparison(of: theme, lengths: [Token<Length>("padding.gap", 8).when(dark, use: 9)])
    #expect(lines(comparison) == ["padding.gap: 9 → 10 points (dark)"])
  }

  @Test func contextsThatTheThemeHasNoModeForGoByTheirAxes() {
    let theme = Theme.with(["padding.gap": .dimension(.points(8))])
    let comparison = ThemeComparison(of: theme, lengths: [Token<Length>("padding.gap", 8).when(dark, use: 9)])
    #expect(lines(comparison) == ["padding.gap: 9 → 8 points (appearance: dark)"])
  }

  @Test func colorsWithoutANameArePassedOver() {
    #expect(ThemeComparison(of: .with([:]), colors: [Color(ink)]).count == 0)
  }

  @Test func aTokenThatIsListedTwiceIsComparedOnce() {
    let ink = Color(ink).named("colors.ink")
    #expect(ThemeComparison(of: .with([:]), colors: [ink, ink]).differences.count == 1)
  }

  @Test func equalFingerprintsNeedNoComparison() {
    let theme = Theme.with(["colors.ink": .color(ink)])
    #expect(theme.check(fingerprint: theme.fingerprint.description, colors: []) == nil)
  }

  @Test func differingFingerprintsOfEqualValuesAreReported() throws {
    let theme = Theme.with(["colors.ink": .color(ink)])
    let comparison = try #require(
      theme.check(fingerprint: "0123456789abcdef", colors: [Color(ink).named("colors.ink")]))
    #expect(comparison.isEmpty)
    #expect(!comparison.hasEqualFingerprints)
    #expect(comparison.description.contains("all values are equal (1 token compared), but the fingerprints"))
    #expect(comparison.description.contains("aliases, deprecations or modes"))
  }

  @Test func withoutListsOnlyTheFingerprintsAreCompared() throws {
    let theme = Theme.with(["colors.ink": .color(ink)])
    let comparison = try #require(theme.check(fingerprint: "no fingerprint\u{7}"))
    #expect(
      comparison.description
        == "the fingerprints differ (no fingerprint\\u{7}, \(theme.fingerprint)); no values were compared")
  }

  /// The sources compiled from a guide do not differ from its theme, in all modes and color spaces.
  @Test func aThemeDoesNotDifferFromWhatItCompilesTo() {
    var themes = RandomTheme(.announced(for: "aThemeDoesNotDifferFromWhatItCompilesTo"))
    for _ in 0..<200 {
      let theme = themes.next()
      let compiled = Compiled(theme)
      let comparison = ThemeComparison(
        of: theme, colors: compiled.colors, fonts: compiled.fonts, lengths: compiled.lengths,
        edges: compiled.edges)
      #expect(comparison.isEmpty, "\(comparison)")
    }
  }
}

/// The tokens of a theme as generated sources contain them.
private struct Compiled {
  var colors: [Color] = []
  var fonts: [Font] = []
  var lengths: [Token<Length>] = []
  var edges: [Token<Edges>] = []

  init(_ theme: Theme) {
    for token in theme.tokens {
      let variants = token.variants.map { (theme.modes[$0.mode].context, $0.value) }
      switch token.value {
      case .color(let value):
        colors.append(
          variants.reduce(Color(value).named(token.path)) { color, variant in
            guard case .color(let other) = variant.1 else { return color }
            return color.when(variant.0, use: Color(other))
          })
      case .typography(let value):
        fonts.append(
          variants.reduce(Font(Self.inPoints(value)).named(token.path)) { font, variant in
            guard case .typography(let other) = variant.1 else { return font }
            return font.when(variant.0, use: Font(Self.inPoints(other)))
          })
      case .dimension(let value):
        lengths.append(
          variants.reduce(Token(token.path, value.value)) { length, variant in
            guard case .dimension(let other) = variant.1 else { return length }
            return length.when(variant.0, use: other.value)
          })
      case .edges(let value):
        edges.append(
          variants.reduce(Token(token.path, Self.inPoints(value))) { edges, variant in
            guard case .edges(let other) = variant.1 else { return edges }
            return edges.when(variant.0, use: Self.inPoints(other))
          })
      default: break
      }
    }
  }

  /// Returns the font with letter spacing in points, as sources have it.
  private static func inPoints(_ font: Typography) -> Typography {
    var font = font
    font.letterSpacing = .points(font.letterSpacing.value)
    return font
  }

  private static func inPoints(_ edges: Edges) -> Edges {
    Edges(
      top: edges.top.value, leading: edges.leading.value, bottom: edges.bottom.value,
      trailing: edges.trailing.value)
  }
}
