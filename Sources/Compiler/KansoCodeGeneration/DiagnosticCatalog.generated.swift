// Written by scripts/catalog.

import KansoDiagnostics

extension DiagnosticCatalog {
  /// The descriptors of KansoCodeGeneration.
  package static let codeGeneration: [DiagnosticDescriptor] = [
    .invalidTemplate,
    .unknownField,
  ]
}
