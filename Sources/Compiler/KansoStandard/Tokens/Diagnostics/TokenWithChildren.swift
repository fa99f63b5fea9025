import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let tokenWithChildren = DiagnosticDescriptor(
    "token-with-children", .error,
    summary: "An object has a value and also tokens or groups.",
    why: "An object with a `$value` is a token, and a token contains nothing else.",
    fix: "Move the value into a token `$root`, or the tokens into another group.",
    language: .designTokens,
    wrong: """
      {"gap": {"$type": "number", "$value": 8, "wide": {"$value": 16}}}


      """,
    fixed: """
      {"gap": {"$type": "number", "$root": {"$value": 8}, "wide": {"$value": 16}}}


      """)
}
