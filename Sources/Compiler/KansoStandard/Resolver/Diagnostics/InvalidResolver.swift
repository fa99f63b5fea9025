import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidResolver = DiagnosticDescriptor(
    "invalid-resolver", .error,
    summary: "A resolver document is not complete.",
    why: "The version, the sets, the modifiers and their order decide which tokens there are.",
    fix: "Write the property as the message says.",
    language: .designTokens,
    wrong: """
      {"resolutionOrder": []}


      """,
    fixed: """
      {"version": "2025.10", "resolutionOrder": []}


      """)
}
