import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let resolverInput = DiagnosticDescriptor(
    "resolver-input", .error,
    summary: "The inputs do not suit the modifiers of a resolver document.",
    why: "Each modifier takes the tokens of one of its contexts, so each needs a known one.",
    fix: "Give each modifier without a `default` one of its contexts: `--input theme=dark`.",
    language: .designTokens,
    wrong: """
      {"version": "2025.10", "resolutionOrder": [
        {"type": "modifier", "name": "theme", "contexts": {"light": [], "dark": []}}
      ]}


      """,
    fixed: """
      {"version": "2025.10", "resolutionOrder": [
        {"type": "modifier", "name": "theme", "default": "light", "contexts": {"light": [], "dark": []}}
      ]}


      """)
}
