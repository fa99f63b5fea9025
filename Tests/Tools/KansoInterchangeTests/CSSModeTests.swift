import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoInterchange

struct CSSModeTests {
  private func read(_ text: String, selecting names: [String] = []) -> ForeignTokens {
    read([("tokens.css", text)], selecting: names)
  }

  private func read(_ files: [(String, String)], selecting names: [String] = []) -> ForeignTokens {
    let files = files.map { ForeignFile(name: $0.0, source: SourceFile(path: $0.0, text: $0.1)) }
    return CSSReader.read(files, ImportSelection(names))
  }

  private func color(_ text: String) throws -> ForeignValue {
    .literal(.color(try #require(ColorValue(hex: text))))
  }

  @Test(arguments: [
    "@media (prefers-color-scheme: dark) { :root { --x: #000 } }",
    "@media screen and (prefers-color-scheme:dark) { html { --x: #000 } }",
    "[data-theme=dark] { --x: #000 }", "[data-bs-theme=\"dark\"] { --x: #000 }", ".dark { --x: #000 }",
    ":root.dark { --x: #000 }",
    "html.theme-dark body { --x: #000 }", ":where(.dark-mode) { --x: #000 }",
    ":is(.dark, [data-theme='dark']) { --x: #000 }",
    ":root { &.dark { --x: #000 } }", ":root { @media (prefers-color-scheme: dark) { --x: #000 } }",
    ":root[dark] { --x: #000 }",
    "@media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { --x: #000 } }",
    ":root:not(.light) { --x: #000 }",
    "@supports (color: red) { @layer a { .dark { --x: #000 } } }", "@variant dark { :root { --x: #000 } }",
    "@custom-media --d (prefers-color-scheme: dark); @media (--d) { :root { --x: #000 } }",
    ":host(.dark) { --x: #000 }",
    "@media not (prefers-color-scheme: light) { :root { --x: #000 } }", ".sl-theme-dark { --x: #000 }",
  ])
  func darkIsAMode(_ rule: String) throws {
    let result = read(":root { --x: #fff }\n\(rule)")
    #expect(result.axes == [ForeignAxis(name: nil, modes: ["light", "dark"])])
    #expect(result.tokens.map(\.value) == [try color("#fff")])
    #expect(result.tokens.first?.variants.map(\.value) == [try color("#000")])
    #expect(result.findings.isEmpty)
  }

  @Test(arguments: [
    ".card { --x: #000 }", "h1 { --x: #000 }", ".dark .card { --x: #000 }", ".btn-dark { --x: #000 }",
    ":root:hover { --x: #000 }",
    "@media (min-width: 50em) { :root { --x: #000 } }", "@media print { :root { --x: #000 } }",
    "[type=dark] { --x: #000 }",
    "@keyframes a { from { --x: #000 } }", "#dark { --x: #000 }", "::before { --x: #000 }",
    ".theme-toggle { --x: #000 }", ".is-palette-light { --x: #000 }",
  ])
  func otherRulesAreReported(_ rule: String) throws {
    let result = read(":root { --x: #fff }\n\(rule)")
    #expect(result.axes.isEmpty && result.tokens.map(\.variants.count) == [0])
    #expect(result.findings.map(\.kind) == [.lost])
    #expect(result.findings.first?.message.contains("a custom property is not imported, since") == true)
  }

  @Test func lightCanBeTheExceptionOrTheName() throws {
    let dark = read(":root { --x: #000; --y: #000 } [data-theme=light] { --x: #fff }")
    #expect(dark.axes == [ForeignAxis(name: nil, modes: ["dark", "light"])])
    #expect(dark.tokens.map(\.variants.count) == [1, 0])
    let both = read(":root, .light { --x: #fff } .dark { --x: #000; --z: #111 }")
    #expect(both.axes == [ForeignAxis(name: nil, modes: ["light", "dark"])])
    #expect(both.tokens.map(\.path) == [["x"], ["z"]] && both.findings.map(\.kind) == [.doubtful])
    let named = read([("dark.css", ":root { --x: #000 }"), ("light.css", ":root { --x: #fff }")])
    #expect(named.tokens.map(\.value) == [try color("#fff")] && named.tokens.first?.variants.count == 1)
    let scheme = read(":root { color-scheme: dark; --x: light-dark(#fff, #000) }")
    #expect(
      scheme.tokens.map(\.value) == [try color("#000")] && scheme.axes.first?.modes == ["dark", "light"])
  }

  @Test func otherThemesAndContrastAreModes() throws {
    let result = read(
      """
      :root { --x: #fff }
      [data-theme=sepia] { --x: #111 }
      .dark { --x: #222 }
      @media (prefers-contrast: more) { :root { --x: #333 } .dark { --x: #444 } }
      """)
    #expect(Set(result.axes.map { $0.name ?? "" }) == ["", "theme"])
    let system = try #require(result.axes.firstIndex { $0.name == nil })
    #expect(Set(result.axes[system].modes) == ["light", "dark", "lightHighContrast", "darkHighContrast"])
    let token = try #require(result.tokens.first)
    func value(_ mode: String) -> ForeignValue? { token.variants.first { $0.modes == [system: mode] }?.value }
    #expect(value("dark") == (try color("#222")))
    #expect(value("lightHighContrast") == (try color("#333")))
    #expect(value("darkHighContrast") == (try color("#444")))
    let onlyThemes = read("[data-theme=a] { --x: #000 } [data-theme=b] { --x: #fff }")
    #expect(
      onlyThemes.axes == [ForeignAxis(name: "theme", modes: ["a", "b"])] && onlyThemes.findings.isEmpty)
  }

  @Test func selectedBlocksAreMergedInTheirOrder() throws {
    let text = """
      .b { --x: #222 }
      :root { --x: #000; --y: light-dark(#000, #fff) }
      .a, .c { --x: #111 }
      @media (prefers-color-scheme: dark) { :root { --z: #000 } }
      """
    func value(_ names: [String], _ name: String) -> ForeignValue? {
      let result = read(text, selecting: names)
      #expect(result.axes.isEmpty && result.tokens.allSatisfy { $0.variants.isEmpty })
      return result.tokens.first { $0.path == [name] }?.value
    }
    #expect(value([":root"], "x") == (try color("#000")))
    #expect(value([":root", ".b"], "x") == (try color("#222")))
    #expect(value([":root", ".b", ".a"], "x") == (try color("#111")))
    #expect(value([":root, .b"], "x") == (try color("#000")))
    #expect(value(["tokens.css: :root", "other.css: .b"], "x") == (try color("#000")))
    #expect(value([":root", "dark"], "y") == (try color("#fff")))
    #expect(value([":root", "dark"], "z") != nil && value([":root", "light"], "z") == nil)
  }
}
