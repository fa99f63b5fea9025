// Written by scripts/catalog.

import KansoDiagnostics

extension DiagnosticCatalog {
  /// The descriptors of KansoGuide.
  package static let guide: [DiagnosticDescriptor] = [
    .aliasCycle,
    .aliasToGroup,
    .aliasType,
    .colorClamped,
    .colorOutOfGamut,
    .deprecatedInUse,
    .duplicateToken,
    .foreignFormat,
    .guideTooLarge,
    .includeCycle,
    .invalidArithmetic,
    .invalidColor,
    .invalidDeprecation,
    .invalidDuration,
    .invalidEasing,
    .invalidFont,
    .invalidInclude,
    .invalidModes,
    .invalidName,
    .invalidNumber,
    .invalidRamp,
    .invalidScale,
    .missingMode,
    .missingValue,
    .nameCollision,
    .nearDuplicateColor,
    .needsVersion,
    .notFinite,
    .outOfRange,
    .reservedName,
    .tokenAndGroup,
    .tooManyFindings,
    .undeclaredModes,
    .unfollowedMode,
    .unknownAlias,
    .unknownMode,
    .unknownSection,
    .unsupportedVersion,
    .unusedColor,
  ]
}
