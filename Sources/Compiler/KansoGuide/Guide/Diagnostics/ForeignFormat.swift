import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let foreignFormat = DiagnosticDescriptor(
    "foreign-format", .error,
    summary: "The file contains the tokens of another tool, or a theme.",
    why: "Another format has other keys and rules. Read as a guide, each of its tokens would be an error.",
    fix: "Write the tokens as a style guide.",
    wrong: """
      color:
        white: {$type: color, $value: "#FFFFFF"}

      """,
    fixed: """
      colors:
        white: "#FFFFFF"

      """)
}
