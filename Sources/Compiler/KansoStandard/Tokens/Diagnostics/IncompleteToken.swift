import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let incompleteToken = DiagnosticDescriptor(
    "incomplete-token", .error,
    summary: "Something is neither a token nor a group.",
    why:
      "A token is an object with a `$value`, and every other object is a group. So a misspelled key makes a token disappear.",
    fix: "Add the `$value`.",
    language: .designTokens,
    wrong: """
      {"gap": {"$type": "number", "value": 8}}


      """,
    fixed: """
      {"gap": {"$type": "number", "$value": 8}}


      """)
}
