import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let mergeKey = DiagnosticDescriptor(
    "merge-key", .error,
    summary: "The value of `<<` is not a mapping.",
    why: "`<<` copies the entries of mappings, so its value has to be a mapping or a list of mappings.",
    fix: "Write an alias of a mapping, or a list of such aliases.",
    wrong: """
      padding:
        card: &card {small: 8}
        sheet:
          <<: card
          large: 16

      """,
    fixed: """
      padding:
        card: &card {small: 8}
        sheet:
          <<: *card
          large: 16

      """)
}
