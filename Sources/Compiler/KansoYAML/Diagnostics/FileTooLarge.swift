import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let fileTooLarge = DiagnosticDescriptor(
    "file-too-large", .error,
    summary: "The file is too large for a guide.",
    why: "The limit on the size keeps a wrong file from using up the memory.",
    fix: "Split the guide, or check that it is the right file.")
}
