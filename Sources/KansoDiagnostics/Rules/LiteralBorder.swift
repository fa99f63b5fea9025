extension Rule {
  static let literalBorder = Rule(
    .literalBorder,
    says: "The width of a line is written as a number.",
    why: """
      Lines of several widths without a reason make an interface restless.
      """,
    mend: "Use the token that the message names, or add one to the guide's `borders`.",
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
