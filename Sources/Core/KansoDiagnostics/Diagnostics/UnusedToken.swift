extension DiagnosticDescriptor {
  package static let unusedToken = DiagnosticDescriptor(
    rule: "unused-token", isOnByDefault: false, language: .guide,
    summary: "No source uses a token of the guide.",
    why: "A token that nothing uses has no effect on the app, but has to be read and maintained.",
    fix: """
      Delete the token. It only counts as unused in the sources given, so give all of them: Swift, \
      Objective-C, and the documents of Interface Builder, whose named colors count. Tokens that other \
      tokens refer to are used.
      """,
    found: ["padding:\n  standard: 8\n  ⟪wide⟫: 16", "colors:\n  ⟪ink⟫: \"#2C4251\""],
    notFound: ["padding:\n  small: 4\n  standard: \"{padding.small} * 2\""])
}
