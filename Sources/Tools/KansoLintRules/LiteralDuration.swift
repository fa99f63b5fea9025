import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let literalDuration = DiagnosticDescriptor(
    rule: "literal-duration", isOnByDefault: false,
    summary: "The duration of an animation is written as a number.",
    why: """
      Animations that belong together should take the same time.
      """,
    fix: "Give the number a name.",
    found: [
      "UIView.animate(withDuration: ⟪0.3⟫) { view.layoutIfNeeded() }",
      "animation.duration = ⟪0.25⟫",
    ],
    notFound: [
      "Thread.sleep(forTimeInterval: 1)"
    ])
}
