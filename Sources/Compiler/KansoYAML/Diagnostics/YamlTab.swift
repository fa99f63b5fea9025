import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let yamlTab = DiagnosticDescriptor(
    "yaml-tab", .error,
    summary: "A line is indented with a tab.",
    why: "YAML forbids tabs in indentation, because editors disagree on their width.",
    fix: "Indent with spaces.",
    wrong: "padding:\n\tstandard: 8\n",
    fixed: """
      padding:
        standard: 8

      """)
}
