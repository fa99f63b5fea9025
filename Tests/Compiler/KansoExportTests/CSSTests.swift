import Foundation
import KansoCodeGeneration
import KansoDiagnostics
import KansoGuide
import KansoProject
import KansoTheme
import TestSupport
import Testing

@testable import KansoExport

/// CSS custom properties, read by an independent CSS parser.
struct CSSTests {
  private func theme(_ guide: String) throws -> Theme {
    let compiled = CompiledGuide(bytes: Array(guide.utf8), path: "guide.yaml")
    return try #require(compiled.theme, "\(compiled.diagnostics.map(\.message))")
  }

  private func sheet(_ theme: Theme, _ options: ExportOptions = ExportOptions()) throws -> String {
    let exporter = try #require(Exporter(.css, options))
    let file = try #require(exporter.files(of: theme).first)
    #expect(file.name == "tokens.css")
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private func guide(_ name: String) throws -> String {
    let path =
      name == "catbreeds" ? "tokens.yaml" : "Tests/Compiler/KansoCodeGenerationTests/Guides/\(name).yaml"
    return try String(contentsOf: Project.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(arguments: ["catbreeds", "everything", "everything2", "hostile"])
  func outputIsAsRecorded(_ name: String) throws {
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name)/tokens.css")
    try Golden.check(try sheet(try theme(try guide(name))), against: golden)
  }

  private struct Rule: Decodable {
    let media: String?
    let selector: String
    let declarations: [[String]]
  }

  private func rules(_ theme: Theme) async throws -> [Rule] {
    let directory = try TemporaryDirectory()
    let file = try directory.write(try sheet(theme), to: "tokens.css")
    let outcome = try await Shell.run(
      Project.root.appendingPathComponent("scripts/check-css").path, [file.path])
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try JSONDecoder().decode([Rule].self, from: Data(outcome.output.utf8))
  }

  /// Every token is one property, for any name and description, and nothing else is declared.
  @Test(.requires(.python("tinycss2")), arguments: ["catbreeds", "everything", "everything2", "hostile"])
  func aParserOfCSSFindsEveryToken(_ name: String) async throws {
    let theme = try theme(try guide(name))
    let rules = try await rules(theme)
    let root = try #require(rules.first)
    #expect(root.media == nil && root.selector == ":root")
    let names = root.declarations.map { $0[0] }
    #expect(
      names.filter { $0.hasPrefix("--") && !$0.hasSuffix("-letter-spacing") }
        == theme.tokens.map { "--" + Identifier($0.path).kebab })
    #expect(Set(names).count == names.count)
    #expect(root.declarations.allSatisfy { !$0[1].isEmpty })
    let adapting = theme.tokens.filter { !$0.variants.isEmpty }.map { "--" + Identifier($0.path).kebab }
    let declared = rules.dropFirst().flatMap(\.declarations).map { $0[0] }
    #expect(
      Set(declared.filter { $0.hasPrefix("--") && !$0.hasSuffix("-letter-spacing") }).isSubset(of: adapting))
  }

