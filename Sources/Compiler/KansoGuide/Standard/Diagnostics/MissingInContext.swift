import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let missingInContext = DiagnosticDescriptor(
    "missing-in-context", .warning,
    summary: "A token of a resolver document is in some contexts only.",
    why: "A token of a theme has a value in each mode, so its one value applies in the other contexts, too.",
    fix: "Add the token to the sources of all contexts, or to a set.",
    wrong: """
      # a.resolver.json
      {
        "version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/theme"}],
        "modifiers": {"theme": {"default": "light", "contexts": {
          "light": [{"a": {"$type": "number", "$value": 1}}],
          "dark": [{"a": {"$type": "number", "$value": 2}, "b": {"$type": "number", "$value": 3}}]
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
          "light": [{"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": 3}}],
          "dark": [{"a": {"$type": "number", "$value": 2}, "b": {"$type": "number", "$value": 3}}]
        }}}
      }

      # guide.yaml
      kanso: 2
      include: a.resolver.json

      """)
}
