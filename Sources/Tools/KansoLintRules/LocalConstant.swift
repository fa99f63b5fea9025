import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let localConstant = DiagnosticDescriptor(
    rule: "local-constant", isOnByDefault: false,
    summary: "A constant of the source has the value of a token of the guide.",
    why: """
      The constant is a second name for a decision of the guide: when the guide changes, the constant keeps \
      its old value without a message.
      """,
    fix:
      "Use the token that the message names, here or where the constant is used. Without a guide nothing is found.",
    found: [
      "static let cellPadding: CGFloat = ⟪8⟫",
      "enum Spacing { static let standard = ⟪8.0⟫ }",
      "static let ink = ⟪UIColor(red: 44 / 255, green: 66 / 255, blue: 81 / 255, alpha: 1)⟫",
      "func pin(margin: CGFloat = ⟪8⟫) {}",
    ],
    notFound: [
      "let retries = 8",
      "static let cellPadding: CGFloat = 9",
      "let thumbnailHeightWidth: CGFloat = 58",
    ])
}
