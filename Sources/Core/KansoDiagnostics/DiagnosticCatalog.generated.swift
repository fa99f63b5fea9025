// Written by scripts/catalog.

extension DiagnosticCatalog {
  /// The descriptors of KansoDiagnostics.
  package static let diagnostics: [DiagnosticDescriptor] = [
    .invalidSuppression,
    .nestingTooDeep,
    .unusedSuppression,
    .unusedToken,
  ]
}
