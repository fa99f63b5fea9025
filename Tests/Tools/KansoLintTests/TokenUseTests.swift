import KansoDiagnostics
import KansoGuide
import KansoLintRules
import KansoTheme
import Testing

@testable import KansoLint

/// Tokens that sources name: existing, missing and deprecated ones.
struct TokenUseTests {
  private static let guide = """
    modes: [light, dark]
    colors:
      ink: "#2C4251"
      text: {secondary: "#999999", "default": "#000000"}
      old: {value: "{colors.ink}", deprecated: "Use {colors.ink}."}
      gone: {value: "#FF0000", deprecated: "Use {colors.ink}."}
    padding:
      standard: 8

    """

  private func inspect(
    _ text: String, path: String = "a.swift", module: String? = nil, guide: String = guide,
    beside other: String = ""
  ) -> Linter.Inspection {
    let theme = CompiledGuide(bytes: Array(guide.utf8), path: "tokens.yaml").theme
    let linter = Linter(
      theme: theme, rules: [.unknownToken, .deprecatedToken, .unusedToken], module: module,
      fixer: Fixer(Fixer.Types(platform: "uikit")))
    let file = SourceFile(path: path, text: text)
    return linter.inspect(file, beside: [SourceFile(path: "other.swift", text: other)])
  }

  private func unknown(_ marked: String, beside other: String = "", module: String? = nil) -> [String] {
    let source = MarkedSource(marked)
    let found = inspect(source.text, module: module, beside: other).findings
    #expect(found.map(\.range.offsets) == source.ranges, "\(found.map(\.message))")
    return found.compactMap(\.help)
  }

  @Test func theNearestNameIsProposed() {
    #expect(unknown("a = Colors.⟪inkk⟫") == ["Did you mean `Colors.ink`?"])
    #expect(unknown("a = Colors.Text.⟪secondry⟫.cgColor") == ["Did you mean `Colors.Text.secondary`?"])
    #expect(unknown("a = Colors.⟪zebra⟫") == ["Add it to the guide, or use another token."])
    #expect(unknown("a = Colors\n  .⟪inkk⟫ // Colors.inkk\nlet s = \"Colors.inkk\"").count == 1)
  }

  @Test func tokensOfVersionTwoAreKnown() {
    let guide = "kanso: 2\nbreakpoints: {tablet: 768}\nletterSpacings: {tight: -0.5}\n"
    let text = "a = Breakpoints.tablet; b = LetterSpacings.tokens.tight; c = LetterSpacings.thight"
    let findings = inspect(text, guide: guide).findings
    #expect(findings.map(\.help) == ["Did you mean `LetterSpacings.tight`?"])
  }

  @Test(arguments: [
    ("a.swift", "f(Strings.page, Strings.pgae)"), ("a.m", "f(StringsPage(), StringsPgae());"),
  ])
  func textsAreTokens(_ path: String, _ text: String) {
    let guide = "kanso: 2\nstrings: {page: \"https://example.com\", logo: logo-round}\n"
    let inspection = inspect(text, path: path, guide: guide)
    #expect(inspection.tokens == ["strings.page"])
    #expect(inspection.findings.count == 1)
  }

  /// Each suggestion compares a name with every token of the group, so suggestions are limited.
  @Test(arguments: ["a.swift", "a.m"])
  func suggestionsAreLimitedWhereNamesAndTokensAreMany(_ path: String) {
    let tokenCount = 2_000
    let possible = NameSuggestions.maxCandidateCount / tokenCount
    let guide = "colors:\n" + (0..<tokenCount).map { "  token\($0): '#000'\n" }.joined()
    // Every name differs from a token's name by one letter, and occurs twice.
    let prefix = path == "a.m" ? "Colors" : "Colors."
    let names = (0..<2 * possible).map { path == "a.m" ? "Tokenx\($0)" : "tokenx\($0)" }
    let text = (names + names).map { "a = \(prefix)\($0)();\n" }.joined()
    let findings = inspect(text, path: path, guide: guide).findings
    #expect(findings.filter { $0.help?.hasPrefix("Did you mean") == true }.count == 2 * possible)
    #expect(path == "a.m" || findings.count == 2 * names.count)
  }

