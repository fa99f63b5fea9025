import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidReference = DiagnosticDescriptor(
    "invalid-reference", .error,
    summary: "A reference is malformed.",
    why: "What cannot be read as a reference refers to nothing.",
    fix:
      "Write `{group.token}` for the value of a token, or `{\"$ref\": \"#/group/token/$value\"}` for any place.",
    language: .designTokens,
    wrong: """
      {"a": {"$type": "number", "$value": 8}, "b": {"$type": "number", "$value": "{a"}}


      """,
    fixed: """
      {"a": {"$type": "number", "$value": 8}, "b": {"$type": "number", "$value": "{a}"}}


      """)
}
