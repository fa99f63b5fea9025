import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let changingType = DiagnosticDescriptor(
    "changing-type", .error,
    summary: "A token of a resolver document has another type in another context.",
    why: "A token of a theme has one type in all modes.",
    fix: "Give the token one type, or use two tokens.",
    wrong: """
      # a.resolver.json
      {
        "version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/theme"}],
        "modifiers": {"theme": {"default": "light", "contexts": {
          "light": [{"a": {"$type": "number", "$value": 1}}],
          "dark": [{"a": {"$type": "fontWeight", "$value": 400}}]
        }}}
      }

      # guide.yaml
      kanso: 2
      include: a.resolver.json

      """,
    fixed: """
      # a.resolver.json
      {
        "version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/theme"}],
        "modifiers": {"theme": {"default": "light", "contexts": {
          "light": [{"a": {"$type": "number", "$value": 1}}],
          "dark": [{"a": {"$type": "number", "$value": 2}}]
        }}}
      }

      # guide.yaml
      kanso: 2
      include: a.resolver.json

      """)
}
