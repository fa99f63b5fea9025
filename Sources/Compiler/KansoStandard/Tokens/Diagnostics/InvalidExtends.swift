import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidExtends = DiagnosticDescriptor(
    "invalid-extends", .error,
    summary: "The `$extends` of a group cannot be followed.",
    why:
      "A group inherits the tokens and properties of another group, never those of a token, and its own properties have to suit what it inherits.",
    fix: "Name a group, with a reference such as `{button}` or `#/button`.",
    language: .designTokens,
    wrong: """
      {"gap": {"$type": "number", "$value": 8}, "wide": {"$extends": "{gap}"}}


      """,
    fixed: """
      {"gaps": {"gap": {"$type": "number", "$value": 8}}, "wide": {"$extends": "{gaps}"}}


      """)
}
