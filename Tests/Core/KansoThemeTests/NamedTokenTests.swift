import Testing

@testable import KansoTheme

/// Colors, fonts and lengths that contain the path of their token.
struct NamedTokenTests {
  private let white = ColorValue(red: 1, green: 1, blue: 1)
  private let paper = ColorValue(red: 1, green: 0.9, blue: 0.8)
  private let night = ColorValue(red: 0, green: 0, blue: 0.1)
  private let dark: Context = ["appearance": "dark"]
  private let georgia = Typography(families: ["Georgia"], size: 16)

  /// Returns a theme of one token, with an optional other value for dark appearance.
  private func theme(_ path: TokenPath, _ value: TokenValue, dark: TokenValue? = nil) -> Theme {
    let modes = [
      Mode(name: "light", context: ["appearance": "light"]),
      Mode(name: "dark", context: ["appearance": "dark"]),
    ]
    let variants = dark.map { [ThemeToken.Variant(mode: 1, value: $0)] } ?? []
    return Theme(
      modes: modes, sections: [], tokens: [ThemeToken(path: path, value: value, variants: variants)])
  }

  @Test func aColorMadeByHandIsNoToken() {
    #expect(Color(white).path == nil)
    #expect(Color(white).resolved(of: theme("colors.white", .color(paper))) == white)
  }

  @Test func aNamedColorFollowsTheTheme() {
    let color = Color(white).named("colors.white")
    let theme = theme("colors.white", .color(paper), dark: .color(night))
    #expect(color.resolved(of: theme) == paper)
    #expect(color.resolved(in: dark, of: theme) == night)
  }

  @Test func withoutAThemeTheCompiledValueHolds() {
    let color = Color(white).named("colors.white").when(dark, use: Color(night))
    #expect(color.resolved(of: nil) == white)
    #expect(color.resolved(in: dark, of: nil) == night)
  }

  @Test func aTokenOfAnotherTypeIsPassedOver() {
    let color = Color(white).named("colors.white")
    #expect(color.resolved(of: theme("colors.white", .dimension(.points(8)))) == white)
    #expect(color.resolved(of: theme("colors.black", .color(night))) == white)
  }

  @Test func valuesForContextsLeaveTheNameAsItIs() {
    let other = Color(night).named("colors.night")
    #expect(Color(white).named("colors.white").when(dark, use: other).path == "colors.white")
    #expect(Color(white).when(dark, use: other).path == nil)
    let font = Font(families: ["Georgia"], size: 16).named("fonts.body")
    #expect(font.when(dark, use: Font(families: ["Georgia"], size: 17)).path == "fonts.body")
  }

  @Test func anAliasIsATokenOfItsOwn() {
    let alias = Color(white).named("colors.white").named("colors.background")
    #expect(alias.resolved(of: theme("colors.background", .color(paper))) == paper)
    #expect(alias.resolved(of: theme("colors.white", .color(paper))) == white)
  }

  @Test func theNameIsPartOfWhatIsCompared() {
    #expect(Color(white).named("colors.white") != Color(white))
    #expect(Color(white).named("colors.white") == Color(white).named("colors.white"))
    #expect(Font(georgia).named("fonts.body") != Font(georgia).named("fonts.label"))
  }

  @Test func aNamedFontFollowsTheTheme() {
    let font = Font(georgia).named("fonts.body")
    var larger = georgia
    larger.size = 20
    #expect(
      font.resolved(of: theme("fonts.body", .typography(georgia), dark: .typography(larger))) == georgia)
    #expect(font.resolved(in: dark, of: theme("fonts.body", .typography(larger))) == larger)
    #expect(font.resolved(of: theme("fonts.body", .color(white))) == georgia)
    #expect(font.resolved(of: nil) == georgia)
  }

  @Test func lengthsAndEdgesGoWithoutATheme() {
    let gap = Token<Length>("padding.gap", 8)
    let card = Token<Edges>("padding.card", Edges(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(gap.resolved(of: nil) == 8)
    #expect(gap.resolved(of: theme("padding.gap", .dimension(.points(10)))) == 10)
    #expect(card.resolved(of: nil) == Edges(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(card.resolved(of: theme("padding.card", .dimension(.points(10)))) == card.resolved())
  }
}
