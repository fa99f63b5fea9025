// Written by scripts/catalog.

import KansoDiagnostics

extension DiagnosticCatalog {
  /// The descriptors of KansoInterchangeDiagnostics.
  package static let interchangeDiagnostics: [DiagnosticDescriptor] = [
    .changedInExport,
    .doubtfulImport,
    .importConflict,
    .notExported,
    .renamedToken,
    .unknownTokenFormat,
    .unreadableTokenFile,
    .valueNotImported,
  ]
}
