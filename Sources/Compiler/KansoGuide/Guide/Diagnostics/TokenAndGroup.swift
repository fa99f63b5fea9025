import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let tokenAndGroup = DiagnosticDescriptor(
    "token-and-group", .error,
    summary: "A name is both a token and a group.",
    why: "A name is either a token or a group. If it were both, one of them would be lost.",
    fix: "Move the members to another group, or move the value into a token of the group.",
    wrong: """
      colors:
        button:
          value: "#B6C649"
          pressed: "#A0B040"

      """,
    fixed: """
      colors:
        button:
          normal: "#B6C649"
          pressed: "#A0B040"

      """)
}
