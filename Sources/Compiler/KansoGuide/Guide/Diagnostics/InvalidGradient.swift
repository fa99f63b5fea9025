import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidGradient = DiagnosticDescriptor(
    "invalid-gradient", .error,
    summary: "A gradient is not two to 64 stops in order.",
    why: "Colors are interpolated from each stop to the next one, so stops need an order.",
    fix:
      "Write a list of colors, or of stops such as `{color: ink, position: 20%}`, all of them with a position.",
    wrong: """
      kanso: 2
      colors: {ink: "#000000", paper: "#FFFFFF"}
      gradients:
        fade: [{color: ink, position: 80%}, {color: paper, position: 20%}]

      """,
    fixed: """
      kanso: 2
      colors: {ink: "#000000", paper: "#FFFFFF"}
      gradients:
        fade: [{color: paper, position: 20%}, {color: ink, position: 80%}]

      """)
}