  @Test(.requires(.python("tinycss2"))) func modesAreMediaQueriesAndAttributes() async throws {
    let theme = try theme(
      """
      modes:
        light: {appearance: light}
        dark: {appearance: dark}
        loud: {appearance: dark, contrast: increased}
        compact: {density: "\\"] * {x:y} </style>"}
      colors:
        ink: {light: "#000000", dark: color(display-p3 1 0.5 0), loud: "#FFFFFF80", compact: ["x"]}
      """.replacing(", compact: [\"x\"]}", with: ", compact: \"#123456\"}"))
    let rules = try await rules(theme)
    #expect(
      rules.map { $0.declarations.last ?? [] }.map { $0[1] }
        == ["#000000", "color(display-p3 1 0.5 0)", "#123456", "#ffffff80", "#ffffff80"])
    #expect(rules[1].media == "(prefers-color-scheme: dark)" && rules[1].selector == ":root")
    #expect(rules[2].media == nil && rules[2].selector.hasPrefix("[data-density="))
    #expect(rules[3].media == "(prefers-color-scheme: dark) and (prefers-contrast: more)")
    #expect(rules[3].selector == ":root" && rules[4].selector == rules[2].selector)
  }

  @Test func valuesAreWrittenInTheirOwnColorSpace() {
    let colors: [(ColorValue, String)] = [
      (ColorValue(hex: "#2C4251")!, "#2c4251"), (ColorValue(hex: "#2C425180")!, "#2c425180"),
      (ColorValue(red: 0.5, green: 0, blue: 0), "color(srgb 0.5 0 0)"),
      (ColorValue(.hsl, 120, 50, 25), "hsl(120 50% 25%)"),
      (ColorValue(.oklch, 0.7, 0.1, nil, alpha: 0.5), "oklch(0.7 0.1 none / 0.5)"),
      (ColorValue(.displayP3, 1, 0, 0.00000001), "color(display-p3 1 0 0.000000010)"),
    ]
    for (color, text) in colors { #expect(CSSText().formatted(.color(color)) == text) }
    #expect(CSSText().formatted(.dimension(.points(0))) == "0px")
  }

  /// Without a line height in the guide, the font's own applies. Generic families are unquoted; other names are quoted.
  @Test(
    arguments: [
      (["Georgia", "sans-serif"], nil, "400 12px \"Georgia\", sans-serif"),
      (
        ["system-ui", "-apple-system", "BlinkMacSystemFont"], 1.5,
        "400 12px/1.5 system-ui, -apple-system, BlinkMacSystemFont"
      ),
      (["Sans-Serif", "inherit", "monospace "], nil, "400 12px Sans-Serif, \"inherit\", \"monospace \""),
    ] as [([String], Double?, String)])
  func fontsAreWhatTheGuideSays(_ families: [String], _ lineHeight: Double?, _ css: String) {
    let font = Typography(families: families, size: 12, lineHeight: lineHeight)
    #expect(CSSText().formatted(.typography(font)) == css)
  }

  @Test func identifiersAreMadeOfWords() {
    for (path, kebab) in [
      ("colors.lightGray", "colors-light-gray"), ("colors.HTML5Color", "colors-html5-color"),
      ("colors.a b_c", "colors-a-b-c"), ("colors.🐱", "colors-u1f431"), ("colors.*/", "colors-u2au2f"),
    ] { #expect(Identifier(TokenPath(path)).kebab == kebab) }
    let identifier = Identifier("padding.card.inner")
    #expect(identifier.snake == "padding_card_inner")
    #expect(identifier.camel == "paddingCardInner" && identifier.pascal == "PaddingCardInner")
  }

  @Test func namesThatRunTogetherAreFound() throws {
    let theme = try theme("colors: {a: {b: '#FFF'}, a-b: '#000'}\n")
    #expect(Exporter.collisions(in: theme).map(\.token) == ["colors.a-b"])
    let edges = try self.theme("padding: {card: {top: 1, leading: 2, bottom: 3, trailing: 4}, cardTop: 5}\n")
    #expect(Exporter.collisions(in: edges).map(\.first) == ["padding.card"])
    func fonts(_ letterSpacing: Int) throws -> Theme {
      let font = "{family: A, size: 12, letterSpacing: \(letterSpacing)}"
      return try self.theme("fonts: {body: \(font), body-letterSpacing: {family: A, size: 12}}\n")
    }
    #expect(Exporter.collisions(in: try fonts(1)).map(\.first) == ["fonts.body"])
    #expect(Exporter.collisions(in: try fonts(0)).isEmpty)
  }

  /// The appearance takes another attribute than an axis of the guide, and its color scheme is in the rule with its tokens.
  @Test func anAxisCanBeNamedTheme() throws {
    let theme = try theme(
      """
      modes: {light: {appearance: light, theme: a}, dark: {appearance: dark, fallback: light}, b: {theme: b, fallback: light}}
      colors: {ink: {light: "#000000", dark: "#FFFFFF"}, edge: {light: "#000000", b: "#0000FF"}}

      """)
    var options = ExportOptions()
    options.dark = .attribute
    let sheet = try sheet(theme, options)
    #expect(
      sheet.contains(
        "[data-appearance=\"dark\"] {\n  color-scheme: dark;\n  --colors-ink: #ffffff;\n}"), "\(sheet)")
    #expect(sheet.contains("[data-theme=\"b\"] {\n  --colors-edge: #0000ff;\n}"), "\(sheet)")
  }

  /// HTML attributes are not case-sensitive.
  @Test func axesOfOneAttributeAreFound() throws {
    func collisions(_ first: String, _ second: String) throws -> [String] {
      let theme = try theme(
        """
        modes:
          base: {}
          a: {\(first): x, fallback: base}
          b: {\(second): y, fallback: base}
          c: {\(first): x, \(second): y, fallback: base}
          d: {\(first): x, contrast: increased, fallback: base}
        padding:
          inset: {base: 1, a: 2, b: 3, c: 4, d: 5}

        """)
      return Exporter.axisCollisions(in: theme).map {
        "\($0.firstAxis) \($0.firstMode), \($0.axis) \($0.mode): \($0.name)"
      }
    }
    #expect(try collisions("my-axis", "myAxis") == ["my-axis 1, myAxis 2: data-my-axis"])
    #expect(try collisions("my.axis", "My Axis") == ["my.axis 1, My Axis 2: data-my-axis"])
    #expect(try collisions("myaxis", "myAxis") == [])
  }
}
