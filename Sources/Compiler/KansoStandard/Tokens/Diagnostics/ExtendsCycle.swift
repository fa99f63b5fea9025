import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let extendsCycle = DiagnosticDescriptor(
    "extends-cycle", .error,
    summary: "Groups extend each other in a circle.",
    why: "Such groups would contain themselves without end.",
    fix: "Remove one of the `$extends`.",
    language: .designTokens,
    wrong: """
      {"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}


      """,
    fixed: """
      {"a": {"$extends": "{b}"}, "b": {}}


      """)
}
