import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidRename = DiagnosticDescriptor(
    "invalid-rename", .error,
    summary: "An entry of `renamed` is not a former path and the path of a token or group.",
    why: """
      Generated code keeps the former name as a deprecated declaration. That is possible only if no token or group has the \
      name, and if the token of today is in a section of the same kind.
      """,
    fix: "Write the former path, and the path of the token or group that has its value today.",
    wrong: """
      kanso: 2
      colors: {text: "#2C4251"}
      renamed: {colors.ink: colors.txt}

      """,
    fixed: """
      kanso: 2
      colors: {text: "#2C4251"}
      renamed: {colors.ink: colors.text}

      """)
}
