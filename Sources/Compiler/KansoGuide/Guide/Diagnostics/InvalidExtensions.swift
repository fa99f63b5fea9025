import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidExtensions = DiagnosticDescriptor(
    "invalid-extensions", .error,
    summary: "`extensions` is not a mapping, has the key of Kanso, or is not in a token.",
    why: "The data of other tools is written into `$extensions` of theme.json, beside that of Kanso.",
    fix: "Write a mapping with a key for each tool into the token.",
    wrong: """
      kanso: 2
      colors:
        heart: {value: "#FF0000", extensions: filled}

      """,
    fixed: """
      kanso: 2
      colors:
        heart: {value: "#FF0000", extensions: {com.example.icon: filled}}

      """)
}
