import KansoTheme
import KansoThemeEncoding
import Testing

@testable import KansoGuide

/// The key `extensions` of tokens, with data of other tools.
struct ExtensionTests {
  private func compile(_ text: String) -> CompiledGuide {
    CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml")
  }

  @Test func theDataIsInTheTheme() throws {
    let compiled = compile(
      """
      kanso: 2
      modes: [light, dark]
      colors:
        ink: {light: "#000000", dark: "#FFFFFF", extensions: {com.example.icon: heart}}
        paper:
          value: "#FFFFFF"
          extensions: {a: [1, -2.5, 1e3, "1", 007, true, "true", null, ~, yes, 1e999], b: {c: "<\\"\\u2028>"}}
      padding: {page: {top: 1, leading: 1, bottom: 1, trailing: 1, extensions: {a: 1}}}
      fonts: {body: {family: Inter, size: 16, extensions: {a: 1}}}
      easings: {soft: {duration: 1s, extensions: {a: 1}}}

      """)
    #expect(compiled.diagnostics.map(\.message) == [])
    let theme = try #require(compiled.theme)
    let json = String(decoding: theme.encoded(), as: UTF8.self)
    #expect(json.contains(#""com.example.icon": "heart""#))
    for path in ["padding.page", "fonts.body", "easings.soft"] as [TokenPath] {
      #expect(theme[path]?.extensions.map(\.key) == ["a"])
    }
    let paper = try #require(theme["colors.paper"]?.extensions)
    guard paper.map(\.key) == ["a", "b"], case .array(let elements) = paper[0].value.content else {
      Issue.record("\(paper)")
      return
    }
    let texts = elements.map { element in
      switch element.content {
      case .number(let number): "\(number)"
      case .string(let text): "'\(text)'"
      case .bool(let value): "\(value)"
      case .null: "null"
      case .array, .object: "?"
      }
    }
    #expect(
      texts == [
        "1.0", "-2.5", "1000.0", "'1'", "'007'", "true", "'true'", "null", "null", "'yes'", "'1e999'",
      ])
    // The theme can be compiled again, with the same data.
    let again = try #require(CompiledGuide(bytes: theme.encoded(), path: "theme.json").theme)
    #expect(again["colors.paper"]?.extensions.elementsEqual(paper) { $0.value.equals($1.value) } == true)
    #expect(again.fingerprint == theme.fingerprint)
  }

  /// In version 1, it is the name of a token.
  @Test func earlierGuidesKeepTheName() {
    #expect(compile("colors: {extensions: '#000000'}\n").theme?["colors.extensions"] != nil)
    let modes = "modes: {extensions: {a: b}, dark: {a: c}}\n"
    #expect(compile("kanso: 2\n\(modes)").diagnostics.map(\.descriptor) == [.reservedName])
  }

  /// The data counts for the size of a guide, as everything else in theme.json.
  @Test func theDataIsBounded() {
    let text = String(repeating: "x", count: 16_000)
    let tokens = (0..<1100).map { "  a\($0): {value: 1, extensions: {a: \(text)}}\n" }.joined()
    #expect(compile("kanso: 2\npadding:\n\(tokens)").diagnostics.map(\.descriptor).contains(.guideTooLarge))
  }
}
