import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let missingValue = DiagnosticDescriptor(
    "missing-value", .error,
    summary: "A key has no value.",
    why: "A token without a value cannot be compiled.",
    fix: "Write the value, or delete the key.",
    wrong: """
      padding:
        standard:

      """,
    fixed: """
      padding:
        standard: 8

      """)
}
