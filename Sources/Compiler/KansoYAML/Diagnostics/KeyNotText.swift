import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let keyNotText = DiagnosticDescriptor(
    "key-not-text", .error,
    summary: "A mapping or a list is used as a name.",
    why: "Keys become names of tokens and groups, and a name is a text.",
    fix: "Write a name, in quotes if it has braces.",
    wrong: """
      colors:
        [white, paper]: "#FFFFFF"

      """,
    fixed: """
      colors:
        white: "#FFFFFF"

      """)
}
