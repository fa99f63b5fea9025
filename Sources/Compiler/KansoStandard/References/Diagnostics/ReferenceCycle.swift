import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let referenceCycle = DiagnosticDescriptor(
    "reference-cycle", .error,
    summary: "References form a circle.",
    why: "None of the tokens in the circle has a value.",
    fix: "Give one of the tokens a value of its own.",
    language: .designTokens,
    wrong: """
      {"a": {"$type": "number", "$value": "{b}"}, "b": {"$type": "number", "$value": "{a}"}}


      """,
    fixed: """
      {"a": {"$type": "number", "$value": "{b}"}, "b": {"$type": "number", "$value": 8}}


      """)
}
