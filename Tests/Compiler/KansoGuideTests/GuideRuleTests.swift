import Foundation
import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoGuide

/// The rules for guides: what they find, and what they leave alone. The fixtures have one more case of each.
struct GuideRuleTests {
  /// Returns the range and the message of each finding of a rule.
  private func findings(
    _ rule: DiagnosticDescriptor, _ text: String,
    _ values: [(RuleParameter, RuleParameter.Value)] = []
  ) -> [(place: String, message: String)] {
    var rules = RuleSettings()
    rules.setSeverity(.warning, of: rule)
    for (parameter, value) in values { rules.setValue(value, of: parameter, of: rule) }
    let files = ExampleFiles(text)
    let compiled = CompiledGuide(
      GuideDocuments(
        [GuideFile(path: files.files.last?.name ?? "", bytes: Array((files.files.last?.text ?? "").utf8))],
        including: files.access), checksQuality: true, rules: rules)
    #expect(!compiled.diagnostics.hasErrors, "\(compiled.diagnostics.map(\.message))")
    return compiled.diagnostics.filter { $0.descriptor == rule }.map { ($0.range.text, $0.message) }
  }

  private func places(
    _ rule: DiagnosticDescriptor, _ text: String, _ values: [(RuleParameter, RuleParameter.Value)] = []
  ) -> [String] { findings(rule, text, values).map(\.place) }

  // MARK: Names

  @Test(
    arguments: [
      ("ink", [.camelCase, .kebabCase, .snakeCase]), ("cardTitle", [.camelCase]),
      ("card-title", [.kebabCase]),
      ("card_title", [.snakeCase]), ("CardTitle", [.pascalCase]), ("Ink", [.pascalCase]), ("card title", []),
      ("Card-Title", []), ("card-big_title", []), ("größe", [.camelCase, .kebabCase, .snakeCase]),
      ("500", NameStyle.Style.allCases), ("2xl", NameStyle.Style.allCases), ("XL", NameStyle.Style.allCases),
      ("_ink", [.camelCase, .kebabCase, .snakeCase]), ("色", [.camelCase, .kebabCase, .snakeCase]),
    ] as [(String, [NameStyle.Style])])
  func namesHaveStyles(_ name: String, _ expected: [NameStyle.Style]) {
    #expect(NameStyle.styles(of: name[...]) == Set(expected))
  }

  @Test func anExplicitStyleAppliesToTokensAndGroups() {
    let text = "colors:\n  cardTitle: '#000'\n  page-text: '#444'\n  Deep: {inner_one: '#888', n: '#fff'}\n"
    let style = { (name: String) in [(NameStyle.style, RuleParameter.Value.choice(name))] }
    #expect(places(.nameStyle, text, style("camelCase")) == ["page-text", "Deep", "inner_one"])
    #expect(places(.nameStyle, text, style("kebab-case")) == ["cardTitle", "Deep", "inner_one"])
    #expect(places(.nameStyle, text, style("snake_case")) == ["cardTitle", "page-text", "Deep"])
    #expect(places(.nameStyle, text, style("PascalCase")) == ["cardTitle", "page-text", "inner_one", "n"])
  }

  @Test func aGuideWithSeveralStylesHasNoCommonOne() {
    let text = "colors:\n  cardTitle: '#000'\n  cardText: '#444'\n  page-text: '#888'\n  page-title: '#ccc'\n"
    #expect(places(.nameStyle, text).isEmpty)
  }

  // MARK: Values

  @Test func descriptionsAreNeededWhereTheProjectWantsThem() {
    let text = """
      colors:
        ink: {value: "#000000", description: Text}
        text: ink
        paper: "#FFFFFF"
        old: {value: "#777777", deprecated: true}
        named: {description: A group, title: ink}
        other: {title: {value: ink, description: Titles}}
      padding: {gap: 8}

      """
    let rule = DiagnosticDescriptor.missingDescription
    #expect(places(rule, text) == ["text", "paper", "title", "gap"])
    #expect(places(rule, text, [(MissingDescription.sections, .texts(["padding"]))]) == ["gap"])
    #expect(places(rule, text, [(MissingDescription.of, .choice("aliases"))]) == ["text", "title"])
    #expect(places(rule, text, [(MissingDescription.of, .choice("groups"))]) == ["other"])
  }

  @Test func lengthsAreCheckedInEachModeAndEdge() {
    let text = """
      modes: [light, dark]
      padding:
        gap: {light: 8, dark: 9}
        alias: gap
        half: 2
        negative: -6
        card: {top: 8, leading: 8, bottom: 8, trailing: 7}

      """
    let found = findings(.scaleStep, text)
    #expect(found.map(\.place).prefix(2) == ["9", "-6"] && found.count == 3)
    #expect(found.first?.message.contains("in the mode `dark`") == true)
    #expect(places(.scaleStep, text, [(ScaleStep.base, .number(0.5))]).isEmpty)
  }

