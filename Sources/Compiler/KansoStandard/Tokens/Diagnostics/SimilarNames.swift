import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let similarNames = DiagnosticDescriptor(
    "similar-names", .warning,
    summary: "Two names in a group differ only by case.",
    why: "They are different tokens in the standard, but the same in many languages and file systems.",
    fix: "Rename one of them.",
    language: .designTokens,
    wrong: """
      {"ink": {"$type": "number", "$value": 8}, "Ink": {"$type": "number", "$value": 9}}


      """,
    fixed: """
      {"ink": {"$type": "number", "$value": 8}, "inkDark": {"$type": "number", "$value": 9}}


      """)
}
