import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidNumber = DiagnosticDescriptor(
    "invalid-number", .error,
    summary: "A length is not written as a simple number of points.",
    why: "A length is a number of points. Any other text could be misread.",
    fix: "Write digits, with a point before a fraction.",
    wrong: """
      padding:
        wide: 1e3

      """,
    fixed: """
      padding:
        wide: 1000

      """)
}
