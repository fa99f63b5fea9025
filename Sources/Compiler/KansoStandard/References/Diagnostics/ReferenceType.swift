import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let referenceType = DiagnosticDescriptor(
    "reference-type", .error,
    summary: "A reference names a value of another type.",
    why: "A value is never converted to another type, so the result would be invalid.",
    fix: "Refer to a value of the type that belongs here.",
    language: .designTokens,
    wrong: """
      {"a": {"$type": "number", "$value": 8}, "b": {"$type": "duration", "$value": "{a}"}}


      """,
    fixed: """
      {"a": {"$type": "number", "$value": 8}, "b": {"$type": "number", "$value": "{a}"}}


      """)
}
