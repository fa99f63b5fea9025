import KansoDiagnostics
import KansoInterfaceBuilder
import KansoTheme

/// Says what a document of Interface Builder holds that bypasses the guide, and where its frames are out of date.
struct DocumentJudge: Sendable {
  let matcher: TokenMatcher
  let rules: Set<DiagnosticID>
  let severities: [DiagnosticID: Severity]

  struct Verdict {
    var findings: [Diagnostic] = []
    var colorNames: Set<String> = []
    /// True if the document could not be parsed; the findings are then the reasons.
    var isLeftOut = false
  }

  func judge(_ file: SourceFile) -> Verdict {
    let (document, problems) = InterfaceDocument.read(file)
    // A document of another platform is none of the lint's business, and no mistake of anybody's.
    var verdict = Verdict(
      findings: problems.filter { $0.id != .unsupportedPlatform && $0.id != .notInterfaceBuilder })
    guard let document else {
      verdict.colorNames = InterfaceDocument.colorNames(in: file)
      verdict.isLeftOut = !verdict.findings.isEmpty
      return verdict
    }
    let literals = DocumentLiterals(document)
    verdict.colorNames = literals.colorNames
    verdict.findings += literals.found.compactMap { finding($0, in: file) }
    verdict.findings += flagged(document)
    if rules.contains(.staleFrame) { verdict.findings += stale(document) }
    verdict.findings = verdict.findings.sortedForReport()
    return verdict
  }

  // MARK: Literals

  private func finding(_ literal: DocumentLiteral, in file: SourceFile) -> Diagnostic? {
    let rule = literal.kind.rule
    guard rules.contains(rule) else { return nil }
    let matches = matcher.matches(for: literal)
    let first = matches.first
    if literal.isDefault, first?.distance != 0 { return nil }
    let (message, help) = Self.words(literal, first)
    return Diagnostic(
      rule, message, at: SourceRange(file: file, literal.range), help: help,
      notes: matches.others.map { other in
        let use = other.kind.map { ", as a \($0.rawValue)" } ?? ""
        return Diagnostic.Note("`\(other.path.swiftName)` has the same value\(use)")
      },
      literal: LiteralMatch(text: literal.text, token: first?.path.dotted, distance: first?.distance),
      severity: severities[rule])
  }

  private static func words(_ literal: DocumentLiteral, _ match: TokenMatch?) -> (String, String?) {
    // A distance the other way is the token's the other way.
    let sign = literal.isNegated && match?.isNegative == false ? "-" : ""
    let name = sign + (match?.path.swiftName ?? "")
    if match?.distance == 0 {
      return ("`\(literal.text)`, \(literal.place), is `\(name)`", advice(literal.kind, name))
    }
    let article = literal.kind == .opacity ? "an" : "a"
    let what = "`\(literal.text)`, \(literal.place), is \(article) \(literal.kind.rawValue) without a name"
    guard let match else { return (what, literal.kind.section.map { "Add it to the guide's `\($0)`." }) }
    return (
      "\(what); the nearest is `\(name)` (\(match.value), \(match.distanceText(for: literal.kind)))",
      match.advice(name, for: literal.kind)
    )
  }

  /// Colors have names in Interface Builder; nothing else has.
  private static func advice(_ kind: StyleKind, _ name: String) -> String {
    kind == .color
      ? "Choose the color by its name, from the asset catalog that `kanso export --as assets` writes."
      : "Interface Builder has no names for it: set `\(name)` in code."
  }

  // MARK: Frames

  /// What Interface Builder itself has marked.
  private func flagged(_ document: InterfaceDocument) -> [Diagnostic] {
    document.allViews.flatMap { view -> [Diagnostic] in
      [("misplaced", DiagnosticID.misplacedView), ("ambiguous", .ambiguousView)].compactMap { name, rule in
        guard rules.contains(rule), view.isOn(name), let place = view.properties[name] else { return nil }
        let message =
          rule == .misplacedView
          ? "\(view.called) is not where its constraints put it"
          : "the constraints of \(view.called) leave open where it is or how large"
        return Diagnostic(
          rule, message, at: SourceRange(file: document.file, place.range), severity: severities[rule])
      }
    }
  }

  /// One finding for each view whose frame contradicts constraints.
  private func stale(_ document: InterfaceDocument) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    let contradictions = StoredFrames.contradictions(in: document)
    for group in Dictionary(grouping: contradictions, by: { $0.view.range.lowerBound }).values {
      guard let worst = group.max(by: { $0.distance < $1.distance }) else { continue }
      // What Interface Builder has marked itself is said already.
      if rules.contains(.misplacedView), worst.view.isOn("misplaced") { continue }
      let place = worst.view.frame?.range ?? worst.view.range
      let distance = TokenMatcher.text((worst.distance * 100).rounded() / 100)
      findings.append(
        Diagnostic(
          .staleFrame,
          "the frame of \(worst.view.called) contradicts the constraint `\(worst.constraint.id ?? "")` by \(distance) \(distance == "1" ? "point" : "points")",
          at: SourceRange(file: document.file, place),
          help: "Update the frames of the scene in Interface Builder, or mend the constraint.",
          notes: group.map { contradiction in
            .init(
              "constraint `\(contradiction.constraint.id ?? "")`: \(contradiction.constraint.summary)",
              at: SourceRange(file: document.file, contradiction.constraint.range))
          }, severity: severities[.staleFrame]))
    }
    return findings
  }

}
