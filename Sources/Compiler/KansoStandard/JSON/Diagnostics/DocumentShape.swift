import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let documentShape = DiagnosticDescriptor(
    "document-shape", .error,
    summary: "A property of the standard has a value of another kind.",
    why: "Each tool would interpret such a property in its own way, or ignore it.",
    fix: "Write a value of the kind that the message names.",
    language: .designTokens,
    wrong: """
      {"gap": {"$type": "number", "$value": 8, "$description": 8}}


      """,
    fixed: """
      {"gap": {"$type": "number", "$value": 8, "$description": "8"}}


      """)
}
