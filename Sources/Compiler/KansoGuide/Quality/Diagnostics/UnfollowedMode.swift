import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unfollowedMode = DiagnosticDescriptor(
    "unfollowed-mode", .warning,
    summary: "Tokens have values in a mode that the output cannot follow.",
    why:
      "An output that follows no mode has only the values of the default mode. The other values would be lost.",
    fix: """
      Compile with `--mode` once for each mode, nest the axis with `compile: {axes: …}` in `kanso.yaml`, or choose a \
      platform that follows all modes.
      """,
    wrong: """
      modes: [light, dark]
      colors:
        ink: {light: "#000000", dark: "#FFFFFF"}
      padding:
        standard: {light: 8, dark: 10}

      """,
    fixed: """
      modes: [light, dark]
      colors:
        ink: {light: "#000000", dark: "#FFFFFF"}
      padding:
        standard: 8

      """)
}
