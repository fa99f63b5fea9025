import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidColor = DiagnosticDescriptor(
    "invalid-color", .error,
    summary: "A color cannot be read.",
    why: "A color that cannot be read would be compiled to a wrong color.",
    fix: "Write hex with 3, 4, 6 or 8 digits, or a function of CSS Color 4.",
    wrong: """
      colors:
        white: "#FFFFF"

      """,
    fixed: """
      colors:
        white: "#FFFFFF"

      """)
}
