// Written by scripts/catalog.

import KansoDiagnostics

extension DiagnosticCatalog {
  /// The descriptors of KansoTemplateDiagnostics.
  package static let templateDiagnostics: [DiagnosticDescriptor] = [
    .invalidTemplate,
    .unknownField,
  ]
}
