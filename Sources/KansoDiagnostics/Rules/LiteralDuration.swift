extension Rule {
  static let literalDuration = Rule(
    .literalDuration, isOnByDefault: false,
    says: "The duration of an animation is written as a number.",
    why: """
      Movements that belong together take the same time.
      """,
    mend: "Give the number a name.",
    found: [
      "UIView.animate(withDuration: ⟪0.3⟫) { view.layoutIfNeeded() }",
      "animation.duration = ⟪0.25⟫",
    ],
    notFound: [
      "Thread.sleep(forTimeInterval: 1)"
    ])
}
