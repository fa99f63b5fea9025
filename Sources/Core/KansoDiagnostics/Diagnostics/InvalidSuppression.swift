extension DiagnosticDescriptor {
  package static let invalidSuppression = DiagnosticDescriptor(
    "invalid-suppression", .warning,
    summary: "A suppression comment is not understood, names no warning, or gives no reason.",
    why:
      "A suppression that is not understood suppresses nothing. The reason tells later readers whether it is "
      + "still needed.",
    fix: "Write `# kanso:disable:next ID - reason`; in a source, `//` replaces `#`.",
    wrong: """
      padding:
        # kanso:disable:next unused-colour - on purpose
        standard: 8

      """,
    fixed: """
      padding:
        standard: 8

      """)
}
