import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let nearDuplicateColor = DiagnosticDescriptor(
    "near-duplicate-color", .warning,
    summary: "Two colors look almost the same.",
    why: "Two colors that look the same are used interchangeably, and the guide grows without a benefit.",
    fix: "Make one an alias of the other, or make them differ.",
    wrong: """
      colors:
        white: "#FFFFFF"
        paper: "#FEFEFE"

      """,
    fixed: """
      colors:
        white: "#FFFFFF"
        paper: white

      """)
}
