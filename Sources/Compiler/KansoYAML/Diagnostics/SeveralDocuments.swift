import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let severalDocuments = DiagnosticDescriptor(
    "several-documents", .error,
    summary: "The file contains more than one YAML document.",
    why: "A guide is one YAML document; a second one would be ignored.",
    fix: "Put everything into one document, or each document into its own file.",
    wrong: """
      padding:
        standard: 8
      ---
      padding:
        wide: 16

      """,
    fixed: """
      padding:
        standard: 8
        wide: 16

      """)
}
