import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let outOfRange = DiagnosticDescriptor(
    "out-of-range", .error,
    summary: "A value is outside its range.",
    why: "A value outside the range has no meaning on any platform.",
    fix: "Write a value within the range that the message names.",
    wrong: """
      fonts:
        body: {family: Georgia, size: 0}

      """,
    fixed: """
      fonts:
        body: {family: Georgia, size: 16}

      """)
}
