import KansoDiagnostics
import KansoTheme

/// Finds the literals of style in sources, and says which token each one is.
package struct Linter: Sendable {
  private let judge: SwiftJudge
  private let matcher: TokenMatcher
  private let rules: Set<DiagnosticID>

  /// - Parameters:
  ///   - theme: what to compare with; without one the literals are found all the same.
  ///   - rules: those that report.
  package init(theme: Theme?, rules: Set<DiagnosticID> = Linter.defaultRules) {
    judge = SwiftJudge()
    matcher = TokenMatcher(theme: theme)
    self.rules = rules
  }

  package static let defaultRules = Set(Rule.all.filter(\.isOnByDefault).map(\.id))

  /// The findings in a source, in its order.
  package func findings(in file: SourceFile) -> [Diagnostic] {
    judge.literals(in: file.bytes).filter { rules.contains($0.kind.rule) }.map { finding($0, in: file) }
  }

  private func finding(_ literal: StyleLiteral, in file: SourceFile) -> Diagnostic {
    let range = SourceRange(file: file, literal.range)
    let text = Self.shown(range.text)
    let matches = matcher.matches(for: literal)
    let match = LiteralMatch(text: text, token: matches.first?.path.dotted, distance: matches.first?.distance)
    let what = "`\(text)` is a \(literal.kind.rawValue)"
    guard let first = matches.first else {
      return Diagnostic(
        literal.kind.rule, "\(what) without a name", at: range,
        help: literal.kind.section.map {
          "Add it to the guide's `\($0)`."
        }, literal: match)
    }
    let name = first.path.swiftName
    guard first.distance == 0 else {
      let distance =
        "\(TokenMatcher.text(first.distance)) \(literal.kind == .color ? "ΔE OK" : "points") away"
      return Diagnostic(
        literal.kind.rule, "\(what) without a name; the nearest is `\(name)` (\(first.value), \(distance))",
        at: range,
        help: "Use `\(name)`, or add a token to the guide.", literal: match)
    }
    return Diagnostic(
      literal.kind.rule, "`\(text)` is `\(name)`", at: range, help: "Write `\(name)`.",
      notes: matches.dropFirst().map { .init("`\($0.path.swiftName)` has the same value") }, literal: match)
  }

  /// A literal on one line, and not too much of it.
  private static func shown(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 100 ? line.prefix(99) + "…" : line
  }
}

extension StyleKind {
  /// The rule that reports literals of this kind.
  var rule: DiagnosticID {
    switch self {
    case .color: .literalColor
    case .font: .literalFont
    case .padding: .literalPadding
    case .size: .literalSize
    case .radius: .literalRadius
    case .border: .literalBorder
    case .shadow: .literalShadow
    case .opacity: .literalOpacity
    case .duration: .literalDuration
    }
  }

  /// The section of the guide that has tokens of this kind.
  var section: String? {
    switch self {
    case .color: "colors"
    case .font: "fonts"
    case .padding: "padding"
    case .size: "sizes"
    case .radius: "radii"
    case .border: "borders"
    case .shadow, .opacity, .duration: nil
    }
  }
}
