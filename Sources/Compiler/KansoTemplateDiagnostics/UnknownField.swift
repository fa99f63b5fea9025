import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unknownField = DiagnosticDescriptor(
    "unknown-field", .error,
    summary: "A template names a field, a function or a partial that does not exist where it is used.",
    why: "A name that does not exist is rendered as nothing, so a part of the output would be missing.",
    fix: "Write one of those that the message names.",
    language: .mustache,
    wrong: """
      {{% CONTENT_TYPE: TEXT}}
      // From the guide {{giude}}.

      """,
    fixed: """
      {{% CONTENT_TYPE: TEXT}}
      // From the guide {{guide}}.

      """)
}
