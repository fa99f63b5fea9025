extension Rule {
  package static let deprecatedToken = Rule(
    .deprecatedToken,
    says: "A source uses a token that the guide is going to lose.",
    why: "The guide's owner wants to remove it, and can only do so when nothing uses it any more.",
    mend: """
      Take the token that the guide proposes in its place. `--fix` does, where both have the same value in every mode.
      """,
    found: ["stack.spacing = ⟪Padding.old⟫", "view.padding(⟪Padding.old⟫ * 2)"],
    notFound: ["stack.spacing = Padding.standard"])
}
