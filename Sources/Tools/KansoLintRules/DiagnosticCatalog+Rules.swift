import KansoDiagnostics

extension DiagnosticCatalog {
  /// All rules of the lint: those of this target, and the one about a guide.
  package static let rules = (lintRules + diagnostics).filter(\.isRule)
}
