import KansoDiagnostics

extension SuppressionSyntax {
  /// The suppression comments of a Swift or Objective-C source. They name rules.
  static let source = SuppressionSyntax(openings: ["//", "/*"], noun: "rule", ids: Rule.all.map(\.id))
}
