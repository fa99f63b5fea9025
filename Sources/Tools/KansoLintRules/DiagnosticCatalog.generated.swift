// Written by scripts/catalog.

import KansoDiagnostics

extension DiagnosticCatalog {
  /// The descriptors of KansoLintRules.
  package static let lintRules: [DiagnosticDescriptor] = [
    .ambiguousView,
    .deprecatedToken,
    .documentLengths,
    .invalidVisualFormat,
    .literalBorder,
    .literalColor,
    .literalDuration,
    .literalFont,
    .literalOpacity,
    .literalPadding,
    .literalRadius,
    .literalShadow,
    .literalSize,
    .localConstant,
    .misplacedView,
    .staleFrame,
    .styleDefinitionOutsideGuide,
    .unknownToken,
  ]
}
