import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let notFinite = DiagnosticDescriptor(
    "not-finite", .error,
    summary: "A length is infinite or not a number.",
    why: "A length that is infinite or not a number breaks every layout that uses it.",
    fix: "Write a number.",
    wrong: """
      padding:
        wide: .inf

      """,
    fixed: """
      padding:
        wide: 1000

      """)
}
