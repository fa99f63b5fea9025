import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unquotedColor = DiagnosticDescriptor(
    "unquoted-color", .error,
    summary: "A hex color has no quotes.",
    why: "In YAML, ` #` begins a comment, so the color is not part of the value.",
    fix: "Put quotes around it.",
    wrong: """
      colors:
        white: #FFFFFF

      """,
    fixed: """
      colors:
        white: "#FFFFFF"

      """)
}
