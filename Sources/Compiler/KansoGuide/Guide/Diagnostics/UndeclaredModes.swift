import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let undeclaredModes = DiagnosticDescriptor(
    "undeclared-modes", .error,
    summary: "Values per mode are given in a guide that declares no modes.",
    why: "Without a declaration these names are groups, and the tokens would not follow the appearance.",
    fix: "Declare the modes before the sections.",
    wrong: """
      colors:
        text: {light: "#000000", dark: "#FFFFFF"}

      """,
    fixed: """
      modes: [light, dark]
      colors:
        text: {light: "#000000", dark: "#FFFFFF"}

      """)
}
