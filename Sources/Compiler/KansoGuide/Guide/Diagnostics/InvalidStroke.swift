import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidStroke = DiagnosticDescriptor(
    "invalid-stroke", .error,
    summary: "A stroke is neither a line style of CSS nor a list of dashes.",
    why: "Platforms draw only these lines.",
    fix: "Write a line style such as `dashed`, or the lengths of dashes and gaps: `{dashes: [4, 2]}`.",
    wrong: """
      kanso: 2
      strokes:
        cut: {dashes: [0, 0]}

      """,
    fixed: """
      kanso: 2
      strokes:
        cut: {dashes: [4, 2]}

      """)
}
