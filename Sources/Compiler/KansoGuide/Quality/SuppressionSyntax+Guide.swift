import KansoDiagnostics
import KansoYAML

extension SuppressionSyntax {
  /// The suppression comments of a guide. They name warnings, including that of the lint about a guide.
  static let guide = SuppressionSyntax(
    openings: ["#"], noun: "warning", known: DiagnosticCatalog.ofGuides,
    maxCommentLength: ReadingLimits.text, maxDiagnosticCount: ReadingLimits.findings)

  /// The warnings that all checks of a guide together can find. The rule of the lint is not among them, because the
  /// lint reports it. The same applies to the warning that only code generation reports.
  static let guideChecks = Set(
    guide.known.filter { $0.severity == .warning && !$0.isRule && $0 != .unfollowedMode })
}
