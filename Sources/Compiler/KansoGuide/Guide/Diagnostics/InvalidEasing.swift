import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidEasing = DiagnosticDescriptor(
    "invalid-easing", .error,
    summary: "An easing curve is not four numbers.",
    why: "A cubic Bézier curve, which every platform has, is defined by x and y of its two control points.",
    fix: "Write the four numbers as a list, or one of CSS's names, such as `ease-out`.",
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
