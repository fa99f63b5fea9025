import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let referenceToGroup = DiagnosticDescriptor(
    "reference-to-group", .error,
    summary: "A reference in braces names a group.",
    why: "Only tokens have values. A group never means its token `$root`.",
    fix: "Name a token, such as `{color.accent.$root}`.",
    language: .designTokens,
    wrong: """
      {"a": {"$type": "number", "$root": {"$value": 8}}, "b": {"$type": "number", "$value": "{a}"}}


      """,
    fixed: """
      {"a": {"$type": "number", "$root": {"$value": 8}}, "b": {"$type": "number", "$value": "{a.$root}"}}


      """)
}
