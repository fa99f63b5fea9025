import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let literalOpacity = DiagnosticDescriptor(
    rule: "literal-opacity", isOnByDefault: false,
    summary: "An opacity is written as a number.",
    why: """
      The opacity of a disabled control is a decision of the guide.
      """,
    fix: "Give the number a name.",
    found: [
      "button.alpha = ⟪0.5⟫",
      "view.tintColor = tint.withAlphaComponent(⟪0.3⟫)",
      #"Text("Hi").opacity(⟪0.6⟫)"#,
    ],
    notFound: [
      "button.alpha = 0"
    ])
}
