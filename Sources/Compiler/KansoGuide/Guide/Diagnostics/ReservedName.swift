import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let reservedName = DiagnosticDescriptor(
    "reserved-name", .error,
    summary: "A reserved word is used as a name.",
    why: "The word has a meaning of its own in the language, so it cannot name a token or a group.",
    fix: "Choose another name.",
    wrong: """
      modes: [light, dark]
      padding:
        dark: 8

      """,
    fixed: """
      modes: [light, dark]
      padding:
        night: {light: 8, dark: 12}

      """)
}
