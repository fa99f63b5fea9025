import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unknownAlias = DiagnosticDescriptor(
    "unknown-alias", .error,
    summary: "An alias names a token that does not exist.",
    why: "An alias takes its value from another token, so that token has to exist.",
    fix: "Correct the spelling, write the whole path, or declare the token.",
    wrong: """
      colors:
        white: "#FFFFFF"
        paper: whit

      """,
    fixed: """
      colors:
        white: "#FFFFFF"
        paper: white

      """)
}
