import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let documentTooLarge = DiagnosticDescriptor(
    "document-too-large", .error,
    summary: "The document is too large, or nested too deep.",
    why: "Limits on size and depth keep a wrong or hostile file from using up the memory.",
    fix: "Check that it is the right file, or split it into several storyboards.")
}
