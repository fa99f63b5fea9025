import KansoDiagnostics
import KansoGuide
import KansoProject
import Testing

/// The settings of the rules for guides in a `kanso.yaml`, and of the check of contrasts.
struct RuleSettingsTests {
  private func read(_ text: String) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
    Configuration.read(bytes: Array(text.utf8), path: "kanso.yaml", known: DiagnosticCatalog.ofGuides)
  }

  /// The findings in a guide with the rules of a configuration.
  private func findings(_ guide: String, _ configuration: String) -> [String] {
    CompiledGuide(
      GuideDocuments([GuideFile(path: "guide.yaml", bytes: Array(guide.utf8))], including: .none),
      checksQuality: true, rules: read(configuration).configuration.rules
    ).diagnostics.map { "\($0.severity.rawValue) \($0.id) \($0.range.text)" }
  }

  @Test func rulesAreTurnedOnAndOff() {
    let guide = "padding: {card: 15, half: 2}\nfonts: {note: {family: system, size: 9}}\n"
    #expect(findings(guide, "") == ["warning small-text note"])
    #expect(findings(guide, "guide: {rules: {small-text: off}}").isEmpty)
    #expect(findings(guide, "guide: {rules: {small-text: error}}") == ["error small-text note"])
    #expect(
      findings(
        guide, "guide: {rules: {small-text: {severity: off, reason: only labels}, scale-step: warning}}")
        == ["warning scale-step 15"])
  }

  @Test func parametersAreRead() {
    let guide = "padding: {card: 15, half: 2}\nsizes: {icon: 22}\nfonts: {note: {family: system, size: 9}}\n"
    #expect(findings(guide, "guide: {rules: {small-text: {min: 9}}}").isEmpty)
    let rules = "small-text: off, scale-step: {base: 5, allow: [22], severity: error}"
    #expect(findings(guide, "guide: {rules: {\(rules)}}") == ["error scale-step 2"])
    #expect(
      findings(guide, "guide: {rules: {small-text: off, scale-step: {base: 5, sections: [sizes]}}}")
        == ["warning scale-step 22"])
  }

  @Test func aSuppressionAppliesToARule() {
    let guide = """
      padding:
        # kanso:disable:next scale-step - the size of a photo
        card: 15

      """
    #expect(findings(guide, "guide: {rules: {scale-step: warning}}").isEmpty)
    // A comment about a rule that is off is not unused.
    #expect(findings(guide, "").isEmpty)
  }

  @Test(arguments: [
    ("guide: {rules: {smal-text: off}}", "Did you mean `small-text`?"),
    ("guide: {rules: {small-text: erorr}}", "Did you mean `error`?"),
    ("guide: {rules: {small-text: {mim: 9}}}", "Did you mean `min`?"),
    ("guide: {rules: {small-text: {min: 0}}}", "The default is `11`."),
    ("guide: {rules: {name-style: {style: camelcase}}}", "Did you mean `camelCase`?"),
    (
      "guide: {rules: {small-text: {severity: off, reason: ''}}}",
      "Write a text, such as `reason: the palette is that of the web`."
    ),
    ("compile: {contrast: strict}", "Write `error`, `warning` or `off`."),
  ])
  func mistakesAreExplained(_ text: String, _ help: String) {
    let found = read(text).diagnostics
    #expect(found.map(\.help) == [help])
  }

  @Test func theSeverityOfContrastsIsRead() {
    #expect(read("").configuration.contrastSeverity == .warning)
    #expect(read("compile: {contrast: error}").configuration.contrastSeverity == .error)
    #expect(read("compile: {contrast: off}").configuration.contrastSeverity == nil)
  }
}
