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

  /// Parentheses and operators in braces are those of a name, and not of a function or a calculation.
  @Test func namesInBracesCanHaveParentheses() throws {
    let text = """
      kanso: 2
      modes: [light, dark]
      colors:
        gray (light): {50: "#C1C1C1"}
        text: "{colors.gray (light).50}"
        line: {light: "{colors.gray (light).50}", dark: "#000000"}
        soft: {value: "{colors.gray (light).50}", alpha: 50%}
      sizes:
        lg (48) - wide: 48
        row: "{sizes.lg (48) - wide}"
      """
    let theme = try #require(CompiledGuide(bytes: Array(text.utf8), path: "tokens.yaml").theme)
    let color = try #require(theme["colors.text"])
    #expect(theme.target(of: color)?.path == "colors.gray (light).50")
    let length = try #require(theme["sizes.row"])
    #expect(theme.target(of: length)?.path == "sizes.lg (48) - wide")
  }
}
