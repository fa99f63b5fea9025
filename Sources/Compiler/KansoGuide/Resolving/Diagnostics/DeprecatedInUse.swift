import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let deprecatedInUse = DiagnosticDescriptor(
    "deprecated-in-use", .warning,
    summary: "A token takes its value from a deprecated one.",
    why: "A deprecated token will be removed, and this token would then have no value.",
    fix: "Use the replacement, or deprecate the token too.",
    wrong: """
      colors:
        paper: {value: "#FFFFFF", deprecated: true}
        background: paper

      """,
    fixed: """
      colors:
        paper: {value: "#FFFFFF", deprecated: true}
        background: "#FFFFFF"

      """)
}
