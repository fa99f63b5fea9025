import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let emptyGuide = DiagnosticDescriptor(
    "empty-guide", .error,
    summary: "The guide has no tokens.",
    why: "There is nothing to compile: a guide needs at least one section with a token in it.",
    fix: "Add a section with a token in it.",
    wrong: """
      name: Mine

      """,
    fixed: """
      name: Mine
      padding:
        standard: 8

      """)
}
