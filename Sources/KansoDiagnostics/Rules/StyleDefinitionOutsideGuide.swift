extension Rule {
  package static let styleDefinitionOutsideGuide = Rule(
    .styleDefinitionOutsideGuide, isOnByDefault: false,
    says: "A source defines style by hand that belongs into the guide.",
    why: """
      A second `Colors` beside the guide's, or a constant of style of its own, is a second source of truth: it is in no \
      review of the guide, follows no mode, and reaches no other platform.
      """,
    mend: "Add a token to the guide, and take it here. Constants within functions are left alone.",
    found: [
      "enum ⟪Colors⟫ {\n  static let accent = ⟪UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1)⟫\n}",
      "struct Layout {\n  static let rowHeight: CGFloat = ⟪58⟫\n}",
      "let thumbnailWidth: CGFloat = ⟪58⟫",
    ],
    notFound: [
      "func layout() { let rowHeight: CGFloat = 58 }",
      "let retries = 58",
      "extension Colors { static let accent = Colors.ink }",
    ])
}
