import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let literalShadow = DiagnosticDescriptor(
    rule: "literal-shadow", isOnByDefault: false,
    summary: "A part of a shadow is written as a number.",
    why: """
      Shadows show the elevation of a view, and are consistent only if they are defined in one place.
      """,
    fix: "Give the number a name.",
    found: [
      "layer.shadowRadius = ⟪4⟫",
      "layer.shadowOffset = CGSize(width: 0, height: ⟪2⟫)",
    ],
    notFound: [
      "layer.shadowRadius = 0"
    ])
}