  @Test func whatIsThereIsNoFinding() {
    #expect(
      unknown("a = Colors.ink.cgColor; b = Colors.Text.`default`; c: Colors.Text = x; d = Colors.self")
        .isEmpty)
    #expect(
      unknown("a = Padding.tokens.standard; b = Padding.kansoTokens; c = Padding.tokens.⟪standrd⟫").count == 1
    )
    #expect(unknown("a = Theme.Colors.zebra; b = x.Padding.zebra; c = .Colors").isEmpty)
    #expect(unknown("a = Tokens.Colors.⟪zebra⟫", module: "Tokens").count == 1)
  }

  @Test func whatSourcesDeclareThemselvesIsTheirs() {
    #expect(unknown("enum Colors {}; a = Colors.zebra").isEmpty)
    #expect(unknown("a = Colors.⟪zebra⟫; b = Colors.ink", beside: "struct S { enum Colors {} }").count == 1)
    #expect(
      unknown("extension S { func f() { a = Colors.zebra } }", beside: "struct S { enum Colors {} }").isEmpty)
    #expect(unknown("struct Box<Padding> { func f() { Padding.make() } }; a = Padding.⟪make⟫").count == 1)
    #expect(unknown("func g<Colors: P>(_ c: Colors.Type) { Colors.make() }").isEmpty)
    #expect(unknown("a = Padding.huge", beside: "extension Tokens.Padding { static let huge = 1 }").isEmpty)
    #expect(
      unknown("a = Colors.zebra; b = Colors.⟪lion⟫", beside: "extension Colors { static let zebra = 1 }")
        .count == 1)
    #expect(unknown("typealias Colors = Tokens.Colors; a = Colors.⟪zebra⟫").count == 1)
    #expect(
      unknown(
        "a = Colors.⟪zebra⟫",
        beside: "// Generated by Kanso from tokens.yaml\nenum Colors { static let zebra = 1 }"
      ).count == 1)
  }

  @Test func deprecatedTokensAreReplacedByWhatIsTheSame() {
    let findings = inspect("a = Colors.old.cgColor; b = Colors.gone").findings
    #expect(findings.map(\.descriptor) == [.deprecatedToken, .deprecatedToken])
    #expect(findings.map(\.range.text) == ["Colors.old", "Colors.gone"])
    #expect(findings.map(\.replacement) == ["Colors.ink", nil])
    #expect(findings[1].notes.map(\.message) == ["it is left as it is: `Colors.ink` has another value"])
    let file = findings[0].range.file
    let fixed = FixResult(file, findings, basis: FixBasis(parsing: file))
    #expect(
      fixed.bytes.map { String(decoding: $0, as: UTF8.self) } == "a = Colors.ink.cgColor; b = Colors.gone")
  }

  @Test func objectiveC() {
    let inspection = inspect(
      "a = ColorsOld(); b = ColorsInkk(); ColorsView(); NSLog(@\"ColorsInkk()\"); c = PaddingStandard();",
      path: "a.m")
    #expect(inspection.findings.map(\.range.text) == ["ColorsOld", "ColorsInkk"])
    #expect(inspection.findings.map(\.replacement) == ["ColorsInk", nil])
    #expect(inspection.findings[1].help == "Did you mean `ColorsInk`?")
    #expect(inspection.tokens == ["colors.old", "padding.standard"])
  }

  // MARK: What is used

  @Test func whoeverHasATypeHasItsMembers() {
    #expect(inspect("a = Colors.ink").tokens == ["colors.ink"])
    #expect(inspect("typealias T = Colors.Text").tokens == ["colors.text.secondary", "colors.text.default"])
    #expect(inspect("// Colors.ink\nlet s = \"Colors.ink\"").tokens.isEmpty)
    #expect(inspect("let s = \"\\(Padding.standard)\"").tokens == ["padding.standard"])
  }

  @Test func referencesAndDocumentsAreUses() {
    let guide =
      "colors: {a: \"#FFFFFF\", b: \"{colors.a}\", darkInk: \"#000000\"}\npadding: {x: 4, y: \"{padding.x} * 2\"}\n"
    let compiled = CompiledGuide(bytes: Array(guide.utf8), path: "tokens.yaml")
    #expect(
      UnusedTokens.check(compiled, used: ["padding.y"]).map(\.range.text) == ["b", "darkInk"])
    let document = interfaceDocument(
      "<color key=\"textColor\" name=\"dark-ink\"/>",
      resources:
        "<namedColor name=\"colorsA\"><color red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\" "
        + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/></namedColor>"
    )
    let inspection = Linter(theme: compiled.theme).inspect(SourceFile(path: "Main.xib", text: document))
    #expect(inspection.tokens == ["colors.darkInk", "colors.a"])
  }

  @Test func aSuppressedTokenOfTheGuideIsNoFinding() {
    let guide =
      "padding:\n  # kanso:disable:next unused-token - for the next release\n  wide: 16\n  narrow: 4\n"
    let compiled = CompiledGuide(bytes: Array(guide.utf8), path: "tokens.yaml")
    let found = UnusedTokens.check(compiled, used: [])
    #expect(found.map(\.range.text) == ["narrow"])
  }
}
