import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidInterfaceValue = DiagnosticDescriptor(
    "invalid-interface-value", .error,
    summary: "A value of a document cannot be read.",
    why: "A value that cannot be read would be replaced by its default without a message.",
    fix: "Fix the value as the message says.")
}
