import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let styleDefinitionOutsideGuide = DiagnosticDescriptor(
    rule: "style-definition-outside-guide", isOnByDefault: false,
    summary: "A source defines style that belongs in the guide.",
    why: """
      A second `Colors` beside the guide's, or a constant of style of its own, is a second source of \
      truth: it is in no review of the guide, follows no mode, and reaches no other platform.
      """,
    fix: "Add a token to the guide, and use it here. Constants within functions are not reported.",
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
