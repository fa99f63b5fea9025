/// A diagnostic or a rule of the lint: everything that is true of each occurrence.
///
/// Each one is a static member in a file of its own, beside the code that reports it. `scripts/catalog` collects the
/// members of each target. There is one instance for each id, so equal descriptors are identical.
package final class DiagnosticDescriptor: Sendable {
  /// The name. Users see it, write it in configurations and comments, and search for it, so its meaning never changes.
  package let id: String
  /// The severity, unless the project's configuration changes it.
  package let severity: Severity
  /// The general meaning, in one sentence that is true for every occurrence.
  package let summary: String
  /// The reason that it matters, in one or two sentences that are true for every occurrence.
  package let why: String
  /// The general instructions for fixing it.
  package let fix: String
  /// The example; nil for a rule, and for a problem that a few lines cannot show.
  package let example: Example?
  /// The sources that a rule of the lint finds and does not find; nil for other diagnostics.
  package let ruleExamples: RuleExamples?
  /// False for a rule that runs only if the configuration or an option names it.
  package let isOnByDefault: Bool
  /// The facts about a rule for guides; nil for other diagnostics.
  package let guideRule: GuideRuleFacts?

  /// Creates the descriptor of a diagnostic that is no rule of the lint, without an example.
  package init(_ id: String, _ severity: Severity, summary: String, why: String, fix: String) {
    (self.id, self.severity, self.summary, self.why, self.fix) = (id, severity, summary, why, fix)
    (example, ruleExamples, isOnByDefault, guideRule) = (nil, nil, true, nil)
  }

  /// Creates the descriptor of a diagnostic that is no rule of the lint.
  ///
  /// - Parameters:
  ///   - language: the language of the example.
  ///   - wrong: a text with the problem, in whole lines.
  ///   - fixed: the same text without any diagnostic.
  package init(
    _ id: String, _ severity: Severity, summary: String, why: String, fix: String,
    language: ExampleLanguage = .guide, wrong: String, fixed: String
  ) {
    (self.id, self.severity, self.summary, self.why, self.fix) = (id, severity, summary, why, fix)
    example = Example(language: language, wrong: wrong, fixed: fixed)
    (ruleExamples, isOnByDefault, guideRule) = (nil, true, nil)
  }

  /// Creates the descriptor of a rule for guides, which is a warning.
  ///
  /// - Parameters:
  ///   - isOnByDefault: true if the rule runs without being named in the configuration.
  ///   - defaultReason: the reason that it is on or off by default, as a sentence.
  ///   - parameters: what the configuration can set beside the severity.
  ///   - wrong: a guide with the problem, in whole lines.
  ///   - fixed: the same guide without any diagnostic.
  package init(
    guideRule id: String, isOnByDefault: Bool = true, defaultReason: String, parameters: [RuleParameter] = [],
    summary: String, why: String, fix: String, wrong: String, fixed: String
  ) {
    (self.id, severity, self.summary, self.why, self.fix) = (id, .warning, summary, why, fix)
    example = Example(language: .guide, wrong: wrong, fixed: fixed)
    ruleExamples = nil
    self.isOnByDefault = isOnByDefault
    guideRule = GuideRuleFacts(defaultReason: defaultReason, parameters: parameters)
  }

  /// Creates the descriptor of a rule of the lint, which is a warning.
  ///
  /// - Parameters:
  ///   - isOnByDefault: true if the rule runs without being named in the configuration.
  ///   - language: the language of the examples.
  ///   - found: sources with a problem, which is between `⟪` and `⟫`.
  ///   - notFound: similar sources without a problem.
  package init(
    rule id: String, isOnByDefault: Bool = true, language: ExampleLanguage = .swift, summary: String,
    why: String, fix: String, found: [String], notFound: [String]
  ) {
    (self.id, severity, self.summary, self.why, self.fix) = (id, .warning, summary, why, fix)
    example = nil
    ruleExamples = RuleExamples(language: language, found: found, notFound: notFound)
    self.isOnByDefault = isOnByDefault
    guideRule = nil
  }

  /// True for a rule of the lint.
  package var isRule: Bool { ruleExamples != nil }
}

extension DiagnosticDescriptor {
  /// The example of a diagnostic that is no rule, which is its documentation and its test.
  package struct Example: Sendable {
    package let language: ExampleLanguage
    /// A text with the problem, and with no other one.
    package let wrong: String
    /// The same text without any diagnostic.
    package let fixed: String
  }
}

extension DiagnosticDescriptor: Hashable {
  package static func == (left: DiagnosticDescriptor, right: DiagnosticDescriptor) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DiagnosticDescriptor: CustomStringConvertible {
  package var description: String { id }
}

/// The examples of a rule of the lint, which are its documentation and its tests.
package struct RuleExamples: Sendable {
  package let language: ExampleLanguage
  /// Sources with a problem, which is between `⟪` and `⟫`.
  package let found: [String]
  /// Similar sources without a problem.
  package let notFound: [String]

  /// Returns an example without the marks `⟪` and `⟫`.
  package static func withoutMarks(_ example: String) -> String {
    example.replacing("⟪", with: "").replacing("⟫", with: "")
  }
}
