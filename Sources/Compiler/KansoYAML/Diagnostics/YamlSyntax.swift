import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let yamlSyntax = DiagnosticDescriptor(
    "yaml-syntax", .error,
    summary: "The file is not valid YAML.",
    why: "Nothing after this place can be read reliably.",
    fix: "Fix what the message names; quotes and indentation are the usual causes.",
    wrong: """
      colors:
        white: {value: "#FFFFFF", description: Main: paper}
        black: "#000000

      """,
    fixed: """
      colors:
        white: {value: "#FFFFFF", description: "Main: paper"}
        black: "#000000"

      """)
}
