import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidContrast = DiagnosticDescriptor(
    "invalid-contrast", .error,
    summary: "A stated contrast is incomplete or contradicts itself.",
    why: "A pair of colors can be checked only if both colors, their use and the level are known.",
    fix: "Name a text or a graphic, the color that it is on, and a level: `AA`, `AAA` or `Lc 60`.",
    wrong: """
      kanso: 2
      colors:
        ink: "#101418"
        paper: "#FFFFFF"
      contrast:
        - {text: ink, level: AA}

      """,
    fixed: """
      kanso: 2
      colors:
        ink: "#101418"
        paper: "#FFFFFF"
      contrast:
        - {text: ink, on: paper, level: AA}

      """)
}
