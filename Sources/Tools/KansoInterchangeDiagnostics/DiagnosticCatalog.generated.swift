// Written by scripts/catalog.

import KansoDiagnostics

extension DiagnosticCatalog {
  /// The descriptors of KansoInterchangeDiagnostics.
  package static let interchangeDiagnostics: [DiagnosticDescriptor] = [
    .doubtfulImport,
    .importConflict,
    .renamedToken,
    .unknownTokenFormat,
    .unreadableTokenFile,
    .valueNotImported,
  ]
}
