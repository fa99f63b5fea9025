import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unquotedBraces = DiagnosticDescriptor(
    "unquoted-braces", .error,
    summary: "A reference in braces has no quotes.",
    why: "In YAML, unquoted braces are a mapping, not a reference.",
    fix: "Put quotes around it.",
    wrong: """
      colors:
        white: "#FFFFFF"
        paper: {colors.white}

      """,
    fixed: """
      colors:
        white: "#FFFFFF"
        paper: "{colors.white}"

      """)
}
