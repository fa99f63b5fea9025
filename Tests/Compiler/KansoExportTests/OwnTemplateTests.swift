import Foundation
import KansoCodeGeneration
import KansoDiagnostics
import KansoGuide
import KansoProject
import KansoTheme
import TestSupport
import Testing

@testable import KansoExport

/// The templates of a project: names, groups, and several files of one template.
struct OwnTemplateTests {
  private static let guide = """
    name: Acme Design
    modes:
      light: {appearance: light}
      dark: {appearance: dark}
      zenDark: {appearance: dark, brand: zen, fallback: dark}
      zen: {brand: zen, fallback: light}
      acme: {brand: acme, fallback: light}
    colors:
      lightGray: "#999999"
      button:
        description: "All */ buttons"
        main-edge: {light: "#000000", dark: "#FFFFFF", zen: "#00FF00", zenDark: "#0000FF", acme: "#FF0000"}
        deep: {quiet: "#123456"}
    padding: {small: 4}

    """

  private func theme(of guide: String) throws -> Theme {
    try #require(CompiledGuide(bytes: Array(guide.utf8), path: "tokens.yaml").theme)
  }

  /// Returns the files and the problems of templates.
  private func output(
    _ templates: [(name: String, text: String)], guide: String = guide, axis: String? = nil
  ) throws -> (files: [String: String], problems: [Diagnostic]) {
    var options = ExportOptions()
    options.axis = axis
    let exporter = Exporter(
      templates: templates.map {
        ExportTemplate(
          name: $0.name,
          file: SourceFile(path: "\($0.name).mustache", text: "{{% CONTENT_TYPE: TEXT}}\n" + $0.text))
      }, options: options)
    let output = exporter.output(of: try theme(of: guide))
    let files = output.files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
    return (Dictionary(uniqueKeysWithValues: files), output.problems)
  }

  /// Returns the file of one template.
  private func text(_ template: String, partials: [(name: String, text: String)] = []) throws -> String {
    let output = try output([("a.txt", template)] + partials)
    #expect(output.problems.map(\.message) == [])
    return output.files["a.txt"] ?? ""
  }

