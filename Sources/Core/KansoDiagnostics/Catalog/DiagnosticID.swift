/// The ids of all diagnostics. Users see the raw value, write it in CI filters and search for it, so its meaning never
/// changes.
package enum DiagnosticID: String, CaseIterable, Sendable {
  // The text of the file
  case fileTooLarge = "file-too-large"
  case textEncoding = "text-encoding"
  case controlCharacter = "control-character"
  case emptyGuide = "empty-guide"

  // YAML
  case yamlSyntax = "yaml-syntax"
  case yamlTab = "yaml-tab"
  case duplicateKey = "duplicate-key"
  case unknownAnchor = "unknown-anchor"
  case anchorCycle = "anchor-cycle"
  case anchorExpansion = "anchor-expansion"
  case nestingTooDeep = "nesting-too-deep"
  case nameTooLong = "name-too-long"
  case textTooLong = "text-too-long"
  case severalDocuments = "several-documents"
  case unsupportedTag = "unsupported-tag"
  case mergeKey = "merge-key"
  case keyNotText = "key-not-text"

  // The structure of the guide
  case foreignFormat = "foreign-format"
  case unsupportedVersion = "unsupported-version"
  case unknownSection = "unknown-section"
  case unknownKey = "unknown-key"
  case wrongShape = "wrong-shape"
  case missingValue = "missing-value"
  case tokenAndGroup = "token-and-group"
  case invalidDeprecation = "invalid-deprecation"

  // Names
  case invalidName = "invalid-name"
  case reservedName = "reserved-name"
  case nameCollision = "name-collision"

  // Modes
  case invalidModes = "invalid-modes"
  case unknownMode = "unknown-mode"
  case undeclaredModes = "undeclared-modes"
  case missingMode = "missing-mode"

  // Values
  case unquotedColor = "unquoted-color"
  case unquotedBraces = "unquoted-braces"
  case invalidColor = "invalid-color"
  case colorClamped = "color-clamped"
  case colorOutOfGamut = "color-out-of-gamut"
  case invalidNumber = "invalid-number"
  case notFinite = "not-finite"
  case outOfRange = "out-of-range"
  case invalidArithmetic = "invalid-arithmetic"
  case invalidFont = "invalid-font"

  // Aliases
  case unknownAlias = "unknown-alias"
  case aliasToGroup = "alias-to-group"
  case aliasType = "alias-type"
  case aliasCycle = "alias-cycle"
  case deprecatedInUse = "deprecated-in-use"

  // The guide as a whole
  case guideTooLarge = "guide-too-large"
  case tooManyFindings = "too-many-findings"

  // Platforms
  case unfollowedMode = "unfollowed-mode"

  // Quality
  case nearDuplicateColor = "near-duplicate-color"
  case unusedColor = "unused-color"
  case invalidSuppression = "invalid-suppression"
  case unusedSuppression = "unused-suppression"

  // The configuration
  case invalidSetting = "invalid-setting"

  // Interface Builder's documents
  case xmlSyntax = "xml-syntax"
  case xmlDeclaration = "xml-declaration"
  case documentTooLarge = "document-too-large"
  case notInterfaceBuilder = "not-interface-builder"
  case unsupportedPlatform = "unsupported-platform"
  case duplicateObject = "duplicate-object"
  case missingObjectID = "missing-object-id"
  case unknownObject = "unknown-object"
  case invalidInterfaceValue = "invalid-interface-value"
  case invalidConstraint = "invalid-constraint"
  case contradictoryConstraints = "contradictory-constraints"
  case unrecognizedElement = "unrecognized-element"

  // The rules of the lint
  case literalColor = "literal-color"
  case literalFont = "literal-font"
  case literalPadding = "literal-padding"
  case literalSize = "literal-size"
  case literalRadius = "literal-radius"
  case literalBorder = "literal-border"
  case literalShadow = "literal-shadow"
  case literalOpacity = "literal-opacity"
  case literalDuration = "literal-duration"
  case localConstant = "local-constant"
  case unknownToken = "unknown-token"
  case deprecatedToken = "deprecated-token"
  case unusedToken = "unused-token"
  case styleDefinitionOutsideGuide = "style-definition-outside-guide"
  case invalidVisualFormat = "invalid-visual-format"
  case staleFrame = "stale-frame"
  case misplacedView = "misplaced-view"
  case ambiguousView = "ambiguous-view"

  // Templates
  case invalidTemplate = "invalid-template"
  case unknownField = "unknown-field"
}

extension DiagnosticID {
  /// True for the diagnostics that reading a storyboard or xib reports. False for the rules of the lint about
  /// these documents.
  package var isOfDocuments: Bool {
    switch self {
    case .xmlSyntax, .xmlDeclaration, .documentTooLarge, .notInterfaceBuilder, .unsupportedPlatform,
      .duplicateObject, .missingObjectID, .unknownObject, .invalidInterfaceValue, .invalidConstraint,
      .contradictoryConstraints, .unrecognizedElement:
      true
    default: false
    }
  }

  /// The default severity: a warning for all rules of the lint and for some other diagnostics, an error for
  /// the rest.
  package var severity: Severity {
    if Rule.of(self) != nil { return .warning }
    return switch self {
    case .deprecatedInUse, .colorClamped, .colorOutOfGamut, .unfollowedMode, .nearDuplicateColor,
      .unusedColor, .invalidSuppression, .unusedSuppression, .tooManyFindings, .contradictoryConstraints,
      .unrecognizedElement:
      .warning
    default: .error
    }
  }
}
