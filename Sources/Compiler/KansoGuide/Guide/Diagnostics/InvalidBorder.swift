import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidBorder = DiagnosticDescriptor(
    "invalid-border", .error,
    summary: "A border has no width or no color.",
    why:
      "A token in `borders` is a width, or a whole border with a width, a color and a style, in all modes.",
    fix: "Write both parts. A group of widths needs other names than `width`, `color` and `style`.",
    wrong: """
      kanso: 2
      borders:
        card: {width: 1, style: dashed}

      """,
    fixed: """
      kanso: 2
      colors: {ink: "#000000"}
      borders:
        card: {width: 1, color: ink, style: dashed}

      """)
}
