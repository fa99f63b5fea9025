import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidInclude = DiagnosticDescriptor(
    "invalid-include", .error,
    summary: "The guide names another file that cannot be read.",
    why: "The tokens of that file would be missing.",
    fix: "Write the path of a guide, beginning at the folder of the file that names it.",
    wrong: """
      kanso: 2
      include: [missing.yaml]
      padding:
        standard: 8

      """,
    fixed: """
      kanso: 2
      padding:
        standard: 8

      """)
}
