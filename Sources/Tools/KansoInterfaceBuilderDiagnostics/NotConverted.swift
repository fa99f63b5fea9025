import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let notConverted = DiagnosticDescriptor(
    "not-converted", .warning,
    summary: "A part of a document did not become code.",
    why: "The document does not say what code needs, or the platform has no counterpart.",
    fix: "Search the written sources for `TODO:`, which stands where the code belongs.")
}
