/// A rule of the lint, under headings that are the same for all.
package struct Rule: Sendable {
  package let id: DiagnosticID
  package let isOnByDefault: Bool
  /// What the examples are written in.
  package let language: Language
  /// What is reported.
  package let says: String
  /// Why it matters.
  package let why: String
  /// What to do about it.
  package let mend: String
  /// Sources with what is found between `⟪` and `⟫`.
  package let found: [String]
  /// Sources in which nothing is found, though one might think so.
  package let notFound: [String]

  package enum Language: String, Sendable {
    case swift
    /// The style guide: the finding is about what sources do not say.
    case guide = "yaml"
    /// What is in the outermost view of a xib, whose id is `root`.
    case interfaceBuilder = "xml"
  }

  init(
    _ id: DiagnosticID, isOnByDefault: Bool = true, language: Language = .swift, says: String, why: String,
    mend: String, found: [String],
    notFound: [String]
  ) {
    self.id = id
    self.isOnByDefault = isOnByDefault
    self.language = language
    self.says = says
    self.why = why
    self.mend = mend
    self.found = found
    self.notFound = notFound
  }

  /// All of them, in the order of the documentation.
  package static let all = [
    literalColor, literalFont, literalPadding, literalSize, literalRadius, literalBorder, literalShadow,
    literalOpacity, literalDuration, localConstant, unknownToken, deprecatedToken, unusedToken,
    styleDefinitionOutsideGuide, invalidVisualFormat, staleFrame, misplacedView, ambiguousView,
  ]

  /// The rule of an id, or nil where the id is of something else.
  package static func of(_ id: DiagnosticID) -> Rule? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// What `kanso explain` prints.
  package var text: String {
    func indented(_ examples: [String]) -> String {
      examples.map { example in Self.plain(example).split(separator: "\n").map { "  \($0)\n" }.joined() }
        .joined()
    }
    return """
      \(id.rawValue) (a rule of the lint, \(isOnByDefault ? "on" : "off") by default)

      \(says)

      Why it matters
        \(why)

      What to do
        \(mend)

      Found
      \(indented(found))
      Not found
      \(indented(notFound))
      """
  }

  var examplesInMarkdown: String {
    func block(_ title: String, _ examples: [String]) -> String {
      "\n\(title):\n\n```\(language.rawValue)\n\(examples.map { Self.plain($0) + "\n" }.joined())```\n"
    }
    return (isOnByDefault ? "" : "\nOff by default.\n") + block("Found", found) + block("Not found", notFound)
  }

  /// An example without the marks.
  package static func plain(_ example: String) -> String {
    example.replacing("⟪", with: "").replacing("⟫", with: "")
  }
}