  @Test func nearFontsDifferOnlyInSize() {
    let text = """
      fonts:
        body: {family: system, size: 17}
        text: {family: system, size: 17}
        bold: {family: system, size: 17, weight: bold}
        large: {family: system, size: 18}
        alias: body

      """
    #expect(places(.nearDuplicateFont, text) == ["text"])
    #expect(
      places(.nearDuplicateFont, text, [(NearDuplicateFont.distance, .number(1.5))]) == ["text", "large"])
  }

  @Test func smallTextsAreFoundInTheirModes() {
    let text = """
      kanso: 2
      modes: {regular: {width: regular}, compact: {width: compact}}
      fonts:
        note: {family: system, size: {regular: 12, compact: 9.5}}
        body: {family: system, size: 12}
        alias: note

      """
    let found = findings(.smallText, text)
    #expect(found.map(\.place) == ["note"])
    #expect(found.first?.message.contains("9.5 points in the mode `compact`") == true)
    #expect(places(.smallText, text, [(SmallText.min, .number(9))]).isEmpty)
  }

  @Test func aModeIsComparedWithItsFallback() {
    let text = """
      modes:
        light: {appearance: light}
        dark: {appearance: dark}
        dim: {appearance: dark, theme: dim, fallback: dark}
      colors:
        ink: {light: "#000000", dark: "#FFFFFF"}

      """
    #expect(
      findings(.modeWithoutDifference, text).map(\.message) == [
        "no token differs in the mode `dim` from the mode `dark`"
      ])
    let few = findings(.modeWithoutDifference, text, [(ModeWithoutDifference.min, .number(2))])
    #expect(few.first?.message == "only 1 token differs in the mode `dark` from the mode `light`")
  }

  @Test func aValueThatIsUsedIsNoOneOff() {
    /// Returns a guide with four aliases and another token in a group.
    func guide(_ token: String, _ more: String = "") -> String {
      """
      colors:
        palette: {ink: "#2C4251", grass: "#B6C649"}
        text: {a: palette.ink, b: palette.grass, c: palette.ink, d: palette.ink, e: \(token)}
      \(more)

      """
    }
    #expect(places(.oneOffValue, guide("'#77838C'")) == ["'#77838C'"])
    // An entry of the palette, a color that another token refers to, and a calculated one.
    #expect(places(.oneOffValue, guide("'#2C4251'")).isEmpty)
    #expect(places(.oneOffValue, guide("'#77838C'", "  other: text.e")).isEmpty)
    #expect(places(.oneOffValue, guide("'rgb(from {colors.palette.ink} r g b / 50%)'", "kanso: 2")).isEmpty)
  }

  @Test func namedPalettesAreCheckedWhole() {
    let text = "colors:\n  palette: {ink: '#000', deep: {sea: '#246'}}\n  other: {red: '#f00'}\n"
    #expect(places(.unusedColor, text).isEmpty)
    let groups = [(UnusedColor.groups, RuleParameter.Value.texts(["colors.palette"]))]
    #expect(places(.unusedColor, text, groups) == ["ink", "sea"])
  }

  // MARK: Colors

  @Test func aRampIsCheckedInEachMode() {
    let text = """
      modes: [light, dark]
      colors:
        gray:
          100: {light: "#EEEEEE", dark: "#111111"}
          200: {light: "#DDDDDD", dark: "#444444"}
          300: {light: "#BBBBBB", dark: "#333333"}
          400: {light: "#888888", dark: "#888888"}
          500: {light: "#555555", dark: "#AAAAAA"}
          600: {light: "#222222", dark: "#EEEEEE"}

      """
    let found = findings(.rampLightness, text)
    #expect(found.map(\.place) == ["300"])
    #expect(found.first?.message.contains("in the mode `dark`") == true)
    #expect(places(.rampLightness, text, [(RampLightness.tolerance, .number(0.1))]).isEmpty)
  }

  @Test(arguments: [
    // The series of a chart, translucent steps, equal neighbors, few steps, and a ramp of the language.
    "{1: '#FF0000', 2: '#00FF00', 3: '#0000FF', 4: '#FFFF00', 5: '#400040', 6: '#00FFFF'}",
    "{1: '#0001', 2: '#0003', 3: '#0002', 4: '#0004', 5: '#0005'}",
    "{1: '#FFF', 2: '#EEE', 3: '#EEE', 4: '#888', 5: '#111'}", "{1: '#FFF', 2: '#888', 3: '#999'}",
    "{ramp: '#3366CC'}",
  ])
  func otherNumbersAreNoRampOutOfOrder(_ group: String) {
    #expect(places(.rampLightness, "kanso: 2\ncolors:\n  group: \(group)\n").isEmpty)
  }

  @Test func statesAreComparedWhereTheirPathsAgree() {
    let (green, red) = ("\"#6B8E23\"", "\"#C4622D\"")
    let rule = DiagnosticDescriptor.hueOnlyDifference
    let flat = findings(rule, "colors:\n  text-success: \(green)\n  text-error: \(red)\n")
    #expect(flat.map(\.place) == ["text-error"])
    #expect(flat.first?.message.contains("with deuteranopia") == true)
    #expect(places(rule, "colors: {success: {border: \(green)}, danger: {border: \(red)}}") == ["border"])
    // Other places, colors without states, steps, and words that the project does not name.
    #expect(places(rule, "colors: {success: {border: \(green)}, danger: {text: \(red)}}").isEmpty)
    #expect(places(rule, "colors: {grass: \(green), brick: \(red)}").isEmpty)
    #expect(places(rule, "colors: {success: {50: \(green)}, error: {50: \(red)}}").isEmpty)
    let words = [(HueOnlyDifference.states, RuleParameter.Value.texts(["grass", "brick"]))]
    #expect(places(rule, "colors: {grass: \(green), brick: \(red)}", words) == ["brick"])
    #expect(places(rule, "colors: {success: \(green), error: \(red)}", words).isEmpty)
  }

  @Test func statesAreComparedInEachMode() {
    let text = """
      modes: [light, dark]
      colors:
        success: {light: "#9CCB3B", dark: "#6B8E23"}
        error: {light: "#8F3A12", dark: "#C4622D"}

      """
    let found = findings(.hueOnlyDifference, text)
    #expect(found.count == 1 && found.first?.message.hasSuffix("in the mode `dark`") == true)
  }

  @Test func crowdedColorsAreReportedOnce() {
    let grays = (0..<8).map { "  c\($0): rgb(\(200 + $0 * 3) \(200 + $0 * 3) \(200 + $0 * 3))\n" }.joined()
    #expect(places(.crowdedColors, "colors:\n" + grays).count == 1)
    #expect(places(.crowdedColors, "colors:\n" + grays, [(CrowdedColors.max, .number(8))]).isEmpty)
  }

  // MARK: All rules

  @Test func rulesFindPlacesInIncludedFilesAndDocuments() {
    let document = """
      # core.tokens.json
      {"note": {"$type": "typography", "$value": {"fontFamily": "Georgia", "fontSize": {"value": 9, "unit": "px"},
        "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}}}
      # guide.yaml
      kanso: 2
      include: core.tokens.json

      """
    #expect(places(.smallText, document) == ["\"note\""])
    let guide =
      "# core.yaml\nfonts: {note: {family: system, size: 9}}\n# guide.yaml\nkanso: 2\ninclude: core.yaml\n"
    #expect(places(.smallText, guide) == ["note"])
  }

  /// Every rule takes linear time and reports at most a few findings a token.
  @Test func allRulesTakeLinearTime() {
    func work(_ count: Int) {
      var text = "modes: [light, dark]\ncolors:\n"
      for index in 0..<count {
        text +=
          "  a\(index): '#77\(index % 10)\(index % 9)77'\n  b-success\(index): {light: '#6B8E23', dark: a0}\n"
        text +=
          "  g\(index): {1: '#FFF', 2: '#EEE', 3: '#F0F0F0', 4: '#AAA', 5: '#888', 6: '#111', error: '#C4622D'}\n"
      }
      text += "fonts:\n"
      for index in 0..<count { text += "  f\(index): {family: system, size: \(8 + index % 7)}\n" }
      text += "padding:\n"
      for index in 0..<count { text += "  p\(index): \(index % 11)\n" }
      let found = CompiledGuide(
        GuideDocuments([GuideFile(path: "guide.yaml", bytes: Array(text.utf8))], including: .none),
        checksQuality: true, rules: .all
      ).diagnostics
      #expect(found.count < 30 * count + 100)
    }
    expectLinearTime(from: 16, growth: 32) { work($0) }
  }

  @Test func anErrorFailsAndCanBeSuppressed() {
    let text = "padding:\n  # kanso:disable:this scale-step - the size of a photo\n  card: 15\n"
    func compile(_ text: String) -> CompiledGuide {
      var rules = RuleSettings()
      rules.setSeverity(.error, of: .scaleStep)
      return CompiledGuide(
        GuideDocuments([GuideFile(path: "guide.yaml", bytes: Array(text.utf8))], including: .none),
        checksQuality: true, rules: rules)
    }
    #expect(compile("padding: {card: 15}").theme == nil)
    #expect(compile(text.replacing("this", with: "next")).theme != nil)
  }
}

/// The table of rules in the documentation has each rule with its default.
struct GuideRuleDocumentationTests {
  @Test func theTableIsThatOfTheCatalog() throws {
    let text = try String(contentsOf: Project.file("Documentation/StyleGuide.md"), encoding: .utf8)
    let rows = text.matches(of: /(?m)^\| `([a-z-]+)` \| [^|]+ \| (on|off)\b[^|]*\|/).map { ($0.1, $0.2) }
    let rules = DiagnosticCatalog.ofGuides.filter { $0.guideRule != nil }.sorted { $0.id < $1.id }
    #expect(rows.map { "\($0) \($1)" } == rules.map { "\($0.id) \($0.isOnByDefault ? "on" : "off")" })
  }
}
