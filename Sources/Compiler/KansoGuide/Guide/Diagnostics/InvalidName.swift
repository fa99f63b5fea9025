import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidName = DiagnosticDescriptor(
    "invalid-name", .error,
    summary: "A name has a character that is not allowed, or no visible character.",
    why:
      "Names become paths and code. They must be visible, and `.`, braces and a first `$` have a meaning there.",
    fix: "Delete the character, or add a visible one. Instead of a dot, nest a group.",
    wrong: """
      colors:
        button.primary: "#B6C649"

      """,
    fixed: """
      colors:
        button:
          primary: "#B6C649"

      """)
}
