import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoInterchange

struct CSSReaderTests {
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

  /// Returns the value of the property `x` beside others.
  private func value(_ text: String, beside others: String = "") -> ForeignValue? {
    read(":root { \(others); --x: \(text) }").tokens.first { $0.path == ["x"] }?.value
  }

  private func points(_ value: Double) -> ForeignValue { .literal(.dimension(.points(value))) }

  // MARK: Values

  @Test(arguments: [
    ("#fff", "#ffffff"), ("#0001", "#00000011"), ("white", "#ffffff"), ("TRANSPARENT", "#00000000"),
    ("rgb(255 0 0)", "#ff0000"),
    ("RGBA(255, 0, 0, 1) !important", "#ff0000"), ("var(--missing, #abc)", "#aabbcc"), ("var(--a,)", nil),
    ("rgb(calc(100 + 155) 0 0)", "#ff0000"), ("rgb(var(--channels))", "#0000ff"),
    ("/* a */#fff/* b */", "#ffffff"),
  ])
  func colors(_ text: String, _ hex: String?) throws {
    let expected = try hex.map { try color($0) }
    #expect(value(text, beside: "--channels: 0, 0, 255") == expected)
  }

  @Test(arguments: [
    ("8px", 8.0), ("12pt", 12), ("1in", 96), ("-.5px", -0.5), ("1e2px", 100), ("calc(1px + 2 * 3px)", 7),
    ("calc(1rem + 4px)", 20),
    ("min(4px, 8px)", 4), ("clamp(1px, 4px, 2px)", 2), ("max(1px, (2px + 1px))", 3),
    ("calc(var(--list-item) * 2)", 8),
  ])
  func lengths(_ text: String, _ expected: Double) {
    #expect(value(text, beside: "--list-item: var(--none, 4px)") == points(expected) || text.contains("var"))
  }

