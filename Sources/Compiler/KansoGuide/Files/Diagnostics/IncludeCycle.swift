import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let includeCycle = DiagnosticDescriptor(
    "include-cycle", .error,
    summary: "A guide includes itself, or files include each other.",
    why: "A file that is included comes before the one that includes it, so none of them could be the first.",
    fix: "Move what both files need into a third one, and include that in both.",
    wrong: """
      # colors.yaml
      kanso: 2
      include: [brand.yaml]
      colors:
        background: white

      # brand.yaml
      kanso: 2
      include: [colors.yaml]
      colors:
        white: "#FFFFFF"

      """,
    fixed: """
      # colors.yaml
      colors:
        white: "#FFFFFF"

      # brand.yaml
      kanso: 2
      include: [colors.yaml]
      colors:
        background: white

      """)
}
