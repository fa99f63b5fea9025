import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unknownReference = DiagnosticDescriptor(
    "unknown-reference", .error,
    summary: "A reference names nothing in the document.",
    why: "A token without its target has no value.",
    fix: "Correct the path, or add what it names.",
    language: .designTokens,
    wrong: """
      {"blue": {"$type": "number", "$value": 8}, "b": {"$value": "{bluee}"}}


      """,
    fixed: """
      {"blue": {"$type": "number", "$value": 8}, "b": {"$value": "{blue}"}}


      """)
}
