import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let familyNamedLikeToken = DiagnosticDescriptor(
    "family-named-like-token", .warning,
    summary: "A font's family has the name of a token in `families`.",
    why:
      "Every text is the name of a family, so a token needs braces; nobody has a font with the token's name.",
    fix: "Put the whole path in braces and quotes, or rename the token.",
    wrong: """
      kanso: 2
      families:
        brand: Chalkboard SE
        text: brand

      """,
    fixed: """
      kanso: 2
      families:
        brand: Chalkboard SE
        text: "{families.brand}"

      """)
}
