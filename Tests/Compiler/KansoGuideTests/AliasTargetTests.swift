import KansoGuide
import KansoTheme
import Testing

/// The target of an alias is found by the index that the resolver had, and by its path in any other theme.
struct AliasTargetTests {
  private static let guide = """
    colors: {paper: "#FFFFFF", ink: "#000000", text: "{colors.ink}"}

    """

  @Test func aliasesHaveTheirTargets() throws {
    let theme = try #require(CompiledGuide(bytes: Array(Self.guide.utf8), path: "tokens.yaml").theme)
    let text = try #require(theme["colors.text"])
    #expect(theme.target(of: text)?.path == "colors.ink")
    #expect(try theme.target(of: #require(theme["colors.ink"])) == nil)
  }

  @Test func tokensAreFoundInAThemeWithOtherIndexes() throws {
    let theme = try #require(CompiledGuide(bytes: Array(Self.guide.utf8), path: "tokens.yaml").theme)
    let text = try #require(theme["colors.text"])
    let reversed = Theme(sections: [], tokens: theme.tokens.reversed())
    #expect(reversed.target(of: text)?.path == "colors.ink")
    let short = Theme(sections: [], tokens: [text])
    #expect(short.target(of: text) == nil)
  }
}
