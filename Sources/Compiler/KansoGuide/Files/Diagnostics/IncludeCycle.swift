import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let includeCycle = DiagnosticDescriptor(
    "include-cycle", .error,
    summary: "A guide includes or extends itself, or files do so with each other.",
    why: "A file comes after those that it includes or extends, so none of these files could be the first.",
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
