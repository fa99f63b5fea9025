import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unknownToken = DiagnosticDescriptor(
    rule: "unknown-token",
    summary: "A source names a token that the guide does not have.",
    why:
      "The token was renamed or removed, or the name is misspelt: the source will not compile, or means "
      + "something else.",
    fix: """
      Use the token that the message proposes, or add the missing token to the guide. Types of the \
      same name that the sources declare themselves are left alone, and so is what extensions of the \
      guide's types declare.
      """,
    found: [
      "label.textColor = Colors.⟪inkk⟫",
      "stack.spacing = Padding.⟪gigantic⟫ * 2",
    ],
    notFound: [
      "label.textColor = Colors.ink",
      "let types = [Colors.self]",
      "label.textColor = Theme.Colors.inkk",
      "enum Colors { static let inkk = 8 }; use(Colors.inkk)",
      "extension Padding { static let gigantic = Padding.standard * 100 }; use(Padding.gigantic)",
    ])
}
