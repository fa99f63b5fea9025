extension DiagnosticDescriptor {
  package static let unusedSuppression = DiagnosticDescriptor(
    "unused-suppression", .warning,
    summary: "A suppression suppresses nothing.",
    why: "A suppression that outlives its warning would hide the next one.",
    fix: "Delete the comment.",
    wrong: """
      padding:
        # kanso:disable:next unused-color - on purpose
        standard: 8

      """,
    fixed: """
      padding:
        standard: 8

      """)
}
