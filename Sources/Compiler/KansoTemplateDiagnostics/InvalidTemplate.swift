import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidTemplate = DiagnosticDescriptor(
    "invalid-template", .error,
    summary:
      "A template cannot be read or includes itself without end; as a warning, no template includes it.",
    why: "A template that cannot be read, or that nothing includes, would produce wrong code or none.",
    fix: "Compare it with the one of the same name that comes with Kanso.",
    language: .mustache,
    wrong: """
      {{% CONTENT_TYPE: TEXT}}
      // Generated{{#guide}} from {{guide}}.

      """,
    fixed: """
      {{% CONTENT_TYPE: TEXT}}
      // Generated{{#guide}} from {{guide}}{{/guide}}.

      """)
}
