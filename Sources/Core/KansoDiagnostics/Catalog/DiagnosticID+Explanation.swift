/// The explanation of a diagnostic. `kanso explain` prints it, and `Documentation/Diagnostics.md` contains it. A test
/// checks the examples.
package struct Explanation: Sendable {
  /// The general meaning of the diagnostic, independent of the occurrence.
  package let summary: String
  /// The instructions for fixing it.
  package let fix: String
  /// A guide with the error, and the fixed guide; nil if the error is not in the text of a guide.
  package let example: (wrong: String, fixed: String)?

  /// Creates an explanation with an example: the wrong guide and the fixed one.
  fileprivate init(_ summary: String, _ fix: String, _ wrong: String, fixed: String) {
    (self.summary, self.fix, example) = (summary, fix, (wrong, fixed))
  }

  /// Creates an explanation without an example.
  fileprivate init(_ summary: String, _ fix: String) {
    (self.summary, self.fix, example) = (summary, fix, nil)
  }
}

extension DiagnosticID {
  /// The general meaning of the diagnostic, in one sentence that is true for every occurrence.
  package var summary: String { explanation.summary }

  /// The general instructions for fixing it, for every occurrence.
  package var fix: String { explanation.fix }

  /// The complete explanation: for a rule of the lint, its summary and fix without an example; for other ids,
  /// the entry of the catalog.
  package var explanation: Explanation {
    if let rule = Rule.of(self) { return Explanation(rule.summary, rule.fix) }
    // A test ensures that the catalog and the rules contain every id.
    return Self.catalog[self] ?? Explanation(rawValue, "")
  }

