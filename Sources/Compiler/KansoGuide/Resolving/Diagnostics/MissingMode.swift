import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let missingMode = DiagnosticDescriptor(
    "missing-mode", .error,
    summary: "A token has values for some modes, but not for all.",
    why: "In that mode, the token would have no value.",
    fix: "Add the value, or give the mode a `fallback`.",
    wrong: """
      modes: [light, dark]
      colors:
        text: {light: "#000000"}

      """,
    fixed: """
      modes: [light, dark]
      colors:
        text: {light: "#000000", dark: "#FFFFFF"}

      """)
}
