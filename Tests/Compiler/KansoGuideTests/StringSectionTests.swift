import KansoDiagnostics
import KansoTheme
import KansoYAML
import Testing

@testable import KansoGuide

/// The section `strings`.
struct StringSectionTests {
  private func compile(_ text: String) -> CompiledGuide {
    CompiledGuide(bytes: Array(("kanso: 2\n" + text).utf8), path: "guide.yaml")
  }

  /// Returns the theme of a guide of version 2 without diagnostics.
  private func theme(_ text: String) throws -> Theme {
    let compiled = compile(text)
    #expect(compiled.diagnostics.isEmpty, "\(compiled.diagnostics.map(\.message))")
    return try #require(compiled.theme)
  }

  private func reports(_ text: String) -> [String] { compile(text).diagnostics.map(\.message) }

  /// Every scalar is the text that was written.
  @Test(arguments: [
    ("d MMMM yyyy", "d MMMM yyyy"), ("1.50", "1.50"), ("1e3", "1e3"), ("no", "no"), ("on", "on"),
    ("true", "true"), ("0x10", "0x10"), ("''", ""), ("' '", " "), ("'null'", "null"), ("'~'", "~"),
    ("\"a\\nb\\t\\0\\u202E\"", "a\nb\t\0\u{202E}"), ("'#fff'", "#fff"), ("b", "b"),
    ("strings.b", "strings.b"),
    ("'{day} {month}'", "{day} {month}"), ("'{}'", "{}"), ("'{{b}}'", "{{b}}"), ("'{b'", "{b"),
    ("'x{strings.b}'", "x{strings.b}"), ("b * 2", "b * 2"),
  ])
  func aTextIsAsItIsWritten(_ written: String, _ text: String) throws {
    let theme = try theme("strings: {b: other, a: \(written)}")
    let token = try #require(theme["strings.a"])
    #expect(token.value == .string(text) && token.alias == nil)
  }

  @Test func linesOfABlockAreLines() throws {
    let theme = try theme("strings:\n  a: |\n    one\n    two\n  b: >-\n    three\n    four\n")
    #expect(theme["strings.a"]?.value == .string("one\ntwo\n"))
    #expect(theme["strings.b"]?.value == .string("three four"))
  }

  @Test func bracesAreAliases() throws {
    let theme = try theme(
      """
      sections: {links: strings}
      modes: [light, dark]
      links: {home: {light: a, dark: b}}
      strings:
        page: "{links.home}"
        mixed: {light: "{strings.page}", dark: c}
        described: {value: "{strings.page}", description: About, deprecated: "use {links.home}"}
      """)
    let page = try #require(theme["strings.page"])
    #expect(page.value == .string("a") && page.alias == "links.home")
    #expect(page.variants == [.init(mode: 1, value: .string("b"), alias: "links.home")])
    #expect(theme["strings.mixed"]?.variants == [.init(mode: 1, value: .string("c"))])
    #expect(theme["strings.described"]?.deprecated == .message("use {links.home}"))
  }

  @Test func theLengthIsLimitedInBytes() throws {
    let longest = String(repeating: "é", count: ReadingLimits.string / 2)
    #expect(try theme("strings: {a: '\(longest)'}")["strings.a"]?.value == .string(longest))
    let compiled = compile("strings: {a: '\(longest)x'}")
    #expect(compiled.diagnostics.map(\.descriptor) == [.outOfRange])
    #expect(compiled.diagnostics.map(\.message) == ["a string cannot have 10001 bytes"])
  }

  /// The text counts for each token that has it.
  @Test func textsCountForTheSizeOfAGuide() {
    let text = String(repeating: "x", count: ReadingLimits.string)
    func guide(_ count: Int) -> String {
      "strings:\n  a: \(text)\n" + (0..<count).map { "  b\($0): '{strings.a}'\n" }.joined()
    }
    #expect(reports(guide(1000)).isEmpty)
    #expect(compile(guide(2000)).diagnostics.map(\.descriptor) == [.guideTooLarge])
  }

  @Test func mistakesAreReported() {
    #expect(reports("strings: {a: }") == ["`strings.a` has no value"])
    #expect(reports("strings: {a: ~}") == ["`strings.a` has no value"])
    let list = compile("strings: {a: [b]}").diagnostics
    #expect(list.map(\.message) == ["`strings.a` is a list, and has to be a string"])
    #expect(list.map(\.help) == ["Write a text, or the path of another string in braces."])
    #expect(reports("strings: {a: '{strings.c}', b: x}") == ["there is no string `{strings.c}`"])
    #expect(reports("strings: {a: '{day}'}") == ["there is no token `{day}`"])
    #expect(reports("strings: {a: '{strings.a}'}").count == 1)
  }

  @Test func textsAndOtherTokensAreNoAliasesOfEachOther() {
    let guide =
      "families: {a: '{strings.a}'}\nnumbers: {a: '{strings.a} * 2'}\nstrings: {a: x, b: '{families.c}'}\n"
    #expect(
      compile(guide + "colors: {a: '{strings.a}'}\n").diagnostics.map(\.descriptor) == [
        .aliasType, .aliasType, .unknownAlias, .aliasType,
      ])
    #expect(
      reports("strings: {a: '{families.b}'}\nfamilies: {b: x}") == [
        "`families.b` is a family, and `strings.a` a string"
      ])
  }
}
