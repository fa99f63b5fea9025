import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let singleContext = DiagnosticDescriptor(
    "single-context", .warning,
    summary: "A modifier has only one context.",
    why: "A modifier without a choice is a set, which is shorter to write.",
    fix: "Add a context, or make the modifier a set.",
    language: .designTokens,
    wrong: """
      {"version": "2025.10", "resolutionOrder": [
        {"type": "modifier", "name": "theme", "default": "light", "contexts": {"light": []}}
      ]}


      """,
    fixed: """
      {"version": "2025.10", "resolutionOrder": [
        {"type": "modifier", "name": "theme", "default": "light", "contexts": {"light": [], "dark": []}}
      ]}


      """)
}
