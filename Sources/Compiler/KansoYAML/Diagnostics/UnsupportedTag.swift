import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unsupportedTag = DiagnosticDescriptor(
    "unsupported-tag", .error,
    summary: "A YAML tag has no meaning in a guide.",
    why: "A tag requests a type, but the types in a guide follow from its sections and keys.",
    fix: "Delete the tag.",
    wrong: """
      colors:
        white: !color "#FFFFFF"

      """,
    fixed: """
      colors:
        white: "#FFFFFF"

      """)
}
