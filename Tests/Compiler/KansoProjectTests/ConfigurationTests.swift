import KansoDiagnostics
import KansoGuide
import KansoLintRules
import KansoProject
import KansoYAML
import Testing

/// The settings of a `kanso.yaml`, and the mistakes in them.
struct ConfigurationTests {
  private func read(_ text: String) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
    Configuration.read(
      bytes: Array(text.utf8), path: "kanso.yaml",
      known: DiagnosticCatalog.ofGuides + DiagnosticCatalog.lintRules)
  }

  @Test func projectsDisableWarnings() {
    let (configuration, found) = read("warnings: {disable: [near-duplicate-color]}")
    #expect(found.isEmpty)
    #expect(configuration.disabledWarnings == [.nearDuplicateColor])
  }

  @Test func projectsChooseTheOptionsOfCompiling() {
    let (configuration, found) = read(
      "compile: {platform: uikit, access: internal, objc-header: true, standard: true, runtime: true}")
    #expect(found.isEmpty)
    #expect(configuration.platform == .uikit && configuration.access == .internal)
    #expect(configuration.writesObjectiveCHeader && configuration.writesStandard)
    #expect(configuration.followsTheme)
  }

  @Test(arguments: [("true", true), ("false", false)])
  func projectsOmitStylesOfShapes(_ setting: String, _ isWritten: Bool) {
    let (configuration, found) = read("compile: {shape-styles: \(setting)}")
    #expect(found.isEmpty)
    #expect(configuration.writesShapeStyles == isWritten)
    let (invalid, problems) = read("compile: {shape-styles: no}")
    #expect(problems.map(\.message) == ["`shape-styles` cannot be `no`"] && invalid.writesShapeStyles)
  }

  @Test func projectsNestTheValuesOfAxes() {
    let (configuration, found) = read("compile: {axes: {theme: nested, density: nested}}")
    #expect(found.isEmpty)
    #expect(configuration.naming.nestedAxes == ["theme", "density"])
  }

  @Test func projectsConfigureTheLint() {
    let (configuration, found) = read(
      """
      lint:
        rules: {literal-padding: error, literal-color: warning, literal-font: off}
        include: [Sources/**]
        exclude: [Sources/Generated/**]
        sinks: {padding: [right(margin), .gap]}
        import: DesignTokens
        near: {points: 1.5, percent: 0, color: 0.1}
      """)
    let lint = configuration.lint
    #expect(found.isEmpty, "\(found.map(\.message))")
    let severities: [DiagnosticDescriptor: Severity?] = [
      .literalPadding: .error, .literalColor: .warning, .literalFont: nil,
    ]
    #expect(lint.severities == severities)
    #expect(lint.include == ["Sources/**"] && lint.exclude == ["Sources/Generated/**"])
    #expect(lint.sinks == ["padding": ["right(margin)", ".gap"]])
    #expect(lint.module == "DesignTokens")
    #expect(lint.near == LintSettings.Near(points: 1.5, percent: 0, color: 0.1))
  }

  @Test(arguments: [
    ("warning: {}", DiagnosticDescriptor.unknownKey, "Did you mean `warnings`?"),
    ("warnings: {disabled: []}", .unknownKey, "Did you mean `disable`?"),
    ("warnings: {disable: near-duplicate-color}", .wrongShape, "Write `disable: [unused-color]`."),
    ("warnings: {disable: [unknown-alias]}", .invalidSuppression, "Delete it."),
    ("warnings: {disable: [near-duplicate]}", .invalidSuppression, "`kanso explain` lists the ids."),
    ("- a", .wrongShape, "Write `warnings: …`."),
    ("compile: {plattform: uikit}", .unknownKey, "Did you mean `platform`?"),
    (
      "compile: {axes: nested}", .wrongShape,
      "Write the name of an axis and `nested`, as in `axes: {theme: nested}`."
    ),
    ("compile: {axes: {theme: nestde}}", .invalidSetting, "Did you mean `nested`?"),
    (
      "compile: {platform: [uikit]}", .invalidSetting,
      "Write `auto`, `portable`, `uikit`, `appkit` or `swiftui`."
    ),
    ("compile: {platform: swift-ui}", .invalidSetting, "Did you mean `swiftui`?"),
    ("lint: {rules: {literal-padding: warnin}}", .invalidSetting, "Did you mean `warning`?"),
    ("lint: {rules: {literal-padding: [off]}}", .invalidSetting, "Write `error`, `warning` or `off`."),
    ("lint: {near: {points: -1}}", .invalidSetting, "Write a number, such as `points: 2`."),
    ("lint: {near: {color: wide}}", .invalidSetting, "Write a number, such as `color: 0.06`."),
    ("lint: {near: {percents: 1}}", .unknownKey, "Did you mean `percent`?"),
  ])
  func mistakesInAConfigurationAreRefused(_ text: String, _ id: DiagnosticDescriptor, _ help: String) {
    let found = read(text).diagnostics
    #expect(found.map(\.descriptor) == [id])
    #expect(found.first?.help == help)
  }

  @Test func theLintOfAFolderAddsToThatAbove() {
    let outer = read(
      "lint: {tokens: a.yaml, rules: {literal-font: off, literal-color: error}, sinks: {size: [.a]}, near: {points: 1}}"
    ).configuration.lint
    let inner = read(
      "lint: {import: Own, exclude: [B], rules: {literal-font: error}, sinks: {size: [.b]}, near: {color: 0}}"
    ).configuration.lint
    let all = outer.adding(inner)
    #expect(all.severities == [.literalFont: .error, .literalColor: .error])
    #expect(all.tokens == ["a.yaml"] && all.module == "Own" && all.exclude == ["B"])
    #expect(all.sinks == ["size": [".a", ".b"]])
    #expect(all.near == LintSettings.Near(points: 1, color: 0))
  }

  @Test func anEmptyConfigurationIsFine() {
    #expect(read("").diagnostics.isEmpty)
  }
}
