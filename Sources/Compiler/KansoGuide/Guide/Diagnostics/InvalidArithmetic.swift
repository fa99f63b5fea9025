import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidArithmetic = DiagnosticDescriptor(
    "invalid-arithmetic", .error,
    summary: "A calculation cannot be read or has no result.",
    why: "A calculation without a clear result would give a wrong length.",
    fix: "Put a space on both sides of operators, and multiply lengths by numbers only.",
    wrong: """
      padding:
        standard: 8
        area: standard * standard

      """,
    fixed: """
      padding:
        standard: 8
        double: standard * 2

      """)
}
