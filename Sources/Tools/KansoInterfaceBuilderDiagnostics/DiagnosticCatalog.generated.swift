// Written by scripts/catalog.

import KansoDiagnostics

extension DiagnosticCatalog {
  /// The descriptors of KansoInterfaceBuilderDiagnostics.
  package static let interfaceBuilderDiagnostics: [DiagnosticDescriptor] = [
    .contradictoryConstraints,
    .documentTooLarge,
    .duplicateObject,
    .invalidConstraint,
    .invalidInterfaceValue,
    .missingObjectID,
    .notConverted,
    .notInterfaceBuilder,
    .unknownObject,
    .unrecognizedElement,
    .unsupportedPlatform,
    .xmlDeclaration,
    .xmlSyntax,
  ]
}
