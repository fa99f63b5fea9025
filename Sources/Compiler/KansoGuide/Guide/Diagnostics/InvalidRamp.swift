import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidRamp = DiagnosticDescriptor(
    "invalid-ramp", .error,
    summary: "A ramp has too few or too many steps, or its parts do not fit together.",
    why: "Each step becomes a token with a name and a lightness of its own.",
    fix: "List 2 to 32 different steps, and name one of them with `at`.",
    wrong: """
      kanso: 2
      colors:
        blue: {ramp: {from: "#2C4251", steps: [100, 200, 300], at: 500}}

      """,
    fixed: """
      kanso: 2
      colors:
        blue: {ramp: {from: "#2C4251", steps: [100, 200, 300], at: 200}}

      """)
}
