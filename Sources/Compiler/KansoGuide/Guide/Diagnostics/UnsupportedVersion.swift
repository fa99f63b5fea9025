import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unsupportedVersion = DiagnosticDescriptor(
    "unsupported-version", .error,
    summary: "The guide uses a language version that this version of Kanso does not support.",
    why: "This version of Kanso would misread the guide.",
    fix: "Write a version that the message names, or update Kanso.",
    wrong: """
      kanso: 9
      padding:
        standard: 8

      """,
    fixed: """
      kanso: 1
      padding:
        standard: 8

      """)
}
