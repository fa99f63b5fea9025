import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let outdatedRename = DiagnosticDescriptor(
    "outdated-rename", .warning,
    summary: "A release in `renamed` is older than those that are kept.",
    why: "No code is generated for its former names any more, so the entries have no effect.",
    fix: "Delete the release from the list, or raise `keep`.",
    wrong: """
      kanso: 2
      colors: {text: "#2C4251", paper: "#FFFFFF"}
      renamed:
        keep: 1
        releases:
          - {release: "2.1", tokens: {colors.ink: colors.text}}
          - {release: "2.0", tokens: {colors.white: colors.paper}}

      """,
    fixed: """
      kanso: 2
      colors: {text: "#2C4251", paper: "#FFFFFF"}
      renamed:
        keep: 1
        releases:
          - {release: "2.1", tokens: {colors.ink: colors.text}}

      """)
}
