import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidDeprecation = DiagnosticDescriptor(
    "invalid-deprecation", .error,
    summary: "`deprecated` is neither `true`, `false` nor a text.",
    why: "`deprecated` is `true`, `false` or a text that says what to use instead.",
    fix: "Write one of these.",
    wrong: """
      padding:
        tight: {value: 4, deprecated: yes}

      """,
    fixed: """
      padding:
        tight: {value: 4, deprecated: true}

      """)
}
