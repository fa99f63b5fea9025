import KansoDiagnostics
import KansoYAML

extension SuppressionSyntax {
  /// The suppression comments of a guide. They name warnings, including those of the lint about a guide.
  static let guide = SuppressionSyntax(
    openings: ["#"], noun: "warning", ids: DiagnosticID.allCases.filter { $0.severity == .warning },
    maxCommentLength: ReadingLimits.text, maxDiagnosticCount: ReadingLimits.findings)

  /// The warnings that all checks of a guide together can find. The rules of the lint are not among them, because the
  /// lint reports them. The same applies to the warning that only code generation reports.
  static let guideChecks = Set(guide.ids.filter { Rule.of($0) == nil && $0 != .unfollowedMode })
}
