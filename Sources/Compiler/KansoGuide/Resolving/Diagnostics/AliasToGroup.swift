import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let aliasToGroup = DiagnosticDescriptor(
    "alias-to-group", .error,
    summary: "An alias names a group.",
    why: "A group has no value that an alias could take.",
    fix: "Name a token in the group.",
    wrong: """
      colors:
        button: {primary: "#B6C649"}
        main: button

      """,
    fixed: """
      colors:
        button: {primary: "#B6C649"}
        main: button.primary

      """)
}
