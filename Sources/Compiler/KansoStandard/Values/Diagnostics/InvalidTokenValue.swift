import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidTokenValue = DiagnosticDescriptor(
    "invalid-token-value", .error,
    summary: "A value does not have the form of its type.",
    why: "The standard fixes the form of each type, so that all tools read a value in the same way.",
    fix: "Write the value in the form of the type.",
    language: .designTokens,
    wrong: """
      {"gap": {"$type": "dimension", "$value": "8px"}}


      """,
    fixed: """
      {"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}


      """)
}
