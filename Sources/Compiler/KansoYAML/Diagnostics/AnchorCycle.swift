import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let anchorCycle = DiagnosticDescriptor(
    "anchor-cycle", .error,
    summary: "A YAML alias is inside the node that it repeats.",
    why: "A node that contains itself has no end.",
    fix: "Refer to another node.",
    wrong: """
      colors: &all
        white: "#FFFFFF"
        again: *all

      """,
    fixed: """
      colors:
        white: "#FFFFFF"

      """)
}
