import KansoDiagnostics
import KansoTheme
import KansoYAML
import Testing

@testable import KansoGuide

/// Names with combining marks beside the characters that separate, enclose or quote names.
struct MarkedNameTests {
  private func compiled(_ text: String) -> CompiledGuide {
    CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml")
  }

  @Test func aliasesFollowEveryLegalName() throws {
    let guide = compiled(
      """
      padding:
        "a\u{600}": {"\u{1F3FB}x": 1, "\\"\u{301}": 2}
        first: "{padding.a\u{600}.\u{1F3FB}x}"
        second: "a\u{600}.\\"\u{301}"
        third: "{padding.first} * 2"

      """)
    let theme = try #require(guide.theme, "\(guide.diagnostics.map(\.message))")
    let values: [TokenValue] = [1.0, 2, 1, 2, 2].map { .dimension(.points($0)) }
    #expect(theme.tokens.map(\.value) == values)
    #expect(theme["padding.first"]?.alias == "padding.a\u{600}.\u{1F3FB}x")
  }

  /// The suggestion is the whole path, written as YAML that reads as exactly that path.
  @Test(arguments: ["q\"\u{301}z", "\\\u{301}z", "\u{1F3FB}size", "size\u{600}"])
  func suggestionsAreWholeAndQuoted(_ name: String) throws {
    let guide = "padding:\n  \(YAMLText.quoted(name)): 1\n  wide: \(YAMLText.quoted(name + "y"))\n"
    let found = try #require(compiled(guide).diagnostics.first)
    #expect(found.descriptor == .unknownAlias && found.help == "Did you mean `\(name)`?")
    var bytes = Array(guide.utf8)
    bytes.replaceSubrange(found.range.offsets, with: try #require(found.replacement).utf8)
    let fixed = CompiledGuide(bytes: bytes, path: "guide.yaml")
    #expect(fixed.diagnostics.isEmpty, "\(fixed.diagnostics.map(\.message))")
  }

  /// A name that was rejected at its declaration is not reported again at its uses.
  @Test func aliasesOfRefusedNamesAreNotReportedAsWell() {
    let guide = compiled(
      """
      colors:
        "a.\u{301}b": "#000000"
        "\u{301}c": {inner: "#111111"}
        first: "{colors.a.\u{301}b}"
        second: "{colors.\u{301}c.inner}"

      """)
    #expect(guide.diagnostics.map(\.descriptor) == [.invalidName, .invalidName])
  }

  @Test func namesThatDifferByWhatCannotBeSeenCollide() {
    for (first, second) in [("ab", "a\u{200D}b"), ("\u{2764}", "\u{2764}\u{FE0F}"), ("a b", "a\u{A0}b")] {
      let guide = compiled("padding: {\(YAMLText.quoted(first)): 1, \(YAMLText.quoted(second)): 2}\n")
      #expect(guide.diagnostics.map(\.descriptor) == [.nameCollision])
    }
  }
}
