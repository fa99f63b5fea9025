import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidShadow = DiagnosticDescriptor(
    "invalid-shadow", .error,
    summary: "A shadow is not one to 32 layers with a color each.",
    why: "A shadow is drawn from its layers, so each of them has to be complete.",
    fix: "Write the layers as mappings such as `{color: black, y: 2, blur: 8}`.",
    wrong: """
      kanso: 2
      colors: {black: "#000000"}
      shadows:
        card: {y: 2, blur: 8}

      """,
    fixed: """
      kanso: 2
      colors: {black: "#000000"}
      shadows:
        card: {color: black, y: 2, blur: 8}

      """)
}
