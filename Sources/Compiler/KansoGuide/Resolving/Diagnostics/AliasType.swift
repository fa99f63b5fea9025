import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let aliasType = DiagnosticDescriptor(
    "alias-type", .error,
    summary: "An alias names a token of another type.",
    why: "Only a token of the same type has a value that fits here.",
    fix: "Name a token of the same type.",
    wrong: """
      colors:
        paper: "{padding.standard}"
      padding:
        standard: 8

      """,
    fixed: """
      padding:
        standard: 8
        card: standard

      """)
}
