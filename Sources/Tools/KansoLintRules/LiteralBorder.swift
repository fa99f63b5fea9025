import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let literalBorder = DiagnosticDescriptor(
    rule: "literal-border",
    summary: "The width of a line is written as a number.",
    why: """
      Line widths that differ without a reason look like a mistake.
      """,
    fix: "Use the token that the message names, or add one to the guide's `borders`.",
    found: [
      "layer.borderWidth = ⟪1.5⟫",
      "context.setLineWidth(⟪2⟫)",
      "shape.stroke(tint, lineWidth: ⟪1⟫)",
    ],
    notFound: [
      "layer.borderWidth = 1 / UIScreen.main.scale",
      "layer.borderWidth = isSelected ? width : 0",
    ])
}
