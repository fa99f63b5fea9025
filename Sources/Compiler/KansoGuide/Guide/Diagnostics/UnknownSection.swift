import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unknownSection = DiagnosticDescriptor(
    "unknown-section", .error,
    summary: "The guide has a section that does not exist.",
    why: "The section decides what kind of token its entries are.",
    fix: "Use one of the sections that the message names.",
    wrong: """
      colours:
        white: "#FFFFFF"

      """,
    fixed: """
      colors:
        white: "#FFFFFF"

      """)
}
