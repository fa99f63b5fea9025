extension Rule {
  static let literalShadow = Rule(
    .literalShadow, isOnByDefault: false,
    says: "A part of a shadow is written as a number.",
    why: """
      Shadows say how high a thing lies, and agree only if they are made in one place.
      """,
    mend: "Give the number a name.",
    found: [
      "layer.shadowRadius = ⟪4⟫",
      "layer.shadowOffset = CGSize(width: 0, height: ⟪2⟫)",
    ],
    notFound: [
      "layer.shadowRadius = 0"
    ])
}
