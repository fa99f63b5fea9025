import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unusedColor = DiagnosticDescriptor(
    "unused-color", .warning,
    summary: "No token refers to a color of a group, but tokens refer to other colors of the group.",
    why: "A palette entry that nothing uses is either forgotten or meant to be used somewhere.",
    fix: "Delete it, let a token refer to it, or suppress this warning if code uses the color.",
    wrong: """
      colors:
        palette: {ink: "#2C4251", grass: "#B6C649"}
        text: palette.ink

      """,
    fixed: """
      colors:
        palette: {ink: "#2C4251", grass: "#B6C649"}
        text: palette.ink
        button: palette.grass

      """)
}