  @Test func otherLiterals() {
    #expect(value("1.5rem") == .literal(.dimension(Dimension(1.5, .rem))))
    #expect(value("calc(1rem * 2)") == .literal(.dimension(Dimension(2, .rem))))
    #expect(value("150ms") == .literal(.duration(Duration(150, .ms))))
    #expect(value("0.2s") == .literal(.duration(Duration(0.2, .s))))
    #expect(value("1.25") == .literal(.number(1.25)))
    #expect(value("cubic-bezier(.25, 0, .5, 1)") == .literal(.cubicBezier(CubicBezier(0.25, 0, 0.5, 1))))
    #expect(value("\"a\\\"b\"") == .text("a\"b"))
    #expect(
      value("Inter, 'Segoe UI', sans-serif") == .literal(.fontFamily(["Inter", "Segoe UI", "sans-serif"])))
  }

  @Test func namesDecideValuesOfSeveralMeanings() {
    let cases: [(String, ForeignValue)] = [
      ("--font-weight-b: 600", .literal(.fontWeight(600))),
      ("--weight: bold", .literal(.fontWeight(700))),
      ("--opacity: 50%", .literal(.number(0.5))), ("--line-height: 150%", .literal(.number(1.5))),
      ("--line-height: 1.2em", .literal(.number(1.2))), ("--font: Roboto", .literal(.fontFamily(["Roboto"]))),
      ("--ease: ease-in", .literal(.cubicBezier(CubicBezier(0.42, 0, 1, 1)))),
      ("--gap-offset: 0", .literal(.dimension(.points(0)))),
      ("--border-style: dashed", .literal(.strokeStyle(.keyword(.dashed)))), ("--z: 0", .literal(.number(0))),
      ("--font-style: italic", .text("italic")), ("--divider: \">\"", .text(">")),
    ]
    for (declaration, expected) in cases {
      #expect(read(":root { \(declaration) }").tokens.first?.value == expected, "\(declaration)")
    }
  }

  @Test func referencesAreAliases() {
    let others = "--a: #000; --n: 2; --l: 4px; --f: Inter, serif; --s: 0 1px 2px #000; --t: 1s"
    #expect(value("var(--a)", beside: others) == .reference(["a"]))
    #expect(value("VAR( --a , red )", beside: others) == .reference(["a"]))
    #expect(
      value("calc(var(--l) * -1)", beside: others)
        == .expression([.text("("), .reference(["l"]), .text(" * -1)")]))
    #expect(value("calc(var(--t) + 1px)", beside: others) == nil)
    #expect(
      value("color-mix(in srgb, var(--a) 20%, white)", beside: others)
        == .expression([.text("color-mix(in srgb, "), .reference(["a"]), .text(" 20%, #FFFFFF)")]))
    #expect(
      value("oklch(from var(--a) calc(l * .8) c h)", beside: others)
        == .expression([.text("oklch(from "), .reference(["a"]), .text(" calc(l * .8) c h)")]))
    #expect(
      value("var(--f), Arial", beside: others)
        == .list([.reference(["f"]), .literal(.fontFamily(["Arial"]))]))
    #expect(
      value("0 0 0 1px var(--a), var(--s)", beside: others).map { "\($0)" }?.contains("reference([\"s\"])")
        == true)
  }

  @Test func commentedDeclarationsDescribeNothing() {
    let result = read(":root {\n  /* --a: #fff; */\n  --x: #000;\n  /* For cards */\n  --y: #fff;\n}")
    #expect(result.tokens.map(\.description) == [nil, "For cards"])
  }

  @Test func functionsOfTailwindAreReferences() {
    let result = read(
      "@theme { --font-sans: Roboto, sans-serif; --default-font: --theme(--font-sans, initial) }")
    #expect(result.tokens.last?.value == .reference(["font-sans"]))
    #expect(read("@theme { --x: --theme(--missing, 4px) }").tokens.map(\.value) == [points(4)])
  }

  @Test func shadowsHaveLayers() throws {
    let black = try color("#000")
    let layer: [ForeignValue.Part] = [
      .init("color", black), .init("x", points(0)), .init("y", points(1)), .init("blur", points(2)),
    ]
    #expect(value("#000 0 1px 2px") == .parts(layer))
    #expect(
      value("inset 0 1px 2px #000, 0 1px 2px #000")
        == .list([.parts(layer + [.init("inset", .flag(true))]), .parts(layer)]))
    #expect(
      value("0 var(--y) 2px var(--c)", beside: "--y: 1px; --c: #000")
        == .parts([
          .init("color", .reference(["c"])), .init("x", points(0)), .init("y", .reference(["y"])),
          .init("blur", points(2)),
        ]))
    #expect(read(":root { --shadow: none }").tokens.count == 1)
  }

  @Test func bordersAndTransitions() throws {
    let border = value("1px solid var(--c)", beside: "--c: #000")
    #expect(
      border
        == .parts([
          .init("width", points(1)), .init("color", .reference(["c"])),
          .init("style", .literal(.strokeStyle(.keyword(.solid)))),
        ]))
    #expect(
      value("all 0.2s linear 50ms")
        == .parts([
          .init("duration", .literal(.duration(Duration(0.2, .s)))),
          .init("easing", .literal(.cubicBezier(CubicBezier(0, 0, 1, 1)))),
          .init("delay", .literal(.duration(Duration(50, .ms)))),
        ]))
  }

  @Test func gradientsHaveAPositionForAllStopsOrNone() throws {
    let (red, blue) = (try color("#f00"), try color("#00f"))
    #expect(value("linear-gradient(90deg, red, blue)") == .list([red, blue]))
    let stops = [(red, 0.0), (red, 0.1), (red, 0.2), (blue, 1)].map { color, position in
      ForeignValue.parts([.init("color", color), .init("position", .literal(.number(position)))])
    }
    #expect(value("linear-gradient(red, red, red 20%, blue)") == .list(stops))
  }

  @Test(arguments: [
    ("inherit", "something else"), ("currentColor", "its place"), ("50%", "a part of something"),
    ("2em", "the font"),
    ("clamp(1rem, 2vw, 2rem)", "the window"), ("45deg", "angles"), ("linear(0, 1)", "easing curve"),
    ("url(a.svg)", "`url()`"),
    ("1px 2px", "a list"), ("var(--y)", "`--y` is not defined"), ("var(--x)", "refers to itself"),
    ("", "empty"),
    ("calc(1px + 1s)", "mixes units"), ("calc(1px / 0)", "divides by zero"), ("2px 2px 10px", "list"),
    ("1e999px", "no meaning"),
    ("calc(1px", "not one of CSS"), ("blur(2px)", "`blur()`"),
  ])
  func whatIsNotCarriedOverIsReported(_ text: String, _ message: String) throws {
    let result = read(":root { --x: \(text) }")
    let finding = try #require(result.findings.first)
    #expect(result.tokens.isEmpty || text == "calc(1px")
    #expect(
      finding.kind == .lost && finding.path == ["x"] && finding.message.contains(message),
      "\(finding.message)")
  }

  @Test func aReferenceThatAGuideCannotExpressIsReplacedByItsValue() throws {
    let text = """
      :root { --hue: 0; --strength: 50%; --ink: hsl(var(--hue) 100% 50% / var(--strength)) }
      .dark { --hue: 120 }
      """
    let ink = try #require(read(text).tokens.first { $0.path == ["ink"] })
    #expect(ink.value == .literal(.color(ColorValue(.hsl, 0, 100, 50, alpha: 0.5))))
    #expect(ink.variants.map(\.value) == [.literal(.color(ColorValue(.hsl, 120, 100, 50, alpha: 0.5)))])
  }

  // MARK: Sheets

  @Test func tokensHavePlacesAndDescriptions() throws {
    let text = """
      :root {
        /* The page
         * and cards */
        --a: #fff; /* behind */
        --b: var(--a);
        /* @deprecated use a */
        --c\\.d: 1px
      }
      """
    let tokens = read(text).tokens
    #expect(tokens.map(\.path) == [["a"], ["b"], ["c.d"]])
    #expect(tokens.map(\.description) == ["The page\nand cards", nil, nil])
    #expect(tokens.map(\.deprecation) == [nil, nil, .reason("use a")])
    #expect(tokens.map(\.place.text) == ["#fff", "var(--a)", "1px"])
  }

  @Test func sheetsWithMistakesAreReadAsBrowsersDo() {
    let text = """
      @charset "x"; @import url(a.css);
      } :root { color: red; ; --a: 1px; b { } c: d; --e: {x:1;} ; --f: 2px }
      @theme inline { --g: 3px; --h-*: initial; }
      @property --i { syntax: "<length>"; initial-value: 4px }
      :root { --j: 5px
      """
    let result = read(text)
    #expect(result.tokens.map { $0.path[0] } == ["a", "f", "g", "i", "j"])
  }

  @Test(arguments: ["a { --x: 1px }", "@theme{--x:1px}", "/* a */ :root{\n--x : 1px }"])
  func styleSheetsAreRecognized(_ text: String) {
    #expect(CSSReader.recognizes([ForeignFile(name: "a", source: SourceFile(path: "a", text: text))]))
  }

  @Test(arguments: [
    "", "{\"a\": \":root{--x:1px}\"}", "<svg style=\"a{--x:1px}\"/>", "--x: 1px", "a { color: red }",
    "a: {b: --c}",
  ])
  func otherFilesAreNotRecognized(_ text: String) {
    #expect(!CSSReader.recognizes([ForeignFile(name: "a", source: SourceFile(path: "a", text: text))]))
  }

  @Test func hostileSheetsTakeLinearTime() {
    let bomb = (1..<40).map { "--a\($0): var(--a\($0 - 1))var(--a\($0 - 1));" }.joined()
    let chain = (1..<2000).map { "--c\($0): var(--c\($0 - 1));" }.joined()
    for text in [
      ":root { --a0: ; \(bomb) }", ":root { --a0: 1px 1px; \(bomb) }", String(repeating: "a{", count: 5000),
      ":root{--x:" + String(repeating: "calc(", count: 5000),
      ":root{--x:" + String(repeating: "var(--y,", count: 5000),
      ":root{--x:" + String(repeating: "light-dark(", count: 5000),
      String(repeating: ":is(", count: 5000) + "{--x:1}",
      String(repeating: "[", count: 5000) + "{--x:1}", ":root{--x:" + String(repeating: "(", count: 5000),
    ] { _ = read(text) }
    let tokens = read(":root { --c0: red; \(chain) }").tokens
    #expect(tokens.count == 2000 && tokens.last?.value == .reference(["c1998"]))
  }

  @Test func damagedSheetsAreRead() {
    var random = SeededGenerator.announced(for: "damagedSheetsAreRead")
    let text = """
      @layer a { :root, .light { /* a */ --a: #fff; --b: calc(var(--c, 2px) * 2); --c: clamp(1px, 2px, 3px) }
      @media (prefers-color-scheme: dark) {
        :root:not([data-theme="light"]) { --a: rgb(from var(--d) r g b / 50%) } } }
      .dark { --d: light-dark(#000, hsl(120deg 50% 50%)); --e: inset 0 1px 2px var(--a), 0 0 #000 }
      :root { --f: "a\\"b", serif !important }
      @property --g { initial-value: 3 } @theme { --h: linear-gradient(red, var(--a) 20%, blue); --i: 1px solid var(--a) }
      """
    for _ in 0..<400 {
      let bytes = Array(text.utf8).damaged(with: &random)
      let file = ForeignFile(name: "a.css", source: SourceFile(path: "a.css", bytes: bytes))
      _ = CSSReader.recognizes([file])
      for names in [[], [":root"], ["dark", ".dark, :root"]] {
        let result = CSSReader.read([file], ImportSelection(names))
        #expect(Set(result.tokens.map(\.path)).count == result.tokens.count)
        for token in result.tokens {
          #expect(token.place.upperBound <= bytes.count)
          for variant in token.variants {
            for (axis, mode) in variant.modes { #expect(result.axes[axis].modes.dropFirst().contains(mode)) }
          }
        }
      }
    }
  }

  @Test(.requires(.corpus)) func theTokensOfRealFilesAreFound() throws {
    for test in try TokenCase.all(of: "css") { try test.expectTokens(of: CSSReader.self, share: 0.97) }
  }
}