  @Test func namesAndPathsHavePartsAndCases() throws {
    #expect(
      try text("{{#tokens}}{{name}} {{path}} {{path.last}} {{path.section}} {{path.local}}\n{{/tokens}}")
        == """
        lightGray colors.lightGray lightGray colors lightGray
        main-edge colors.button.main-edge main-edge colors button.main-edge
        quiet colors.button.deep.quiet quiet colors button.deep.quiet
        small padding.small small padding small

        """)
    #expect(
      try text(
        "{{#tokens}}{{#isLength}}{{#path.names}}{{pascal(.)}}{{^last()}}/{{/last()}}{{/path.names}}{{/isLength}}{{/tokens}}"
      ) == "Padding/Small")
    let cases = [
      "kebab", "snake", "camel", "pascal", "constant", "words", "capitalized(words", "uppercased(snake",
    ]
    let fields = cases.map { "{{\($0)(path.local))}}".replacing("))", with: $0.contains("(") ? "))" : ")") }
    #expect(
      try text("{{#tokens}}{{#isColor}}\(fields.joined(separator: " "))\n{{/isColor}}{{/tokens}}").split(
        separator: "\n")[1]
        == "button-main-edge button_main_edge buttonMainEdge ButtonMainEdge BUTTON_MAIN_EDGE button main edge "
        + "Button Main Edge BUTTON_MAIN_EDGE")
    #expect(
      try text(
        "{{kebab(guide)}} {{#modes}}{{constant(mode)}} {{/modes}}{{#sections}}{{pascal(name)}} {{/sections}}")
        == "acme-design DARK ZEN ACME ZEN_DARK Colors Padding ")
    #expect(
      try text("{{#tokens}}{{kebab(first(path.names))}} {{/tokens}}") == "colors colors colors padding ")
  }

  /// A function that does not take a value, and a value without a text, would be empty or a description of Swift.
  @Test(arguments: [
    ("{{kebap(guide)}}", "there is no function `kebap` here", "Did you mean `kebab`?"),
    (
      "{{#tokens}}{{path.lost}}{{/tokens}}", "there is no field `path.lost` here", "Did you mean `path.last`?"
    ),
    (
      "{{#tokens}}{{kebab(css)}}{{/tokens}}", "the function `kebab` takes a name or a path, and not `css`", ""
    ),
    (
      "{{#kebab(first(tokens))}}x{{/kebab(first(tokens))}}",
      "the function `kebab` takes a name or a path, and not `tokens`", ""
    ),
    ("{{kebab(tokens)}}", "the function `kebab` takes a name or a path, and not `tokens`", ""),
    ("{{count(fingerprint)}}", "the function `count` takes a list, and not `fingerprint`", ""),
    ("{{#tokens}}{{count()}}{{/tokens}}", "the function `count` takes a list, and not ``", ""),
    ("{{tokens}}", "`tokens` is a list, and cannot be written", "{{#tokens}}"),
    ("{{first(tokens)}}", "`tokens` is not a text, and cannot be written", "{{#tokens}}"),
    ("{{#sections}}{{hex}}{{/sections}}", "there is no field `hex` here", ""),
    (
      "{{#sections}}{{#tokens}}{{#allTokens}}{{/allTokens}}{{/tokens}}{{/sections}}", "no field `allTokens`",
      "`tokens`"
    ),
  ])
  func whatWouldBeEmptyIsAnError(_ template: String, _ message: String, _ help: String) throws {
    let problems = try output([("a.txt", template)]).problems
    let problem = try #require(problems.first)
    #expect(problems.count == 1 && problem.message.contains(message), "\(problems.map(\.message))")
    #expect(help.isEmpty || problem.help?.contains(help) == true, "\(problems.map(\.help))")
  }

  @Test func groupsAreSectionsOfATemplate() throws {
    #expect(
      try text(
        "{{#sections}}{{> group}}{{/sections}}",
        partials: [
          (
            "group",
            "{{path}}{{#description}}: {{description}}{{/description}}{{#tokens}} {{name}}{{/tokens}};"
              + "{{#groups}}{{> group}}{{/groups}}"
          )
        ])
        == "colors lightGray;colors.button: All * / buttons main-edge;colors.button.deep quiet;padding small;"
    )
  }

  @Test func aFileForEachModeCanHaveAllTokens() throws {
    let template =
      "{{#allTokens}}{{#isColor}}{{name}}={{hex}} {{/isColor}}{{/allTokens}}|{{#tokens}}{{name}}{{/tokens}}|"
      + "{{#allSections}}{{name}}{{/allSections}}|{{#sections}}{{name}}{{/sections}}"
    let files = try output([("tokens.{{kebab(mode)}}.txt", template)]).files
    #expect(
      files.keys.sorted() == ["acme", "dark", "light", "zen-dark", "zen"].map { "tokens.\($0).txt" })
    #expect(
      files["tokens.light.txt"] == "lightGray=#999999 main-edge=#000000 quiet=#123456 ||colorspadding|")
    #expect(
      files["tokens.zen-dark.txt"]
        == "lightGray=#999999 main-edge=#0000ff quiet=#123456 |main-edge|colorspadding|colors")
  }

  @Test func aFileForEachValueOfAnAxisHasTheOtherModes() throws {
    let template =
      "{{axis}} {{#tokens}}{{#isColor}}{{hex}} {{/isColor}}{{/tokens}}{{#modes}}[{{mode}} {{selector}} {{media}}: "
      + "{{#tokens}}{{#isColor}}{{name}}={{hex}}{{/isColor}}{{/tokens}}]{{/modes}}"
    let files = try output([("tokens.{{value}}.css", template)], axis: "brand").files
    #expect(
      files == [
        "tokens.zen.css": "brand #999999 #00ff00 #123456 "
          + "[dark :root (prefers-color-scheme: dark): main-edge=#0000ff]",
        "tokens.acme.css": "brand #999999 #ff0000 #123456 "
          + "[dark :root (prefers-color-scheme: dark): main-edge=#ff0000]",
      ])
    let whole = try theme(of: Self.guide)
    #expect(whole.fixing("brand", to: "zen").fingerprint == whole.fingerprint)
    let value = whole.fixing("brand", to: "zen")
    for token in whole.tokens {
      guard let own = value[token.path] else {
        Issue.record("\(token.path) is missing")
        continue
      }
      for appearance in ["light", "dark"] {
        #expect(
          value.value(of: own, in: ["appearance": appearance])
            == whole.value(of: token, in: ["appearance": appearance, "brand": "zen"]))
      }
    }
  }

  @Test func aFileForEachSectionHasItsTokens() throws {
    let template =
      "{{#allTokens}}{{name}} {{/allTokens}}|{{#tokens}}{{name}} {{/tokens}}|{{#groups}}{{name}} {{/groups}}|"
      + "{{#modes}}{{mode}} {{/modes}}|{{#members}}{{name}} {{/members}}|{{guide}}"
    #expect(
      try output([("{{pascal(section)}}.ts", template)]).files == [
        "Colors.ts":
          "lightGray main-edge quiet |lightGray |button |dark zen acme zenDark |lightGray button |Acme Design",
        "Padding.ts": "small |small |||small |Acme Design",
      ])
  }

  @Test(arguments: [
    (
      "{{mode}}.{{path}}.txt", nil,
      "`path` is a field of a token, and the other fields make a file for each mode"
    ),
    (
      "{{section}}.{{mode}}.txt", nil,
      "`section` is a field of a token, and the other fields make a file for each mode"
    ),
    ("{{kebab(hexx)}}.txt", nil, "in the name of the file: there is no field `hexx` here"),
    ("{{value}}.txt", nil, "the template makes a file for each value of an axis, and no axis is chosen"),
    ("{{value}}.txt", "brnd", "the guide has no axis `brnd`"),
    (
      "tokens.txt", "brand",
      "the option `axis` is `brand`, and no template makes a file for each of its values"
    ),
    ("{{type}}.txt", nil, "the template makes several files of the name `color.txt`"),
  ])
  func aWrongNameIsAnError(_ name: String, _ axis: String?, _ message: String) throws {
    let output = try output([(name, "x")], axis: axis)
    #expect(output.files.isEmpty)
    #expect(output.problems.count == 1)
    #expect(output.problems.first?.message.contains(message) == true, "\(output.problems.map(\.message))")
    #expect(output.problems.allSatisfy { $0.help?.isEmpty == false })
  }

  // MARK: Extensions

  private static let extended = """
    kanso: 2
    colors:
      ink: {value: "#000000", extensions: {com.acme: {icon: round-heart, sizes: [1, 2]}, "com.acme.b.c": "<b>", off: false}}
      paper: "#FFFFFF"

    """

  @Test func extensionsAreAListAndHaveKeys() throws {
    let template =
      "{{#tokens}}{{name}}:{{#extensions}} {{key}}={{json}}{{#members}} {{key}}={{text}}{{/members}}{{/extensions}}"
      + "{{#extension.com.acme.icon}} {{.}} {{pascal(extension.com.acme.icon)}}{{/extension.com.acme.icon}}"
      + "{{#extension.off}} off{{/extension.off}}{{^extension.com.acme.icon}} none{{/extension.com.acme.icon}}"
      + " {{extension.com.acme.sizes}} {{extension.com.acme.b.c}}\n{{/tokens}}"
    let output = try output([("a.txt", template)], guide: Self.extended)
    #expect(output.problems.map(\.message) == [])
    #expect(
      output.files["a.txt"] == """
        ink: com.acme={"icon": "round-heart", "sizes": [1, 2]} icon=round-heart sizes=[1, 2] com.acme.b.c="<b>" \
        off=false round-heart RoundHeart [1, 2] <b>
        paper: none \u{20}

        """)
  }

  @Test(arguments: [
    (
      "extension.com.acme.icn", "no token of the guide has the extension `com.acme.icn`",
      "Did you mean `com.acme.icon`?"
    ),
    ("extension.com.acme", "no token of the guide has the extension `com.acme`", "`com.acme.icon`"),
    ("extension", "`extension` needs a key", "`extension.KEY`"),
    ("extensions.com.acme.icon", "there is no field `extensions.com.acme.icon` here", "extension"),
  ])
  func aKeyOfNoTokenIsAnError(_ name: String, _ message: String, _ help: String) throws {
    let problems = try output([("a.txt", "{{#tokens}}{{\(name)}}{{/tokens}}")], guide: Self.extended).problems
    #expect(problems.count == 1)
    #expect(problems.first?.message.contains(message) == true, "\(problems.map(\.message))")
    #expect(problems.first?.help?.contains(help) == true, "\(problems.map(\.help))")
  }

  // MARK: Fields of other kinds of tokens

  /// The field would be empty for the named token, since no condition keeps the token from it.
  @Test(arguments: [
    ("{{#tokens}}{{path}}: {{hex}}{{/tokens}}", "hex", "padding.small", "isColor"),
    ("{{#tokens}}{{^isLength}}{{/isLength}}{{points}}{{/tokens}}", "points", "colors.lightGray", "isLength"),
    (
      "{{#tokens}}{{#isColor}}{{hex}}{{/isColor}}{{^isColor}}{{size}}{{/isColor}}{{/tokens}}", "size",
      "padding.small", "isFont"
    ),
    ("{{#tokens}}{{#isColor}}{{size}}{{/isColor}}{{/tokens}}", "size", "colors.lightGray", "isFont"),
    (
      "{{#modes}}{{#tokens}}{{uppercased(text)}}{{/tokens}}{{/modes}}", "text", "colors.lightGray", "isString"
    ),
    ("{{#members}}{{> member}}{{/members}}", "kebab", "colors", "isToken"),
  ])
  func aFieldOfOtherTokensNeedsACondition(
    _ template: String, _ field: String, _ element: String, _ condition: String
  ) throws {
    let member = "{{#isGroup}}{{#members}}{{> member}}{{/members}}{{/isGroup}}{{kebab}}"
    let problems = try output([("a.txt", template), ("member", member)]).problems
    #expect(problems.count == 1)
    #expect(
      problems.first?.message.hasPrefix("`\(field)` has no value for ") == true, "\(problems.map(\.message))")
    #expect(problems.first?.message.contains("`\(element)`") == true)
    #expect(problems.first?.help?.contains("{{#\(condition)}}") == true)
  }

  @Test(arguments: [
    "{{#tokens}}{{#isColor}}{{hex}}{{/isColor}}{{#points}}{{points}}{{/points}}{{/tokens}}",
    "{{#tokens}}{{^isColor}}{{points}}{{/isColor}}{{#hex}}{{argb}}{{/hex}}{{/tokens}}",
    "{{#tokens}}{{>*type}}{{/tokens}}", "{{#members}}{{> member}}{{/members}}",
    "{{#tokens}}{{#isFont}}{{#families}}{{.}}{{size}}{{/families}}{{/isFont}}{{/tokens}}",
    "{{#tokens}}{{#isShadow}}{{#layers}}{{hex}} {{x}}{{/layers}}{{/isShadow}}{{/tokens}}",
  ])
  func aConditionIsEnough(_ template: String) throws {
    let output = try output([
      ("a.txt", template), ("color", "{{hex}}"), ("dimension", "{{#isLength}}{{points}}{{/isLength}}"),
      (
        "member",
        "{{#isGroup}}{{#members}}{{> member}}{{/members}}{{/isGroup}}{{#isToken}}{{kebab}}{{/isToken}}"
      ),
    ])
    #expect(output.problems.map(\.message) == [])
    #expect(output.files["a.txt"] != nil)
  }

  /// Without a condition, a field is allowed in a guide in which all tokens have it.
  @Test func aGuideOfColorsNeedsNoCondition() throws {
    let output = try output([("a.txt", "{{#tokens}}{{hex}}{{/tokens}}")], guide: "colors: {ink: '#000'}\n")
    #expect(output.files == ["a.txt": "#000000"] && output.problems.isEmpty)
  }

  /// `TokenKind` has the kinds of tokens for each field that is nil for some.
  @Test func theKindsOfFieldsAreRight() throws {
    let themes = try ["everything", "everything2"].map { name in
      let file = Project.file("Tests/Compiler/KansoCodeGenerationTests/Guides/\(name).yaml")
      return try theme(of: String(contentsOf: file, encoding: .utf8))
    }
    let kinds = Set(themes.flatMap(\.tokens).map { TokenKind($0.value).rawValue })
    #expect(kinds == TokenKind.tokens)
    for (theme, token) in themes.flatMap({ theme in theme.tokens.map { (theme, $0) } }) {
      let context = ExportToken(token, token.value, theme, ExportOptions())
      let kind = TokenKind(token.value)
      for field in ExportToken.fieldNames {
        let value = context.child(named: field)
        switch ExportToken.kinds(ofFieldNamed: field) {
        case .all: #expect(value != nil, "\(field) of \(token.path)")
        case .some(let kinds):
          #expect((value != nil) == kinds.contains(kind.rawValue), "\(field) of \(token.path)")
        case .condition(let kinds):
          #expect(value as? Bool == kinds.contains(kind.rawValue), "\(field) of \(token.path)")
        }
      }
      #expect(context.child(named: kind.condition) as? Bool == true)
      #expect(ExportToken.kinds(ofTemplateNamed: token.type.rawValue)?.contains(kind.rawValue) == true)
    }
  }
}
