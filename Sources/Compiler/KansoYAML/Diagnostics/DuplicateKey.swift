import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let duplicateKey = DiagnosticDescriptor(
    "duplicate-key", .error,
    summary: "A name occurs twice in one group.",
    why: "Only one of the two values could be used, and YAML does not define which.",
    fix: "Delete one of the two, or rename it.",
    wrong: """
      padding:
        standard: 8
        standard: 16

      """,
    fixed: """
      padding:
        standard: 8
        wide: 16

      """)
}
