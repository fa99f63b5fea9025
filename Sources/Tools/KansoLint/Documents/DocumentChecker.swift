import KansoDiagnostics
import KansoInterfaceBuilder
import KansoInterfaceBuilderDiagnostics
import KansoLintRules
import KansoTheme

/// A check of a storyboard or a xib: finds the values that are not from the guide, and the views that
/// Interface Builder has flagged.
struct DocumentChecker: Sendable {
  let matcher: TokenMatcher
  let rules: Set<DiagnosticDescriptor>
  /// The severities that differ from the rules' own.
  let severities: [DiagnosticDescriptor: Severity]
  /// The checks of other modules.
  let otherChecks: [DocumentCheck]

  /// The result for one document.
  struct Outcome {
    /// The findings, in source order.
    var findings: [Diagnostic] = []
    /// The named colors that the document uses, also if it cannot be parsed.
    var colorNames: Set<String> = []
    /// The values with named colors, in source order; empty if the document cannot be parsed.
    var namedColors: [(name: String, range: Range<Int>)] = []
    /// True if the document could not be parsed. The findings are then the reasons.
    var isLeftOut = false
  }

  /// Returns the findings in a document, in source order, and the named colors that it uses. A document of
  /// another platform, or another XML file, has no findings.
  func check(_ file: SourceFile) -> Outcome {
    let (document, problems) = InterfaceDocument.read(file)
    // A document of another platform is valid, and the lint ignores it.
    var outcome = Outcome(
      findings: problems.filter {
        $0.descriptor != .unsupportedPlatform && $0.descriptor != .notInterfaceBuilder
      })
    guard let document else {
      outcome.colorNames = InterfaceDocument.colorNames(in: file)
      outcome.isLeftOut = !outcome.findings.isEmpty
      return outcome
    }
    let literals = DocumentLiterals(document)
    outcome.colorNames = literals.colorNames
    outcome.namedColors = literals.namedColors.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let lengths = literals.found.filter { Self.isLength($0.kind) }
    outcome.findings += literals.found.filter { !Self.isLength($0.kind) }.compactMap { finding($0, in: file) }
    outcome.findings += lengthsFinding(lengths, in: file).map { [$0] } ?? []
    outcome.findings += flaggedViewFindings(in: document)
    for check in otherChecks where !rules.isDisjoint(with: check.rules) {
      outcome.findings += check.findings(document, rules).map { $0.withSeverity(severities[$0.descriptor]) }
    }
    outcome.findings = outcome.findings.sortedForReport()
    return outcome
  }

  // MARK: Literals

  /// Returns true for a kind of lengths, for which Interface Builder has no names.
  private static func isLength(_ kind: StyleKind) -> Bool {
    switch kind {
    case .padding, .size, .radius, .border: true
    case .color, .font, .shadow, .opacity, .duration: false
    }
  }

  /// Returns the finding for a literal that is no length. Nil if its rule is off, or if Interface Builder writes the value
  /// by default and no token has it.
  private func finding(_ literal: DocumentLiteral, in file: SourceFile) -> Diagnostic? {
    let rule = literal.kind.rule
    guard rules.contains(rule) else { return nil }
    let matches = matcher.matches(for: literal)
    let first = matches.first
    if literal.isDefault, first?.distance != 0 { return nil }
    let isToken = first?.distance == 0
    let name = first.map { matcher.naming.name(of: $0.path) } ?? ""
    return Diagnostic(
      rule, message(literal, first), at: SourceRange(file: file, literal.range),
      help: isToken ? Self.advice(literal.kind, name) : literal.kind.advice,
      notes: matches.others.map { other in
        let use = other.kind.map { ", as a \($0.rawValue)" } ?? ""
        return Diagnostic.Note("`\(matcher.naming.name(of: other.path))` has the same value\(use)")
      },
      literal: LiteralMatch(
        text: literal.text, token: first?.path.dotted, distance: first?.distance,
        section: literal.kind.section?.rawValue, value: literal.value.guideText(as: literal.kind)),
      severity: severities[rule])
  }

  /// Returns the message for a literal, according to the distance of the nearest token.
  private func message(_ literal: DocumentLiteral, _ match: TokenMatch?) -> String {
    // A distance in the opposite direction is the negated token.
    let sign = literal.isNegated && match?.isNegative == false ? "-" : ""
    let name = sign + (match.map { matcher.naming.name(of: $0.path) } ?? "")
    if match?.distance == 0 { return "`\(literal.text)`, \(literal.place), is `\(name)`" }
    let article = literal.kind == .opacity ? "an" : "a"
    return "`\(literal.text)`, \(literal.place), is \(article) \(literal.kind.rawValue) without a name"
      + (match?.remark(name, for: literal.kind) ?? "")
  }

  /// Returns the help text for a literal with the value of a token. Interface Builder has names for colors
  /// only.
  ///
  /// - Parameter name: the name of the token.
  private static func advice(_ kind: StyleKind, _ name: String) -> String {
    kind == .color
      ? "Choose the color by its name, from the asset catalog that `kanso export --as assets` writes."
      : "Interface Builder cannot use the name: set `\(name)` in code."
  }

  /// The maximum number of lengths of a document that have notes.
  private static let maxNotedLengthCount = 100

  /// Returns the finding for the lengths of a document, with a note for each of them; nil without lengths, and if the rule
  /// is off.
  private func lengthsFinding(_ lengths: [DocumentLiteral], in file: SourceFile) -> Diagnostic? {
    guard rules.contains(.documentLengths), let first = lengths.first else { return nil }
    var tokens = 0
    var notes: [Diagnostic.Note] = []
    for literal in lengths {
      let match = matcher.matches(for: literal).first
      if match?.distance == 0 { tokens += 1 }
      guard notes.count < Self.maxNotedLengthCount else { continue }
      notes.append(Diagnostic.Note(message(literal, match), at: SourceRange(file: file, literal.range)))
    }
    let counted =
      lengths.count == 1
      ? "1 length is written as a number" : "\(lengths.count) lengths are written as numbers"
    let values = tokens == 0 ? "" : ", \(tokens) of them with the value of a token"
    return Diagnostic(
      .documentLengths, "\(counted)\(values)", at: SourceRange(file: file, first.range),
      help: "Interface Builder has no names for lengths: set them in code.", notes: notes,
      severity: severities[.documentLengths])
  }

  // MARK: Flags

  /// Returns the findings for the views that Interface Builder has flagged as misplaced or ambiguous, for the
  /// active rules.
  private func flaggedViewFindings(in document: InterfaceDocument) -> [Diagnostic] {
    document.allViews.flatMap { view -> [Diagnostic] in
      [("misplaced", DiagnosticDescriptor.misplacedView), ("ambiguous", .ambiguousView)].compactMap {
        name, rule in
        guard rules.contains(rule), view.isOn(name), let place = view.properties[name] else { return nil }
        let message =
          rule == .misplacedView
          ? "\(view.nameInFindings) is not where its constraints put it"
          : "the constraints of \(view.nameInFindings) do not determine its position or its size"
        return Diagnostic(
          rule, message, at: SourceRange(file: document.file, place.range), severity: severities[rule])
      }
    }
  }
}
