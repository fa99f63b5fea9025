extension Rule {
  package static let unusedToken = Rule(
    .unusedToken, isOnByDefault: false, language: .guide,
    says: "No source uses a token of the guide.",
    why: "What nothing uses is read, discussed and translated all the same, and says nothing about the app.",
    mend: """
      Delete the token. It only counts as unused in the sources given, so give all of them: Swift, Objective-C, and the \
      documents of Interface Builder, whose named colors count. Tokens that other tokens refer to are used.
      """,
    found: ["padding:\n  standard: 8\n  ⟪wide⟫: 16", "colors:\n  ⟪ink⟫: \"#2C4251\""],
    notFound: ["padding:\n  small: 4\n  standard: \"{padding.small} * 2\""])
}
