import KansoDiagnostics

extension DiagnosticCatalog {
  /// The diagnostics that a guide can have, from its bytes to its quality.
  package static let ofGuides = diagnostics + guide
}
