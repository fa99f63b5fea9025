import KansoTheme
import Testing

@testable import KansoPreview

/// The view model of a guide.
@Suite struct GuideModelTests {
  private func token(_ path: TokenPath, in theme: Theme) throws -> GuideToken {
    let tokens = GuideModel(theme).sections.flatMap(\.items).compactMap(\.token)
    return try #require(tokens.first { $0.path == path })
  }

  @Test func modesThatShareAValueAreTogether() throws {
    let theme = try Sample.theme(
      """
      modes:
        light: {appearance: light}
        dark: {appearance: dark}
        compact: {density: compact, fallback: light}
      padding:
        gap: {light: 8, dark: 8, compact: 4}
        same: 3
      """)
    let gap = try token("padding.gap", in: theme)
    #expect(gap.values.map(\.modes) == [[0, 1], [2]])
    #expect(gap.values.map(\.value) == [.dimension(.points(8)), .dimension(.points(4))])
    #expect(gap.value(inMode: 2).value == .dimension(.points(4)))
    #expect(try token("padding.same", in: theme).values.map(\.modes) == [[0, 1, 2]])
    #expect(GuideModel(theme).modes.map(\.isDark) == [false, true, false])
    #expect(GuideModel(theme).modes[2].context == ["density: compact"])
  }

  @Test func aliasesKnowEachOther() throws {
    let theme = try Sample.theme(
      """
      modes: [light, dark]
      colors:
        white: "#FFFFFF"
        ink: "#101010"
        text: {light: ink, dark: white}
        title: text
        strong: {light: ink, dark: ink}
      """)
    #expect(try token("colors.ink", in: theme).aliasedBy == ["colors.text", "colors.strong"])
    #expect(try token("colors.white", in: theme).aliasedBy == ["colors.text"])
    #expect(try token("colors.text", in: theme).values.map(\.alias) == ["colors.ink", "colors.white"])
    #expect(try token("colors.strong", in: theme).values.map(\.modes) == [[0, 1]])
  }

  @Test func groupsAndTokensAreInTheGuidesOrder() throws {
    let theme = try Sample.theme(
      """
      colors:
        first: "#000000"
        a: {description: Of a, one: "#111111", b: {two: "#222222"}}
        last: {value: "#333333", deprecated: "use {colors.first}"}
      """)
    let section = try #require(GuideModel(theme).sections.first)
    let items = section.items.map { item -> String in
      switch item {
      case .group(let group): "\(group.depth) \(group.title)/"
      case .token(let token): "\(token.depth) \(token.title)"
      }
    }
    #expect(items == ["0 first", "0 a/", "1 one", "1 b/", "2 two", "0 last"])
    #expect(section.title == "Colors")
    let last = try token("colors.last", in: theme)
    #expect(last.deprecation?.replacement == "colors.first" && last.swiftName == "Colors.last")
  }

  @Test func aGuideWithoutANameOrModesHasWordsForThem() throws {
    let model = GuideModel(try Sample.theme("colors: {a: \"#000000\"}"))
    #expect(model.name == "Style guide" && model.tokenCount == 1)
    #expect(model.modes == [GuideMode(name: "", context: [], isDark: false)])
    #expect(GuideModel(Theme(sections: [], tokens: [])).sections.isEmpty)
  }
}
