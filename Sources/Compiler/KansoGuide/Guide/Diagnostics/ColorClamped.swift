import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let colorClamped = DiagnosticDescriptor(
    "color-clamped", .warning,
    summary: "A component of a color is outside the range of its function.",
    why: "CSS limits these components when it reads a color, so the color is not the one that was meant.",
    fix: "Write a value in the range, or use a function with a wider range.",
    wrong: """
      colors:
        red: rgb(300 0 0)

      """,
    fixed: """
      colors:
        red: rgb(255 0 0)

      """)
}
