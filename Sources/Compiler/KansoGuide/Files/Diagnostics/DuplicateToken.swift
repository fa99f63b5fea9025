import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let duplicateToken = DiagnosticDescriptor(
    "duplicate-token", .error,
    summary: "Two files of a guide declare the same token.",
    why: "Which of the two values applies would depend on the order of the files.",
    fix: "Delete one of the two, or give one of them another name.",
    wrong: """
      # core.yaml
      colors:
        ink: "#2C4251"

      # brand.yaml
      kanso: 2
      include: [core.yaml]
      colors:
        ink: "#000000"

      """,
    fixed: """
      # core.yaml
      colors:
        ink: "#2C4251"

      # brand.yaml
      kanso: 2
      include: [core.yaml]
      colors:
        text: ink

      """)
}
