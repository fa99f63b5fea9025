/// The explanation of a diagnostic. `kanso explain` prints it, and `Documentation/Diagnostics.md` contains it. A test
/// checks the examples.
package struct Explanation: Sendable {
  /// The general meaning of the diagnostic, independent of the occurrence.
  package let says: String
  /// The instructions for fixing it.
  package let mend: String
  /// A guide with the error, and the fixed guide; nil if the error is not in the text of a guide.
  package let example: (wrong: String, mended: String)?

  fileprivate init(_ says: String, _ mend: String, _ wrong: String, mended: String) {
    (self.says, self.mend, example) = (says, mend, (wrong, mended))
  }

  fileprivate init(_ says: String, _ mend: String) { (self.says, self.mend, example) = (says, mend, nil) }
}

extension DiagnosticID {
  /// The general meaning of the diagnostic, independent of the occurrence.
  package var says: String { explanation.says }

  /// The instructions for fixing it.
  package var mend: String { explanation.mend }

  /// The complete explanation.
  package var explanation: Explanation {
    if let rule = Rule.of(self) { return Explanation(rule.says, rule.mend) }
    // A test ensures that the catalog and the rules contain every id.
    return Self.catalog[self] ?? Explanation(rawValue, "")
  }

  private static let catalog: [DiagnosticID: Explanation] = [
    .fileTooLarge: Explanation(
      "The file is larger than a guide can be.", "Split the guide, or check that it is the right file."),
    .textEncoding: Explanation(
      "The file is not text that can be read.", "Save the file as UTF-8, or name the guide instead of it."),
    .controlCharacter: Explanation("The file holds an invisible control character.", "Delete the character."),
    .emptyGuide: Explanation(
      "The guide has no tokens.", "Add a section with a token in it.",
      """
      name: Mine

      """,
      mended: """
        name: Mine
        padding:
          standard: 8

        """),
    .yamlSyntax: Explanation(
      "The file is not valid YAML.",
      "Mend what the message names; quotes and indentation are the usual causes.",
      """
      colors:
        white: {value: "#FFFFFF", description: Main: paper}
        black: "#000000

      """,
      mended: """
        colors:
          white: {value: "#FFFFFF", description: "Main: paper"}
          black: "#000000"

        """),
    .yamlTab: Explanation(
      "A line is indented with a tab.", "Indent with spaces.",
      "padding:\n\tstandard: 8\n",
      mended: """
        padding:
          standard: 8

        """),
    .duplicateKey: Explanation(
      "A name stands twice in one group.", "Delete one of the two, or rename it.",
      """
      padding:
        standard: 8
        standard: 16

      """,
      mended: """
        padding:
          standard: 8
          wide: 16

        """),
    .unknownAnchor: Explanation(
      "A YAML alias names an anchor that does not stand before it.",
      "Mark a node with `&name` before `*name` repeats it; the value of a token is named without the star.",
      """
      colors:
        white: "#FFFFFF"
        paper: *white

      """,
      mended: """
        colors:
          white: "#FFFFFF"
          paper: white

        """),
    .anchorCycle: Explanation(
      "A YAML alias stands inside of the node that it repeats.", "Refer to another node.",
      """
      colors: &all
        white: "#FFFFFF"
        again: *all

      """,
      mended: """
        colors:
          white: "#FFFFFF"

        """),
    .anchorExpansion: Explanation(
      "YAML aliases stand for too many nodes, or for too much text.",
      "Write the values out, or let tokens refer to each other."),
    .nestingTooDeep: Explanation("Groups are nested too deep.", "Make the groups flatter."),
    .nameTooLong: Explanation(
      "A name is longer than names can be.",
      "Shorten it; what needs more words belongs into a `description`."),
    .textTooLong: Explanation(
      "A text is longer than texts can be.", "Shorten it, and link to the rest from it."),
    .severalDocuments: Explanation(
      "The file holds more than one YAML document.",
      "Put everything into one document, or each into a file of its own.",
      """
      padding:
        standard: 8
      ---
      padding:
        wide: 16

      """,
      mended: """
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
      mended: """
        colors:
          white: "#FFFFFF"

        """),
    .mergeKey: Explanation(
      "`<<` is given something that is not a mapping.", "Give it an alias of a mapping, or a list of such.",
      """
      padding:
        card:
          <<: 8
          top: 8

      """,
      mended: """
        padding:
          card: &card {a: 8}
          sheet:
            <<: *card

        """),
    .keyNotText: Explanation(
      "A mapping or list stands where a name belongs.", "Write a name, in quotes if it has braces.",
      """
      colors:
        [white, paper]: "#FFFFFF"

      """,
      mended: """
        colors:
          white: "#FFFFFF"

        """),
    .foreignFormat: Explanation(
      "The file holds the tokens of another tool, or a theme.", "Write the tokens as a style guide.",
      """
      color:
        white: {$type: color, $value: "#FFFFFF"}

      """,
      mended: """
        colors:
          white: "#FFFFFF"

        """),
    .unsupportedVersion: Explanation(
      "The guide is in a version of the language that this Kanso does not know.",
      "Write `kanso: 1`, or update Kanso.",
      """
      kanso: 9
      padding:
        standard: 8

      """,
      mended: """
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
      mended: """
        colors:
          white: "#FFFFFF"

        """),
    .unknownKey: Explanation(
      "A key has no meaning where it stands.", "Correct the spelling, or delete the key.",
      """
      fonts:
        body: {family: Georgia, size: 16, wieght: bold}

      """,
      mended: """
        fonts:
          body: {family: Georgia, size: 16, weight: bold}

        """),
    .wrongShape: Explanation(
      "A list, a mapping or a text stands where another of them belongs.", "Write what the message asks for.",
      """
      colors:
        whites: ["#FFFFFF", "#FEFEFE"]

      """,
      mended: """
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
      mended: """
        padding:
          standard: 8

        """),
    .tokenAndGroup: Explanation(
      "A name is a token and a group at once.",
      "Move the members out, or give the group a token for the value.",
      """
      colors:
        button:
          value: "#B6C649"
          pressed: "#A0B040"

      """,
      mended: """
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
      mended: """
        padding:
          tight: {value: 4, deprecated: true}

        """),
    .invalidName: Explanation(
      "A name holds a character that names cannot have, or none that can be seen.",
      "Leave the character out, or write one that can be seen; nest a group instead of writing a dot.",
      """
      colors:
        button.primary: "#B6C649"

      """,
      mended: """
        colors:
          button:
            primary: "#B6C649"

        """),
    .reservedName: Explanation(
      "A word with a meaning of its own is used as a name.", "Choose another name.",
      """
      modes: [light, dark]
      padding:
        dark: 8

      """,
      mended: """
        modes: [light, dark]
        padding:
          night: 8

        """),
    .nameCollision: Explanation(
      "Two names are one in the generated Swift.", "Rename one of the two.",
      """
      colors:
        light-gray: "#C1C1C1"
        lightGray: "#D1D1D1"

      """,
      mended: """
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
      mended: """
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
      mended: """
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
      mended: """
        modes: [light, dark]
        colors:
          text: {light: "#000000", dark: "#FFFFFF"}

        """),
    .missingMode: Explanation(
      "A token that has values per mode lacks one.", "Add the value, or give the mode a `fallback`.",
      """
      modes: [light, dark]
      colors:
        text: {light: "#000000"}

      """,
      mended: """
        modes: [light, dark]
        colors:
          text: {light: "#000000", dark: "#FFFFFF"}

        """),
    .unquotedColor: Explanation(
      "A hex color stands without quotes.", "Put quotes around it.",
      """
      colors:
        white: #FFFFFF

      """,
      mended: """
        colors:
          white: "#FFFFFF"

        """),
    .unquotedBraces: Explanation(
      "A reference in braces stands without quotes.", "Put quotes around it.",
      """
      colors:
        white: "#FFFFFF"
        paper: {colors.white}

      """,
      mended: """
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
      mended: """
        colors:
          white: "#FFFFFF"

        """),
    .colorClamped: Explanation(
      "A part of a color is beyond what its function can hold.",
      "Write the bound, or use a function that can hold the color.",
      """
      colors:
        red: rgb(300 0 0)

      """,
      mended: """
        colors:
          red: rgb(255 0 0)

        """),
    .colorOutOfGamut: Explanation(
      "A color is outside of display-P3.", "Write a color within, or accept the nearest one.",
      """
      colors:
        vivid: oklch(0.7 0.5 30)

      """,
      mended: """
        colors:
          vivid: oklch(0.7 0.2 30)

        """),
    .invalidNumber: Explanation(
      "A length is not written as a plain number of points.", "Write digits, with a point before a fraction.",
      """
      padding:
        wide: 1e3

      """,
      mended: """
        padding:
          wide: 1000

        """),
    .notFinite: Explanation(
      "A length is infinite or not a number.", "Write a number.",
      """
      padding:
        wide: .inf

      """,
      mended: """
        padding:
          wide: 1000

        """),
    .outOfRange: Explanation(
      "A value is beyond what is possible.", "Write a value within the range that the message names.",
      """
      fonts:
        body: {family: Georgia, size: 0}

      """,
      mended: """
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
      mended: """
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
      mended: """
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
      mended: """
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
      mended: """
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
      mended: """
        padding:
          standard: 8
          card: standard

        """),
    .aliasCycle: Explanation(
      "Tokens take their values from each other in a circle.", "Give one of them a value of its own.",
      """
      colors:
        text: ink
        ink: text

      """,
      mended: """
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
      mended: """
        colors:
          paper: {value: "#FFFFFF", deprecated: true}
          background: "#FFFFFF"

        """),
    .guideTooLarge: Explanation(
      "The tokens of the guide come to more than a guide can be made into.",
      "Split the guide, or shorten what many tokens repeat: groups' names, inherited deprecations, values per mode."
    ),
    .tooManyFindings: Explanation(
      "There are more errors and warnings than are reported.",
      "Fix those that are reported, and check the guide again."),
    .unfollowedMode: Explanation(
      "Tokens have values in a mode that nothing follows in the code or the file that is written.",
      "Compile with `--mode` for each build in which one holds, or write for a platform that follows all."),
    .nearDuplicateColor: Explanation(
      "Two colors can hardly be told apart.", "Make one an alias of the other, or make them differ.",
      """
      colors:
        white: "#FFFFFF"
        paper: "#FEFEFE"

      """,
      mended: """
        colors:
          white: "#FFFFFF"
          paper: white

        """),
    .unusedColor: Explanation(
      "Nothing refers to a color of a palette whose others are referred to.", "Delete it, or refer to it.",
      """
      colors:
        palette: {ink: "#2C4251", grass: "#B6C649"}
        text: palette.ink

      """,
      mended: """
        colors:
          palette: {ink: "#2C4251", grass: "#B6C649"}
          text: palette.ink
          button: palette.grass

        """),
    .invalidSilencing: Explanation(
      "A silencing names no warning, or gives no reason.", "Write `# kanso:disable:next ID - reason`.",
      """
      padding:
        # kanso:disable:next unused-colour - on purpose
        standard: 8

      """,
      mended: """
        padding:
          standard: 8

        """),
    .unusedSilencing: Explanation(
      "A silencing silences nothing.", "Delete the comment.",
      """
      padding:
        # kanso:disable:next unused-color - on purpose
        standard: 8

      """,
      mended: """
        padding:
          standard: 8

        """),
    .invalidSetting: Explanation(
      "A setting in `kanso.yaml` has a value that it cannot have.",
      "Write one of the values that the message names."),
    .xmlSyntax: Explanation(
      "The document is not well-formed XML.",
      "Mend what the message names; what is left of a merge is the usual cause. Then open and save it in Xcode."
    ),
    .xmlDeclaration: Explanation(
      "The document declares a document type or entities.",
      "Remove the `<!…>`; Interface Builder writes none."),
    .documentTooLarge: Explanation(
      "The document is larger, or nested deeper, than documents are.",
      "Check that it is the right file, or split it into several storyboards."),
    .notInterfaceBuilder: Explanation(
      "The file is no document of Interface Builder, or one from before Xcode 5.",
      "Check that it is the right file; an old one can be saved anew in a newer Xcode."),
    .unsupportedPlatform: Explanation(
      "The document is not for iOS.", "Leave it out; only documents of iOS are read."),
    .duplicateObject: Explanation(
      "Two objects of a document have one id.",
      "Give one of them another id, or delete what a merge has left twice."),
    .missingObjectID: Explanation(
      "An object of a document has no id.", "Give it an id that nothing else in the document has."),
    .unknownObject: Explanation(
      "A constraint or connection names an object that is not in the document.",
      "Delete it, or name an object that is there."),
    .invalidInterfaceValue: Explanation(
      "A value of a document cannot be read.", "Mend the value as the message says."),
    .invalidConstraint: Explanation(
      "A constraint relates what cannot be related.",
      "Relate sizes with sizes, and positions with positions of the same axis."),
    .contradictoryConstraints: Explanation(
      "Required constraints of a document cannot all be met.",
      "Remove one of them, or give one a priority below 1000."),
    .unrecognizedElement: Explanation(
      "A document has elements or attributes that this version does not know.",
      "Nothing is wrong with the document. Look whether a newer version of Kanso knows them."),
    .invalidTemplate: Explanation(
      "A template cannot be read, or includes itself without end.",
      "Compare it with the one of the same name that comes with Kanso."),
    .unknownField: Explanation(
      "A template names a field, a function or a partial that does not exist where it is used.",
      "Write one of those that the message names."),
  ]
}