  private static let catalog: [DiagnosticID: Explanation] = [
    .fileTooLarge: Explanation(
      "The file is too large for a guide.", "Split the guide, or check that it is the right file."),
    .textEncoding: Explanation(
      "The file is not text that can be read.",
      "Save the file as UTF-8, or give the path of the guide instead."),
    .controlCharacter: Explanation(
      "The file contains an invisible control character.", "Delete the character."),
    .emptyGuide: Explanation(
      "The guide has no tokens.", "Add a section with a token in it.",
      """
      name: Mine

      """,
      fixed: """
        name: Mine
        padding:
          standard: 8

        """),
    .yamlSyntax: Explanation(
      "The file is not valid YAML.",
      "Fix what the message names; quotes and indentation are the usual causes.",
      """
      colors:
        white: {value: "#FFFFFF", description: Main: paper}
        black: "#000000

      """,
      fixed: """
        colors:
          white: {value: "#FFFFFF", description: "Main: paper"}
          black: "#000000"

        """),
    .yamlTab: Explanation(
      "A line is indented with a tab.", "Indent with spaces.",
      "padding:\n\tstandard: 8\n",
      fixed: """
        padding:
          standard: 8

        """),
    .duplicateKey: Explanation(
      "A name occurs twice in one group.", "Delete one of the two, or rename it.",
      """
      padding:
        standard: 8
        standard: 16

      """,
      fixed: """
        padding:
          standard: 8
          wide: 16

        """),
    .unknownAnchor: Explanation(
      "A YAML alias names an anchor that is not defined before it.",
      "Mark a node with `&name` before `*name` repeats it. To refer to a token, write its name without the star.",
      """
      colors:
        white: "#FFFFFF"
        paper: *white

      """,
      fixed: """
        colors:
          white: "#FFFFFF"
          paper: white

        """),
    .anchorCycle: Explanation(
      "A YAML alias is inside the node that it repeats.", "Refer to another node.",
      """
      colors: &all
        white: "#FFFFFF"
        again: *all

      """,
      fixed: """
        colors:
          white: "#FFFFFF"

        """),
    .anchorExpansion: Explanation(
      "YAML aliases expand to too many nodes, or to too much text.",
      "Write the values out, or let tokens refer to each other."),
    .nestingTooDeep: Explanation("Groups are nested too deep.", "Make the groups flatter."),
    .nameTooLong: Explanation(
      "A name is too long.",
      "Shorten it, and put longer texts into a `description`."),
    .textTooLong: Explanation(
      "A text is too long.", "Shorten it, and link to the rest."),
    .severalDocuments: Explanation(
      "The file contains more than one YAML document.",
      "Put everything into one document, or each document into its own file.",
      """
      padding:
        standard: 8
      ---
      padding:
        wide: 16

      """,
      fixed: """
        padding:
          standard: 8
          wide: 16

        """),
    .unsupportedTag: Explanation(
      "A YAML tag has no meaning in a guide.", "Delete the tag.",
      """
      colors:
        white: !color "#FFFFFF"

      """,
      fixed: """
        colors:
          white: "#FFFFFF"

        """),
    .mergeKey: Explanation(
      "The value of `<<` is not a mapping.", "Write an alias of a mapping, or a list of such aliases.",
      """
      padding:
        card:
          <<: 8
          top: 8

      """,
      fixed: """
        padding:
          card: &card {a: 8}
          sheet:
            <<: *card

        """),
    .keyNotText: Explanation(
      "A mapping or a list is used as a name.", "Write a name, in quotes if it has braces.",
      """
      colors:
        [white, paper]: "#FFFFFF"

      """,
      fixed: """
        colors:
          white: "#FFFFFF"

        """),
    .foreignFormat: Explanation(
      "The file contains the tokens of another tool, or a theme.", "Write the tokens as a style guide.",
      """
      color:
        white: {$type: color, $value: "#FFFFFF"}

      """,
      fixed: """
        colors:
          white: "#FFFFFF"

        """),
    .unsupportedVersion: Explanation(
      "The guide uses a language version that this version of Kanso does not support.",
      "Write `kanso: 1`, or update Kanso.",
      """
      kanso: 9
      padding:
        standard: 8

      """,
      fixed: """
        kanso: 1
        padding:
          standard: 8

        """),
    .unknownSection: Explanation(
      "The guide has a section that does not exist.", "Use one of the sections that the message names.",
      """
      colours:
        white: "#FFFFFF"

      """,
      fixed: """
        colors:
          white: "#FFFFFF"

        """),
    .unknownKey: Explanation(
      "A key has no meaning at its place.", "Correct the spelling, or delete the key.",
      """
      fonts:
        body: {family: Georgia, size: 16, wieght: bold}

      """,
      fixed: """
        fonts:
          body: {family: Georgia, size: 16, weight: bold}

        """),
    .wrongShape: Explanation(
      "A value has the wrong structure, such as a list where a mapping is needed.",
      "Write what the message asks for.",
      """
      colors:
        whites: ["#FFFFFF", "#FEFEFE"]

      """,
      fixed: """
        colors:
          whites:
            pure: "#FFFFFF"
            soft: "#F5F5F5"

        """),
    .missingValue: Explanation(
      "A key has no value.", "Write the value, or delete the key.",
      """
      padding:
        standard:

      """,
      fixed: """
        padding:
          standard: 8

        """),
    .tokenAndGroup: Explanation(
      "A name is both a token and a group.",
      "Move the members to another group, or move the value into a token of the group.",
      """
      colors:
        button:
          value: "#B6C649"
          pressed: "#A0B040"

      """,
      fixed: """
        colors:
          button:
            normal: "#B6C649"
            pressed: "#A0B040"

        """),
    .invalidDeprecation: Explanation(
      "`deprecated` is neither `true`, `false` nor a text.", "Write one of these.",
      """
      padding:
        tight: {value: 4, deprecated: yes}

      """,
      fixed: """
        padding:
          tight: {value: 4, deprecated: true}

        """),
    .invalidName: Explanation(
      "A name has a character that is not allowed, or no visible character.",
      "Delete the character, or add a visible one. Instead of a dot, nest a group.",
      """
      colors:
        button.primary: "#B6C649"

      """,
      fixed: """
        colors:
          button:
            primary: "#B6C649"

        """),
    .reservedName: Explanation(
      "A reserved word is used as a name.", "Choose another name.",
      """
      modes: [light, dark]
      padding:
        dark: 8

      """,
      fixed: """
        modes: [light, dark]
        padding:
          night: 8

        """),
    .nameCollision: Explanation(
      "Two names become the same name in an output.", "Rename one of the two.",
      """
      colors:
        light-gray: "#C1C1C1"
        lightGray: "#D1D1D1"

      """,
      fixed: """
        colors:
          light-gray: "#C1C1C1"
          palerGray: "#D1D1D1"

        """),
    .invalidModes: Explanation(
      "The declaration of the modes is ambiguous or incomplete.", "Give each mode a context of its own.",
      """
      modes:
        light: {appearance: light}
        day: {appearance: light}
      padding:
        standard: 8

      """,
      fixed: """
        modes:
          light: {appearance: light}
          dark: {appearance: dark}
        padding:
          standard: 8

        """),
    .unknownMode: Explanation(
      "A value is given for a mode that is not declared.", "Correct the spelling, or declare the mode.",
      """
      modes: [light, dark]
      colors:
        text: {light: "#000000", drak: "#FFFFFF"}

      """,
      fixed: """
        modes: [light, dark]
        colors:
          text: {light: "#000000", dark: "#FFFFFF"}

        """),
    .undeclaredModes: Explanation(
      "Values per mode are given in a guide that declares no modes.",
      "Declare the modes before the sections.",
      """
      colors:
        text: {light: "#000000", dark: "#FFFFFF"}

      """,
      fixed: """
        modes: [light, dark]
        colors:
          text: {light: "#000000", dark: "#FFFFFF"}

        """),
    .missingMode: Explanation(
      "A token has values for some modes, but not for all.", "Add the value, or give the mode a `fallback`.",
      """
      modes: [light, dark]
      colors:
        text: {light: "#000000"}

      """,
      fixed: """
        modes: [light, dark]
        colors:
          text: {light: "#000000", dark: "#FFFFFF"}

        """),
    .unquotedColor: Explanation(
      "A hex color has no quotes.", "Put quotes around it.",
      """
      colors:
        white: #FFFFFF

      """,
      fixed: """
        colors:
          white: "#FFFFFF"

        """),
    .unquotedBraces: Explanation(
      "A reference in braces has no quotes.", "Put quotes around it.",
      """
      colors:
        white: "#FFFFFF"
        paper: {colors.white}

      """,
      fixed: """
        colors:
          white: "#FFFFFF"
          paper: "{colors.white}"

        """),
    .invalidColor: Explanation(
      "A color cannot be read.", "Write hex with 3, 4, 6 or 8 digits, or a function of CSS Color 4.",
      """
      colors:
        white: "#FFFFF"

      """,
      fixed: """
        colors:
          white: "#FFFFFF"

        """),
    .colorClamped: Explanation(
      "A component of a color is outside the range of its function.",
      "Write a value in the range, or use a function with a wider range.",
      """
      colors:
        red: rgb(300 0 0)

      """,
      fixed: """
        colors:
          red: rgb(255 0 0)

        """),
    .colorOutOfGamut: Explanation(
      "A color is outside of display-P3.", "Write a color inside display-P3, or accept the nearest one.",
      """
      colors:
        vivid: oklch(0.7 0.5 30)

      """,
      fixed: """
        colors:
          vivid: oklch(0.7 0.2 30)

        """),
    .invalidNumber: Explanation(
      "A length is not written as a simple number of points.",
      "Write digits, with a point before a fraction.",
      """
      padding:
        wide: 1e3

      """,
      fixed: """
        padding:
          wide: 1000

        """),
    .notFinite: Explanation(
      "A length is infinite or not a number.", "Write a number.",
      """
      padding:
        wide: .inf

      """,
      fixed: """
        padding:
          wide: 1000

        """),
    .outOfRange: Explanation(
      "A value is outside its range.", "Write a value within the range that the message names.",
      """
      fonts:
        body: {family: Georgia, size: 0}

      """,
      fixed: """
        fonts:
          body: {family: Georgia, size: 16}

        """),
    .invalidArithmetic: Explanation(
      "A calculation cannot be read or has no result.",
      "Put a space on both sides of operators, and multiply lengths by numbers only.",
      """
      padding:
        standard: 8
        area: standard * standard

      """,
      fixed: """
        padding:
          standard: 8
          double: standard * 2

        """),
    .invalidFont: Explanation(
      "A part of a font is missing or cannot be read.",
      "Write what the message asks for; a font needs a family and a size.",
      """
      fonts:
        body: {family: Georgia}

      """,
      fixed: """
        fonts:
          body: {family: Georgia, size: 16}

        """),
    .unknownAlias: Explanation(
      "An alias names a token that does not exist.",
      "Correct the spelling, write the whole path, or declare the token.",
      """
      colors:
        white: "#FFFFFF"
        paper: whit

      """,
      fixed: """
        colors:
          white: "#FFFFFF"
          paper: white

        """),
    .aliasToGroup: Explanation(
      "An alias names a group.", "Name a token in the group.",
      """
      colors:
        button: {primary: "#B6C649"}
        main: button

      """,
      fixed: """
        colors:
          button: {primary: "#B6C649"}
          main: button.primary

        """),
    .aliasType: Explanation(
      "An alias names a token of another type.", "Name a token of the same type.",
      """
      colors:
        paper: "{padding.standard}"
      padding:
        standard: 8

      """,
      fixed: """
        padding:
          standard: 8
          card: standard

        """),
    .aliasCycle: Explanation(
      "Tokens take their values from each other in a cycle.", "Give one of them a value of its own.",
      """
      colors:
        text: ink
        ink: text

      """,
      fixed: """
        colors:
          text: ink
          ink: "#2C4251"

        """),
    .deprecatedInUse: Explanation(
      "A token takes its value from a deprecated one.", "Use the replacement, or deprecate the token too.",
      """
      colors:
        paper: {value: "#FFFFFF", deprecated: true}
        background: paper

      """,
      fixed: """
        colors:
          paper: {value: "#FFFFFF", deprecated: true}
          background: "#FFFFFF"

        """),
    .guideTooLarge: Explanation(
      "The tokens of the guide, with everything that they inherit, are too large.",
      "Split the guide, or shorten what many tokens repeat: groups' names, inherited deprecations, values per mode."
    ),
    .tooManyFindings: Explanation(
      "There are more errors and warnings than are reported.",
      "Fix those that are reported, and check the guide again."),
    .unfollowedMode: Explanation(
      "Tokens have values in a mode that the output cannot follow.",
      "Compile with `--mode` once for each mode, or choose a platform that follows all modes."),
    .nearDuplicateColor: Explanation(
      "Two colors look almost the same.", "Make one an alias of the other, or make them differ.",
      """
      colors:
        white: "#FFFFFF"
        paper: "#FEFEFE"

      """,
      fixed: """
        colors:
          white: "#FFFFFF"
          paper: white

        """),
    .unusedColor: Explanation(
      "No token refers to a color of a group, but tokens refer to other colors of the group.",
      "Delete it, let a token refer to it, or suppress this warning if code uses the color.",
      """
      colors:
        palette: {ink: "#2C4251", grass: "#B6C649"}
        text: palette.ink

      """,
      fixed: """
        colors:
          palette: {ink: "#2C4251", grass: "#B6C649"}
          text: palette.ink
          button: palette.grass

        """),
    .invalidSuppression: Explanation(
      "A suppression comment is not understood, names no warning, or gives no reason.",
      "Write `# kanso:disable:next ID - reason`; in a source, `//` replaces `#`.",
      """
      padding:
        # kanso:disable:next unused-colour - on purpose
        standard: 8

      """,
      fixed: """
        padding:
          standard: 8

        """),
    .unusedSuppression: Explanation(
      "A suppression suppresses nothing.", "Delete the comment.",
      """
      padding:
        # kanso:disable:next unused-color - on purpose
        standard: 8

      """,
      fixed: """
        padding:
          standard: 8

        """),
    .invalidSetting: Explanation(
      "A setting in `kanso.yaml` has a value that it cannot have.",
      "Write one of the values that the message names."),
    .xmlSyntax: Explanation(
      "The document is not well-formed XML.",
      "Fix what the message names; what is left of a merge is the usual cause. Then open and save it in Xcode."
    ),
    .xmlDeclaration: Explanation(
      "The document declares a document type or entities.",
      "Remove the `<!…>`; Interface Builder writes none."),
    .documentTooLarge: Explanation(
      "The document is too large, or nested too deep.",
      "Check that it is the right file, or split it into several storyboards."),
    .notInterfaceBuilder: Explanation(
      "The file is not a document of Interface Builder, or is older than Xcode 5.",
      "Check that it is the right file. Open and save an old document in a newer Xcode."),
    .unsupportedPlatform: Explanation(
      "The document is not for iOS.", "Leave it out; only documents of iOS are read."),
    .duplicateObject: Explanation(
      "Two objects of a document have one id.",
      "Give one of them another id, or delete the copy that a merge has left."),
    .missingObjectID: Explanation(
      "An object of a document has no id.", "Give it an id that no other object of the document has."),
    .unknownObject: Explanation(
      "A constraint or connection names an object that is not in the document.",
      "Delete it, or name an object of the document."),
    .invalidInterfaceValue: Explanation(
      "A value of a document cannot be read.", "Fix the value as the message says."),
    .invalidConstraint: Explanation(
      "A constraint relates attributes that cannot be related.",
      "Relate sizes with sizes, and positions with positions of the same axis."),
    .contradictoryConstraints: Explanation(
      "Required constraints of a document cannot all be met.",
      "Remove one of them, or give one a priority below 1000."),
    .unrecognizedElement: Explanation(
      "A document has elements or attributes that this version does not know.",
      "The document is valid. Check if a newer version of Kanso supports them."),
    .invalidTemplate: Explanation(
      "A template cannot be read or includes itself without end; as a warning, no template includes it.",
      "Compare it with the one of the same name that comes with Kanso."),
    .unknownField: Explanation(
      "A template names a field, a function or a partial that does not exist where it is used.",
      "Write one of those that the message names."),
  ]
}
