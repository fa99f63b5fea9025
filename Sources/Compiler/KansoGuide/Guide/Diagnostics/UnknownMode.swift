import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unknownMode = DiagnosticDescriptor(
    "unknown-mode", .error,
    summary: "A value is given for a mode that is not declared.",
    why: "A value for a mode that is not declared would never be used.",
    fix: "Correct the spelling, or declare the mode.",
    wrong: """
      modes: [light, dark]
      colors:
        text: {light: "#000000", drak: "#FFFFFF"}

      """,
    fixed: """
      modes: [light, dark]
      colors:
        text: {light: "#000000", dark: "#FFFFFF"}

      """)
}
