import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let nameCollision = DiagnosticDescriptor(
    "name-collision", .error,
    summary: "Two names become the same name in an output.",
    why:
      "Both would have one name in the output: code would not compile, or one value would replace the other.",
    fix: "Rename one of the two.",
    wrong: """
      colors:
        light-gray: "#C1C1C1"
        lightGray: "#D1D1D1"

      """,
    fixed: """
      colors:
        light-gray: "#C1C1C1"
        palerGray: "#D1D1D1"

      """)
}
