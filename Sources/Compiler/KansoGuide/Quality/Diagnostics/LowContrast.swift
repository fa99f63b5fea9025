import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let lowContrast = DiagnosticDescriptor(
    "low-contrast", .warning,
    summary: "Two colors do not reach the contrast that the guide states.",
    why: """
      People with low vision, and everyone in bright light, cannot read the text. `kanso validate` reports it as an \
      error; `kanso compile` as a warning, or as `compile: {contrast: error}` in `kanso.yaml` states.
      """,
    fix: "Change one of the two colors, or the level that they have to reach.",
    wrong: """
      kanso: 2
      colors:
        ink: "#8A9099"
        paper: "#FFFFFF"
      contrast:
        - {text: ink, on: paper}

      """,
    fixed: """
      kanso: 2
      colors:
        ink: "#5F656E"
        paper: "#FFFFFF"
      contrast:
        - {text: ink, on: paper}

      """)
}
