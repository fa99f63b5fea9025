import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unknownAnchor = DiagnosticDescriptor(
    "unknown-anchor", .error,
    summary: "A YAML alias names an anchor that is not defined before it.",
    why: "A YAML alias `*name` repeats a node that an anchor `&name` marked before it.",
    fix:
      "Mark a node with `&name` before `*name` repeats it. To refer to a token, write its name without the star.",
    wrong: """
      colors:
        white: "#FFFFFF"
        paper: *white

      """,
    fixed: """
      colors:
        white: "#FFFFFF"
        paper: white

      """)
}
