import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let needsVersion = DiagnosticDescriptor(
    "needs-version", .error,
    summary: "The guide uses a feature of a later version of the language than its own.",
    why: "A guide without a version, or with an earlier one, keeps its meaning in all versions of Kanso.",
    fix: "Write the version that the message names at the top of the guide.",
    wrong: """
      breakpoints:
        tablet: 768

      """,
    fixed: """
      kanso: 2
      breakpoints:
        tablet: 768

      """)
}
