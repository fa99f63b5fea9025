import KansoThemeComparison
import KansoThemeEncoding
import Testing

@testable import KansoTheme

/// Texts as the values of tokens: in theme.json, in fingerprints, at run time and in comparisons.
struct StringTests {
  /// Returns a theme with a section of colors and sections of texts, in an order.
  private static func theme(_ sections: [String]) -> Theme {
    let black = TokenValue.color(ColorValue(red: 0, green: 0, blue: 0))
    return Theme(
      name: nil,
      modes: [Mode(name: "light", context: [:]), Mode(name: "dark", context: ["appearance": "dark"])],
      sections: sections.enumerated().map {
        TokenGroup(path: TokenPath($1), description: "About", members: [.token($0)])
      },
      kinds: ["links": .strings],
      tokens: sections.map { section in
        guard section != "colors" else { return ThemeToken(path: "colors.a", value: black) }
        return ThemeToken(
          path: TokenPath(section).appending("a"), value: .string("{a}"),
          variants: [.init(mode: 1, value: .string(""), alias: "links.b")], description: "One",
          deprecated: .message("use another"))
      })
  }

  private func json(_ sections: [String]) -> String {
    String(decoding: Self.theme(sections).encoded(), as: UTF8.self)
  }

  /// Returns the message of the error for a JSON; nil for a theme.
  private func failure(_ json: String) -> String? {
    do {
      _ = try Theme(json: Array(json.utf8))
      return nil
    } catch { return "\(error)" }
  }

  @Test(arguments: [
    ["colors", "strings"], ["strings", "colors"], ["strings"], ["links", "colors", "strings"],
    ["colors", "links", "strings"],
  ])
  func everySectionIsInItsPlace(_ sections: [String]) throws {
    let theme = Self.theme(sections)
    #expect(try Theme(json: theme.encoded()) == theme)
  }

  /// The standard has no type for texts, so nothing outside of `$extensions` is one.
  @Test func theStandardSeesNoTexts() {
    let parts = json(["strings", "colors"]).components(separatedBy: "\n  },\n")
    #expect(parts.count == 2)
    #expect(parts[0].contains("\"strings\": {\n        \"strings\": {\n          \"$type\": \"string\""))
    #expect(parts[0].contains("\"order\": [\n        \"strings\",\n        \"colors\"\n      ]"))
    #expect(parts[1].hasPrefix("  \"colors\": {") && !parts[1].contains("string"))
  }

  @Test func theOrderIsWrittenOnlyIfTheTextsAreNotTheLast() {
    #expect(!json(["colors", "strings", "links"]).contains("\"order\""))
    #expect(json(["strings", "colors", "links"]).contains("\"order\""))
    #expect(!json(["colors"]).contains("\"order\"") && !json(["colors"]).contains("strings\": {"))
  }

  @Test func aSectionIsNotInBothPlaces() {
    let twice = json(["colors", "strings"]).replacing("  \"colors\": {", with: "  \"strings\": {")
    #expect(failure(twice)?.contains("the theme has two sections `strings`") == true)
  }

  @Test(arguments: [
    ("\"$value\": \"{a}\"", "\"$value\": 1", "a text has to be a string"),
    ("\"$value\": \"{a}\"", "\"$value\": \"b\"", "was changed"),
    ("\"strings\": {\n        ", "\"strings\": 1, \"x\": {\n        ", "`strings` has to be an object"),
    ("\"order\": [", "\"order\": [1, ", "the name of a section has to be a string"),
  ])
  func damagedTextsAreRefused(_ from: String, _ to: String, _ expected: String) {
    let text = json(["strings", "colors"])
    #expect(text.contains(from))
    let message = failure(text.replacing(from, with: to, maxReplacements: 1))
    #expect(message?.contains(expected) == true, "\(message ?? "no error")")
  }

  @Test func theFingerprintDependsOnTheText() {
    let values: [TokenValue] = [.string("a"), .string("b"), .string(""), .fontFamily(["a"])]
    let fingerprints = values.map { Theme.with(["strings.a": $0]).fingerprint }
    #expect(Set(fingerprints).count == values.count)
  }

  @Test func tokensFollowTheTheme() {
    let token = Token("strings.a", "compiled").when(["appearance": "dark"], use: "dark")
    #expect(token.resolved() == "compiled" && token.resolved(in: ["appearance": "dark"]) == "dark")
    let theme = Theme.with(["strings.a": .string("loaded")])
    #expect(token.resolved(in: ["appearance": "dark"], of: theme) == "loaded")
    #expect(token.resolved(of: Theme.with(["strings.a": .number(1)])) == "compiled")
    #expect(String(TokenValue.fontFamily(["a"])) == nil && Double(TokenValue.string("1")) == nil)
  }

  @Test func textsAreCompared() {
    let theme = Theme.with(["strings.a": .string("a b\n"), "strings.b": .string("new")])
    let comparison = ThemeComparison(of: theme, strings: [Token("strings.a", "1 points")])
    #expect(
      comparison.differences.map(\.description) == [
        "strings.a: \"1 points\" → \"a b\\u{A}\"", "strings.b: added, \"new\"",
      ])
    let same = [Token("strings.a", "a b\n"), Token("strings.b", "new")]
    #expect(ThemeComparison(of: theme, strings: same).isEmpty)
    #expect(theme.check(fingerprint: "", strings: same)?.isEmpty == true)
    let other = Theme.with(["strings.a": .string("a b"), "strings.b": .string("new")])
    #expect(
      ThemeComparison(from: theme, to: other).differences.map(\.description) == [
        "strings.a: \"a b\\u{A}\" → \"a b\""
      ])
  }
}
