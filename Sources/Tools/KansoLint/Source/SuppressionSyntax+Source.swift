import KansoDiagnostics
import KansoLintRules

extension SuppressionSyntax {
  /// The suppression comments of a Swift or Objective-C source. They name rules.
  static let source = SuppressionSyntax(openings: ["//", "/*"], noun: "rule", known: DiagnosticCatalog.rules)
}
