import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidTransition = DiagnosticDescriptor(
    "invalid-transition", .error,
    summary: "A transition has no duration.",
    why: "Without a duration, nothing is animated.",
    fix: "Write `duration`, and `delay` and `easing` if they are not 0 and `ease`.",
    wrong: """
      kanso: 2
      transitions:
        enter: {easing: ease-out}

      """,
    fixed: """
      kanso: 2
      transitions:
        enter: {duration: 200ms, easing: ease-out}

      """)
}
