import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let resolverReference = DiagnosticDescriptor(
    "resolver-reference", .error,
    summary: "A reference of a resolver document cannot be followed.",
    why: "Its tokens would be missing in the result.",
    fix: "Name a set, a modifier in the `resolutionOrder`, or a file beside the document.",
    language: .designTokens,
    wrong: """
      {"version": "2025.10", "sets": {}, "resolutionOrder": [{"$ref": "#/sets/base"}]}


      """,
    fixed: """
      {"version": "2025.10", "sets": {"base": {"sources": []}}, "resolutionOrder": [{"$ref": "#/sets/base"}]}


      """)
}
