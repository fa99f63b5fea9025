import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidModes = DiagnosticDescriptor(
    "invalid-modes", .error,
    summary: "The declaration of the modes is ambiguous or incomplete.",
    why: "Modes decide which value of a token applies when, so their declaration has to be unambiguous.",
    fix: "Give each mode a context of its own.",
    wrong: """
      modes:
        light: {appearance: light}
        day: {appearance: light}
      padding:
        standard: 8

      """,
    fixed: """
      modes:
        light: {appearance: light}
        dark: {appearance: dark}
      padding:
        standard: {light: 8, dark: 12}

      """)
}
