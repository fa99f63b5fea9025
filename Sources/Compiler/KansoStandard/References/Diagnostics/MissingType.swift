import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let missingType = DiagnosticDescriptor(
    "missing-type", .error,
    summary: "A token has no type.",
    why: "A type is never guessed from a value: `600` can be a number or a font weight.",
    fix: "Add a `$type` to the token, or to a group around it.",
    language: .designTokens,
    wrong: """
      {"gap": {"$value": 8}}


      """,
    fixed: """
      {"gap": {"$type": "number", "$value": 8}}


      """)
}
