import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let doubtfulImport = DiagnosticDescriptor(
    "doubtful-import", .warning,
    summary: "A token in the style guide may mean something else than in the source.",
    why: "The formats of other tools leave some meanings open, so the guide has the most probable one.",
    fix: "Compare the value with the source. The guide has a comment at its place.")
}
