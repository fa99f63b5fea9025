import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let aliasCycle = DiagnosticDescriptor(
    "alias-cycle", .error,
    summary: "Tokens take their values from each other in a cycle.",
    why: "Each token in the cycle takes its value from the next, so none of them has a value.",
    fix: "Give one of them a value of its own.",
    wrong: """
      colors:
        text: ink
        ink: text

      """,
    fixed: """
      colors:
        text: ink
        ink: "#2C4251"

      """)
}
