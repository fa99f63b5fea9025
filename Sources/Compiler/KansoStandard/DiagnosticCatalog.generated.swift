// Written by scripts/catalog.

import KansoDiagnostics

extension DiagnosticCatalog {
  /// The descriptors of KansoStandard.
  package static let standard: [DiagnosticDescriptor] = [
    .documentLimit,
    .documentShape,
    .extendsCycle,
    .incompleteToken,
    .invalidExtends,
    .invalidReference,
    .invalidResolver,
    .invalidTokenValue,
    .jsonSyntax,
    .missingType,
    .referenceCycle,
    .referenceToGroup,
    .referenceType,
    .resolverInput,
    .resolverReference,
    .similarNames,
    .singleContext,
    .tokenName,
    .tokenWithChildren,
    .unknownReference,
    .unknownType,
  ]
}
