import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unfollowedMode = DiagnosticDescriptor(
    "unfollowed-mode", .warning,
    summary: "Tokens have values in a mode that the output cannot follow.",
    why:
      "An output that follows no mode has only the values of the default mode. The other values would be lost.",
    fix: "Compile with `--mode` once for each mode, or choose a platform that follows all modes.")
}
