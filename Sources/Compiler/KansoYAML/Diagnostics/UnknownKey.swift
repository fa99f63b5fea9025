import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unknownKey = DiagnosticDescriptor(
    "unknown-key", .error,
    summary: "A key has no meaning at its place.",
    why: "A misspelled key would be ignored without a message, and its value lost.",
    fix: "Correct the spelling, or delete the key.",
    wrong: """
      fonts:
        body: {family: Georgia, size: 16, wieght: bold}

      """,
    fixed: """
      fonts:
        body: {family: Georgia, size: 16, weight: bold}

      """)
}
