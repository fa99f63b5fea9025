import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let controlCharacter = DiagnosticDescriptor(
    "control-character", .error,
    summary: "The file contains an invisible control character.",
    why: "YAML forbids invisible control characters, and they would end up in generated code.",
    fix: "Delete the character.")
}
