extension DiagnosticID {
  /// The reason that the diagnostic matters, in one or two sentences that are true for every occurrence.
  package var why: String {
    switch self {
    case .fileTooLarge: "A bound on the size keeps a wrong file from exhausting the machine."
    case .textEncoding:
      "A guide is UTF-8 (or UTF-16 with a byte-order mark); other bytes have no certain meaning."
    case .controlCharacter:
      "YAML forbids invisible control characters, and they would end up in generated code."
    case .emptyGuide: "There is nothing to compile: a guide needs at least one section with a token in it."
    case .yamlSyntax: "The file is not valid YAML, so nothing after this place can be trusted."
    case .yamlTab: "YAML forbids tabs in indentation, because editors disagree on their width."
    case .duplicateKey: "Only one of the two could win, and which one would be a matter of luck."
    case .unknownAnchor: "A YAML alias `*name` repeats a node that an anchor `&name` marked before it."
    case .anchorCycle: "A node that contains itself has no end."
    case .anchorExpansion:
      "Aliases of aliases can make a small file mean billions of nodes; the bound stops that."
    case .nestingTooDeep: "The bound on nesting keeps a hostile file from overflowing the stack."
    case .nameTooLong:
      "A name becomes part of code, of file names and of every path through it, and systems refuse longer ones."
    case .textTooLong:
      "A text may be repeated at every token of a group, so that one long text can make output without end."
    case .severalDocuments: "A guide is one YAML document; a second one would be ignored."
    case .unsupportedTag:
      "A tag asks for a type of its own; a guide's types follow from its sections and keys."
    case .mergeKey: "`<<` copies the entries of mappings, so mappings are all it can take."
    case .keyNotText: "Keys become names of tokens and groups, and a name is a plain text."
    case .foreignFormat:
      "Another format has other keys and other rules; read as a guide, each of its tokens would be a mistake."
    case .unsupportedVersion: "This Kanso would misread a guide in a language version it does not know."
    case .unknownSection: "The section decides what kind of token its entries are."
    case .unknownKey: "A misspelled key would be ignored in silence, and its value lost."
    case .wrongShape: "The guide's structure decides what each value means; this place has another shape."
    case .missingValue: "A token without a value cannot be compiled."
    case .tokenAndGroup: "A name is either a token or a group; as both, one of them would be swallowed."
    case .invalidDeprecation: "`deprecated` is `true`, `false` or a text that says what to use instead."
    case .invalidName:
      "Names make up paths and code: they must be seen, and `.`, braces and a `$` at the start mean something there."
    case .reservedName:
      "The word has a meaning of its own in the language, so it cannot name a token or a group."
    case .nameCollision:
      "Both would be declared under one name in the generated code, which would not compile."
    case .invalidModes:
      "Modes decide which value of a token applies when, so their declaration has to be unambiguous."
    case .unknownMode: "A value for a mode that is not declared would never be used."
    case .undeclaredModes:
      "Without a declaration these names are groups, and the tokens would not follow the appearance."
    case .missingMode: "In the mode left out, the token would have no value."
    case .unquotedColor: "In YAML, ` #` begins a comment, so the color is not part of the value."
    case .unquotedBraces: "In YAML, unquoted braces are a mapping, not a reference."
    case .invalidColor: "A color that cannot be read would be compiled to a wrong one."
    case .colorClamped:
      "CSS limits these components when it reads a color, so the color is not the one that was meant."
    case .colorOutOfGamut:
      "No screen of Apple's devices shows more than display-P3; each would show the nearest color that it can."
    case .invalidNumber: "Lengths are numbers of points; a text that is not one has no certain meaning."
    case .notFinite: "A length that is infinite or not a number breaks every layout that uses it."
    case .outOfRange: "A value outside the range has no meaning on any platform."
    case .invalidArithmetic: "A calculation without a certain result would give a wrong length."
    case .invalidFont: "A font that cannot be read would fall back to another in silence."
    case .unknownAlias: "An alias takes its value from another token, so that token has to exist."
    case .aliasToGroup: "A group has no value of its own to take."
    case .aliasType: "Only a token of the same type has a value that fits here."
    case .aliasCycle: "Each token in the circle waits for the next, so none of them has a value."
    case .deprecatedInUse: "A deprecated token is meant to go away, and this one would go with it."
    case .guideTooLarge:
      "All output grows with the paths, texts and values of tokens; a bound keeps a small file from filling memory."
    case .tooManyFindings:
      "Nobody reads more of them, and a report of all could be larger than what reads it can hold."
    case .unfollowedMode:
      "What follows no mode has the value of the default mode, and the others would be lost without a word."
    case .nearDuplicateColor:
      "Colors that nobody can tell apart drift apart in use, and the guide grows without saying more."
    case .unusedColor: "A palette entry that nothing uses is either forgotten or meant to be used somewhere."
    case .invalidSilencing:
      "A silencing that is not understood silences nothing, and without a reason nobody dares to remove it."
    case .unusedSilencing: "A silencing that outlives its warning would hide the next one."
    case .invalidSetting: "A setting that is not understood would be left out without a word."
    case .invalidTemplate: "A template that cannot be read would produce wrong code or none."
    case .unknownField: "What does not exist is rendered as nothing, and the output would lack it."
    case .xmlSyntax: "A document that is not well-formed has no certain meaning from this place on."
    case .xmlDeclaration:
      "Entities of its own can make a small document mean billions of characters, or read other files."
    case .documentTooLarge:
      "Bounds on size and depth keep a wrong or hostile file from exhausting the machine."
    case .notInterfaceBuilder: "Only the documents of Interface Builder have views and constraints to read."
    case .unsupportedPlatform: "AppKit, tvOS and watchOS lay out by rules of their own."
    case .duplicateObject: "Constraints and connections name objects by id, and would mean either of the two."
    case .missingObjectID: "Constraints and connections name objects by id, and cannot name this one."
    case .unknownObject:
      "A constraint or connection to nothing is lost, or crashes when the document is loaded."
    case .invalidInterfaceValue: "A value that cannot be read would be taken for its default in silence."
    case .invalidConstraint: "Auto Layout raises an exception when it comes to the constraint."
    case .contradictoryConstraints:
      "Auto Layout breaks one of them when the screen appears, and which one nobody has decided."
    case .unrecognizedElement:
      "What is not known is kept and takes no part in layout, so frames may differ from Interface Builder's."
    case .literalColor, .literalFont, .literalPadding, .literalSize, .literalRadius, .literalBorder,
      .literalShadow, .literalOpacity, .literalDuration, .localConstant,
      .unknownToken, .deprecatedToken, .unusedToken, .styleDefinitionOutsideGuide,
      .invalidVisualFormat, .staleFrame, .misplacedView, .ambiguousView:
      Rule.of(self)?.why ?? ""
    }
  }
}
