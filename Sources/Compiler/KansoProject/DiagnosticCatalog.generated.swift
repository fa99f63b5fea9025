// Written by scripts/catalog.

import KansoDiagnostics

extension DiagnosticCatalog {
  /// The descriptors of KansoProject.
  package static let project: [DiagnosticDescriptor] = [
    .invalidSetting
  ]
}
