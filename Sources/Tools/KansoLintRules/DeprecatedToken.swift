import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let deprecatedToken = DiagnosticDescriptor(
    rule: "deprecated-token",
    summary: "A source uses a deprecated token.",
    why: "The guide's owner wants to remove it, which is possible only if nothing uses it.",
    fix: """
      Use the token that the guide proposes instead. `--fix` replaces it if both have the same value in every mode.
      """,
    found: ["stack.spacing = ⟪Padding.old⟫", "view.padding(⟪Padding.old⟫ * 2)"],
    notFound: ["stack.spacing = Padding.standard"])
}
