import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let colorOutOfGamut = DiagnosticDescriptor(
    "color-out-of-gamut", .warning,
    summary: "A color is outside of display-P3.",
    why:
      "No screen of Apple's devices shows more than display-P3; each would show the nearest color that it can.",
    fix: "Write a color inside display-P3, or accept the nearest one.",
    wrong: """
      colors:
        vivid: oklch(0.7 0.5 30)

      """,
    fixed: """
      colors:
        vivid: oklch(0.7 0.2 30)

      """)
}
