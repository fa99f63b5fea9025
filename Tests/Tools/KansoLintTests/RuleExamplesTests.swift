import KansoDiagnostics
import KansoGuide
import KansoLint
import KansoLintRules
import Testing

/// Each rule finds exactly the marked ranges of its examples.
struct RuleExamplesTests {
  private static let guide = """
    colors: {ink: "#2C4251"}
    padding: {standard: 8, old: {value: "{padding.standard}", deprecated: "Use {padding.standard}."}}

    """
  private static let linter = Linter(
    theme: compiled(guide).theme, rules: Set(DiagnosticCatalog.rules), documentChecks: [.staleFrames])

  private static func compiled(_ guide: String) -> CompiledGuide {
    CompiledGuide(bytes: Array(guide.utf8), path: "tokens.yaml")
  }

  /// Returns the findings of a rule in an example. For a guide, the sources use only `padding.standard`.
  private func findings(_ example: Example, _ text: String) -> [Diagnostic] {
    switch example.rule.ruleExamples?.language {
    case .guide: UnusedTokens.check(Self.compiled(text), used: ["padding.standard"])
    case .interfaceBuilder:
      // An example is the content of a view. The caller subtracts the start of the content from the positions.
      Self.linter.inspect(SourceFile(path: "Example.xib", text: interfaceDocument(text))).findings
    default: Self.linter.findings(in: SourceFile(path: "Example.swift", text: text))
    }
  }

  /// Returns the offset of an example in the inspected text.
  private func start(of example: Example, _ text: String) -> Int {
    guard example.rule.ruleExamples?.language == .interfaceBuilder else { return 0 }
    let document = Array(interfaceDocument(text).utf8)
    return document.firstRange(of: Array(text.utf8))?.lowerBound ?? 0
  }

  struct Example: CustomTestStringConvertible, Sendable {
    let rule: DiagnosticDescriptor
    let source: String

    /// Returns the examples of all rules with or without findings.
    static func all(_ sources: KeyPath<RuleExamples, [String]> & Sendable) -> [Example] {
      DiagnosticCatalog.rules.flatMap { rule in
        (rule.ruleExamples?[keyPath: sources] ?? []).map { Example(rule: rule, source: $0) }
      }
    }

    var testDescription: String { "\(rule.id): \(source)" }
  }

  @Test(arguments: Example.all(\.found))
  func theMarkedIsFound(_ example: Example) {
    let marked = MarkedSource(example.source)
    // Other rules may also have findings in the examples of a rule.
    let found = findings(example, marked.text).filter {
      example.rule.ruleExamples?.language != .interfaceBuilder || $0.descriptor == example.rule
    }
    let start = start(of: example, marked.text)
    #expect(
      found.map(\.range.offsets) == marked.ranges.map { $0.lowerBound + start..<$0.upperBound + start },
      "\(found.map(\.range.text))")
    #expect(found.allSatisfy { $0.descriptor == example.rule }, "\(found.map(\.id))")
  }

  @Test(arguments: Example.all(\.notFound))
  func theOthersAreNot(_ example: Example) {
    let found = findings(example, example.source)
      .filter { $0.descriptor == example.rule }
    #expect(found.isEmpty, "\(found.map(\.range.text))")
  }

  @Test func everyRuleHasExamplesAndFixedHeadings() {
    for rule in DiagnosticCatalog.rules {
      let examples = rule.ruleExamples
      #expect(examples?.found.count ?? 0 > 1 && examples?.notFound.isEmpty == false, "\(rule.id)")
      for heading in ["Why it matters", "What to do", "Found", "Not found"] {
        #expect(rule.explanation.contains("\n\(heading)\n"), "\(rule.id)")
      }
    }
  }
}
