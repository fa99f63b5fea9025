// Written by scripts/catalog.

import KansoDiagnostics

extension DiagnosticCatalog {
  /// The descriptors of KansoInterchangeDiagnostics.
  package static let interchangeDiagnostics: [DiagnosticDescriptor] = [
    .doubtfulImport,
    .renamedToken,
    .unknownTokenFormat,
    .unreadableTokenFile,
    .valueNotImported,
  ]
}
