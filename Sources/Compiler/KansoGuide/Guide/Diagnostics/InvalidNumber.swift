import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidNumber = DiagnosticDescriptor(
    "invalid-number", .error,
    summary: "A number is not written in decimal digits, or has a unit that is not accepted there.",
    why: "Only decimal digits and known units are accepted, because other notations are easily misread.",
    fix: "Write digits, with a point before a fraction.",
    wrong: """
      padding:
        wide: 1e3

      """,
    fixed: """
      padding:
        wide: 1000

      """)
}
