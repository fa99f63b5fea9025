import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidScale = DiagnosticDescriptor(
    "invalid-scale", .error,
    summary: "The parts of a scale do not fit together.",
    why:
      "Each step becomes a token: the base, multiplied by the ratio as often as the number of the step says.",
    fix: "Write a base, a ratio above 0, and the numbers of the first and the last step.",
    wrong: """
      kanso: 2
      sizes:
        text: {scale: {base: 16, ratio: 1.25, steps: [6, -2]}}

      """,
    fixed: """
      kanso: 2
      sizes:
        text: {scale: {base: 16, ratio: 1.25, steps: [-2, 6]}}

      """)
}
