import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let otherName = DiagnosticDescriptor(
    "other-name", .warning,
    summary: "A token or group of a document has another name in the guide.",
    why:
      "The name has a meaning in guides, is not possible there, or would be the same as another one in Swift.",
    fix: "Rename it in the document, or use the name of the guide.",
    wrong: """
      # a.tokens.json
      {"size": {"$type": "dimension", "value": {"$value": {"value": 8, "unit": "px"}}}}

      # guide.yaml
      kanso: 2
      include: a.tokens.json

      """,
    fixed: """
      # a.tokens.json
      {"size": {"$type": "dimension", "small": {"$value": {"value": 8, "unit": "px"}}}}

      # guide.yaml
      kanso: 2
      include: a.tokens.json

      """)
}
