import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidEasing = DiagnosticDescriptor(
    "invalid-easing", .error,
    summary: "An easing is neither a curve of four numbers nor a spring.",
    why:
      "A curve is x and y of its two control points, and a spring is its stiffness and damping, or its duration.",
    fix:
      "Write the four numbers as a list, a name of CSS such as `ease-out`, or a spring such as `{duration: 500ms}`.",
    wrong: """
      kanso: 2
      easings:
        standard: [0.2, 0, 1]

      """,
    fixed: """
      kanso: 2
      easings:
        standard: [0.2, 0, 0, 1]

      """)
}
