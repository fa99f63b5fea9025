import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let literalRadius = DiagnosticDescriptor(
    rule: "literal-radius",
    summary: "The radius of a corner is written as a number.",
    why: """
      Corners whose radii differ by a point look like a mistake.
      """,
    fix: "Use the token that the message names, or add one to the guide's `radii`.",
    found: [
      "layer.cornerRadius = ⟪6⟫",
      "RoundedRectangle(cornerRadius: ⟪10⟫).fill(tint)",
      "image.cornerRadius(⟪8⟫)",
    ],
    notFound: [
      "layer.cornerRadius = button.frame.height / 2",
      #"Image("cat").blur(radius: 50)"#,
      "path.addArc(withCenter: center, radius: 20, startAngle: 0, endAngle: 1, clockwise: true)",
    ])
}
