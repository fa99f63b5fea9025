// Written by scripts/catalog.

import KansoDiagnostics

extension DiagnosticCatalog {
  /// The descriptors of KansoYAML.
  package static let yaml: [DiagnosticDescriptor] = [
    .anchorCycle,
    .anchorExpansion,
    .controlCharacter,
    .duplicateKey,
    .emptyGuide,
    .fileTooLarge,
    .keyNotText,
    .mergeKey,
    .nameTooLong,
    .severalDocuments,
    .textEncoding,
    .textTooLong,
    .unknownAnchor,
    .unknownKey,
    .unquotedBraces,
    .unquotedColor,
    .unsupportedTag,
    .wrongShape,
    .yamlSyntax,
    .yamlTab,
  ]
}
