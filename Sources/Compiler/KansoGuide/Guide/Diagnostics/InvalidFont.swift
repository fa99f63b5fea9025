import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidFont = DiagnosticDescriptor(
    "invalid-font", .error,
    summary: "A part of a font is missing or cannot be read.",
    why: "A font that cannot be read would be replaced by another without a message.",
    fix: "Write what the message asks for; a font needs a family and a size.",
    wrong: """
      fonts:
        body: {family: Georgia}

      """,
    fixed: """
      fonts:
        body: {family: Georgia, size: 16}

      """)
}
