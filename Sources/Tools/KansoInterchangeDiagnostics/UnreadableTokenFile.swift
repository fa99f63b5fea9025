import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unreadableTokenFile = DiagnosticDescriptor(
    "unreadable-token-file", .error,
    summary: "A file of another tool cannot be read.",
    why: "Its tokens would be missing without notice.",
    fix: "Correct the file at the place of the message, or export it again.")
}
