/// A rule of the lint, with the same documentation headings for all rules.
package struct Rule: Sendable {
  package let id: DiagnosticID
  /// True if the rule runs without being named in the configuration.
  package let isOnByDefault: Bool
  /// The language of the examples.
  package let language: Language
  /// The description of the problem.
  package let summary: String
  /// The reason that the problem matters.
  package let why: String
  /// The instructions for fixing the problem.
  package let fix: String
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
    _ id: DiagnosticID, isOnByDefault: Bool = true, language: Language = .swift, summary: String, why: String,
    fix: String, found: [String],
    notFound: [String]
  ) {
    self.id = id
    self.isOnByDefault = isOnByDefault
    self.language = language
    self.summary = summary
    self.why = why
    self.fix = fix
    self.found = found
    self.notFound = notFound
  }

  /// All rules, in the order of the documentation.
  package static let all = [
    literalColor, literalFont, literalPadding, literalSize, literalRadius, literalBorder, literalShadow,
    literalOpacity, literalDuration, localConstant, unknownToken, deprecatedToken, unusedToken,
    styleDefinitionOutsideGuide, invalidVisualFormat, staleFrame, misplacedView, ambiguousView,
  ]

  /// Returns the rule of the lint with an id; nil if the id is of another diagnostic.
  package static func of(_ id: DiagnosticID) -> Rule? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The explanation of the rule, as `kanso explain` prints it.
  package var explanation: String {
    /// Returns the examples without marks, with each line indented by two spaces.
    func indented(_ examples: [String]) -> String {
      examples.map { example in
        Self.withoutMarks(example).split(separator: "\n").map { "  \($0)\n" }.joined()
      }
      .joined()
    }
    return """
      \(id.rawValue) (a rule of the lint, \(isOnByDefault ? "on" : "off") by default)

      \(summary)

      Why it matters
        \(why)

      What to do
        \(fix)

      Found
      \(indented(found))
      Not found
      \(indented(notFound))
      """
  }

  /// The part of the rule in `Diagnostics.md`: "Off by default" if it is, and the examples as code blocks.
  var examplesInMarkdown: String {
    /// Returns a title and one code block with all examples, without marks.
    func block(_ title: String, _ examples: [String]) -> String {
      "\n\(title):\n\n```\(language.rawValue)\n\(examples.map { Self.withoutMarks($0) + "\n" }.joined())```\n"
    }
    return (isOnByDefault ? "" : "\nOff by default.\n") + block("Found", found) + block("Not found", notFound)
  }

  /// Returns an example without the marks `⟪` and `⟫`.
  package static func withoutMarks(_ example: String) -> String {
    example.replacing("⟪", with: "").replacing("⟫", with: "")
  }
}
