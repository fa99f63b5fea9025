import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let jsonSyntax = DiagnosticDescriptor(
    "json-syntax", .error,
    summary: "The text is not JSON.",
    why:
      "The standard allows strict JSON only, without comments, trailing commas and duplicate keys, so that every tool reads the same values.",
    fix: "Correct the JSON at this place.",
    language: .designTokens,
    wrong: """
      {"gap": {"$type": "number", "$value": 8,}}


      """,
    fixed: """
      {"gap": {"$type": "number", "$value": 8}}


      """)
}
