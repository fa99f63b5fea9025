import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let wrongShape = DiagnosticDescriptor(
    "wrong-shape", .error,
    summary: "A value has the wrong structure, such as a list where a mapping is needed.",
    why: "The structure determines what each value means, and this place needs another one.",
    fix: "Write what the message asks for.",
    wrong: """
      colors:
        whites: ["#FFFFFF", "#FEFEFE"]

      """,
    fixed: """
      colors:
        whites:
          pure: "#FFFFFF"
          soft: "#F5F5F5"

      """)
}
