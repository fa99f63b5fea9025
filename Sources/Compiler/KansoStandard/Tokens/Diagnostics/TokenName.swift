import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let tokenName = DiagnosticDescriptor(
    "token-name", .error,
    summary: "The name of a token or group is not allowed.",
    why:
      "Names that begin with `$` are reserved for the standard, and periods and braces belong to references, so nothing could refer to the name.",
    fix: "Choose a name that does not begin with `$` and is without periods and braces.",
    language: .designTokens,
    wrong: """
      {"gap.small": {"$type": "number", "$value": 8}}


      """,
    fixed: """
      {"gap-small": {"$type": "number", "$value": 8}}


      """)
}
