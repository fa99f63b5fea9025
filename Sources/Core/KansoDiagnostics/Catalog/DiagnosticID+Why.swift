extension DiagnosticID {
  /// The reason that the diagnostic matters, in one or two sentences that are true for every occurrence.
  package var why: String {
    switch self {
    case .fileTooLarge: "The limit on the size keeps a wrong file from using up the memory."
    case .textEncoding:
      "A guide is UTF-8, or UTF-16 with a byte-order mark. Other bytes cannot be read reliably."
    case .controlCharacter:
      "YAML forbids invisible control characters, and they would end up in generated code."
    case .emptyGuide: "There is nothing to compile: a guide needs at least one section with a token in it."
    case .yamlSyntax: "Nothing after this place can be read reliably."
    case .yamlTab: "YAML forbids tabs in indentation, because editors disagree on their width."
    case .duplicateKey: "Only one of the two values could be used, and YAML does not define which."
    case .unknownAnchor: "A YAML alias `*name` repeats a node that an anchor `&name` marked before it."
    case .anchorCycle: "A node that contains itself has no end."
    case .anchorExpansion:
      "Aliases of aliases can expand a small file to billions of nodes. The limit prevents that."
    case .nestingTooDeep: "The limit on nesting keeps a hostile file from overflowing the stack."
    case .nameTooLong:
      "A name becomes part of code, file names and paths, and systems refuse longer names."
    case .textTooLong:
      "A text can be repeated at every token of a group, so one long text can make the output very large."
    case .severalDocuments: "A guide is one YAML document; a second one would be ignored."
    case .unsupportedTag:
      "A tag requests a type, but the types in a guide follow from its sections and keys."
    case .mergeKey:
      "`<<` copies the entries of mappings, so its value has to be a mapping or a list of mappings."
    case .keyNotText: "Keys become names of tokens and groups, and a name is a text."
    case .foreignFormat:
      "Another format has other keys and rules. Read as a guide, each of its tokens would be an error."
    case .unsupportedVersion: "This version of Kanso would misread the guide."
    case .unknownSection: "The section decides what kind of token its entries are."
    case .unknownKey: "A misspelled key would be ignored without a message, and its value lost."
    case .wrongShape: "The structure determines what each value means, and this place needs another one."
    case .missingValue: "A token without a value cannot be compiled."
    case .tokenAndGroup: "A name is either a token or a group. If it were both, one of them would be lost."
    case .invalidDeprecation: "`deprecated` is `true`, `false` or a text that says what to use instead."
    case .invalidName:
      "Names become paths and code. They must be visible, and `.`, braces and a first `$` have a meaning there."
    case .reservedName:
      "The word has a meaning of its own in the language, so it cannot name a token or a group."
    case .nameCollision:
      "Both would have one name in the output: code would not compile, or one value would replace the other."
    case .invalidModes:
      "Modes decide which value of a token applies when, so their declaration has to be unambiguous."
    case .unknownMode: "A value for a mode that is not declared would never be used."
    case .undeclaredModes:
      "Without a declaration these names are groups, and the tokens would not follow the appearance."
    case .missingMode: "In that mode, the token would have no value."
    case .unquotedColor: "In YAML, ` #` begins a comment, so the color is not part of the value."
    case .unquotedBraces: "In YAML, unquoted braces are a mapping, not a reference."
    case .invalidColor: "A color that cannot be read would be compiled to a wrong color."
    case .colorClamped:
      "CSS limits these components when it reads a color, so the color is not the one that was meant."
    case .colorOutOfGamut:
      "No screen of Apple's devices shows more than display-P3; each would show the nearest color that it can."
    case .invalidNumber: "A length is a number of points. Any other text could be misread."
    case .notFinite: "A length that is infinite or not a number breaks every layout that uses it."
    case .outOfRange: "A value outside the range has no meaning on any platform."
    case .invalidArithmetic: "A calculation without a clear result would give a wrong length."
    case .invalidFont: "A font that cannot be read would be replaced by another without a message."
    case .unknownAlias: "An alias takes its value from another token, so that token has to exist."
    case .aliasToGroup: "A group has no value that an alias could take."
    case .aliasType: "Only a token of the same type has a value that fits here."
    case .aliasCycle: "Each token in the cycle takes its value from the next, so none of them has a value."
    case .deprecatedInUse: "A deprecated token will be removed, and this token would then have no value."
    case .guideTooLarge:
      "Output grows with the paths, texts and values of tokens. The limit keeps a small file from filling the memory."
    case .tooManyFindings:
      "A longer report helps no reader, and could be too large for other programs."
    case .unfollowedMode:
      "An output that follows no mode has only the values of the default mode. The other values would be lost."
    case .nearDuplicateColor:
      "Two colors that look the same are used interchangeably, and the guide grows without a benefit."
    case .unusedColor: "A palette entry that nothing uses is either forgotten or meant to be used somewhere."
    case .invalidSuppression:
      "A suppression that is not understood suppresses nothing. The reason tells later readers whether it is "
        + "still needed."
    case .unusedSuppression: "A suppression that outlives its warning would hide the next one."
    case .invalidSetting: "A setting that cannot be read would be ignored without a message."
    case .invalidTemplate:
      "A template that cannot be read, or that nothing includes, would produce wrong code or none."
    case .unknownField:
      "A name that does not exist is rendered as nothing, so a part of the output would be missing."
    case .xmlSyntax: "A document that is not well-formed cannot be read reliably after this place."
    case .xmlDeclaration:
      "Declared entities can expand a small document to billions of characters, or read other files."
    case .documentTooLarge:
      "Limits on size and depth keep a wrong or hostile file from using up the memory."
    case .notInterfaceBuilder: "Only the documents of Interface Builder have views and constraints to read."
    case .unsupportedPlatform: "AppKit, tvOS and watchOS have other layout rules."
    case .duplicateObject:
      "Constraints and connections name objects by id, and this id could mean either of the two."
    case .missingObjectID: "Constraints and connections name objects by id, and cannot name this one."
    case .unknownObject:
      "A constraint or connection to nothing is lost, or crashes when the document is loaded."
    case .invalidInterfaceValue:
      "A value that cannot be read would be replaced by its default without a message."
    case .invalidConstraint: "Auto Layout raises an exception for the constraint."
    case .contradictoryConstraints:
      "Auto Layout breaks one of them when the screen appears, and does not define which one."
    case .unrecognizedElement:
      "Unknown elements are kept, but take no part in layout, so frames can differ from Interface Builder's."
    case .literalColor, .literalFont, .literalPadding, .literalSize, .literalRadius, .literalBorder,
      .literalShadow, .literalOpacity, .literalDuration, .localConstant,
      .unknownToken, .deprecatedToken, .unusedToken, .styleDefinitionOutsideGuide,
      .invalidVisualFormat, .staleFrame, .misplacedView, .ambiguousView:
      Rule.of(self)?.why ?? ""
    }
  }
}
