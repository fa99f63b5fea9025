/// A rule of the lint, with the same documentation headings for all rules.
package struct Rule: Sendable {
  package let id: DiagnosticID
  package let isOnByDefault: Bool
  /// The language of the examples.
  package let language: Language
  /// The description of the problem.
  package let says: String
  /// The reason that the problem matters.
  package let why: String
  /// The instructions for fixing the problem.
  package let mend: String
  /// Sources with a problem, which is between `⟪` and `⟫`.
  package let found: [String]
  /// Similar sources without a problem.
  package let notFound: [String]

  package enum Language: String, Sendable {
    case swift
    /// The style guide. The problem is in the guide, but depends on the sources.
    case guide = "yaml"
    /// The content of the outermost view of a xib, whose id is `root`.
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

  /// All rules, in the order of the documentation.
  package static let all = [
    literalColor, literalFont, literalPadding, literalSize, literalRadius, literalBorder, literalShadow,
    literalOpacity, literalDuration, localConstant, unknownToken, deprecatedToken, unusedToken,
    styleDefinitionOutsideGuide, invalidVisualFormat, staleFrame, misplacedView, ambiguousView,
  ]

  /// Returns the rule of an id; nil if the id is not that of a rule.
  package static func of(_ id: DiagnosticID) -> Rule? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The explanation of the rule, as `kanso explain` prints it.
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

  /// Returns an example without the marks.
  package static func plain(_ example: String) -> String {
    example.replacing("⟪", with: "").replacing("⟫", with: "")
  }
}
