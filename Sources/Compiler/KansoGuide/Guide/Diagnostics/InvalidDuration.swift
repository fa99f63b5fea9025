import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidDuration = DiagnosticDescriptor(
    "invalid-duration", .error,
    summary: "A duration has no unit, or another one than `ms` and `s`.",
    why:
      "Some platforms count in milliseconds and others in seconds, so a number without a unit is easily misread.",
    fix: "Write the unit, also for 0.",
    wrong: """
      kanso: 2
      durations:
        fast: 150

      """,
    fixed: """
      kanso: 2
      durations:
        fast: 150ms

      """)
}
