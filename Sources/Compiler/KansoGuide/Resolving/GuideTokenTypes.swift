import KansoDiagnostics
import KansoTheme

/// The types of the tokens of a guide. A token has the main type of its section, except the composite borders in
/// `borders`, which also has widths.
struct GuideTokenTypes {
  /// The paths of the composite borders.
  private var composites: Set<TokenPath> = []
  /// A report for each value of another kind than the first value of its token.
  private(set) var problems: [Diagnostic] = []

  /// Finds the composite borders. An alias is one if the first value of its target is one. A token that is not known,
  /// or in a cycle of aliases, is a width.
  init(_ guide: StyleGuide, _ indexes: TokenIndexes) {
    var isKnown: Set<TokenPath> = []
    for token in guide.tokens where token.section == .borders && !isKnown.contains(token.path) {
      var chain: [TokenPath] = []
      var isComposite = false
      var current: GuideToken? = token
      // Each token is visited once, since a chain ends at a token that is known.
      while let next = current {
        guard isKnown.insert(next.path).inserted else {
          isComposite = composites.contains(next.path)
          break
        }
        chain.append(next.path)
        guard case .alias(let reference)? = next.firstValidValue?.expression else {
          isComposite = next.firstValidValue?.isCompositeBorder == true
          break
        }
        current = indexes[reference.target].map { guide.tokens[$0] }
        if current?.section != .borders { break }
      }
      if isComposite { composites.formUnion(chain) }
    }
    for token in guide.tokens where token.section == .borders && token.values.count > 1 {
      let own = composites.contains(token.path)
      // The types of aliases are checked with their targets.
      for value in token.values
      where value.isCompositeBorder != own && value.expression.isValid && !value.expression.isAlias {
        problems.append(
          Diagnostic(
            .invalidBorder, "`\(token.path)` is a width in one mode, and a composite border in another",
            at: value.range, help: "Write the same kind of value in all modes."))
      }
    }
  }

  /// The type of a token.
  subscript(of token: GuideToken) -> TokenType { isComposite(token) ? .border : token.section.type }

  /// Returns true for a composite border.
  private func isComposite(_ token: GuideToken) -> Bool {
    token.section == .borders && composites.contains(token.path)
  }

  /// Returns the noun for the target of a reference with its article, in messages.
  /// - Parameter token: the token with the reference.
  func noun(of target: GuideToken, in token: GuideToken) -> String {
    if isComposite(target) { return "a composite border" }
    return target.section == .borders && isComposite(token) ? "a width" : target.section.rules.nounWithArticle
  }

  /// Returns the noun of what a reference to a token of another type has to refer to; nil if that is a token like the
  /// one with the reference.
  func neededNoun(for target: GuideToken, in token: GuideToken) -> String? {
    if isComposite(token) { return "a composite border" }
    guard isComposite(target), token.section.type.isCalculable else { return nil }
    if token.section == .borders { return "a width" }
    return token.section.type == .dimension ? "a length" : token.section.rules.nounWithArticle
  }
}

extension GuideToken {
  /// The first value that is not already reported as invalid.
  fileprivate var firstValidValue: SourceValue? { values.first { $0.expression.isValid } }
}

extension SourceValue {
  /// True for a written border with its parts; false for an alias.
  fileprivate var isCompositeBorder: Bool {
    if case .formula(let formula) = expression { formula.type == .border } else { false }
  }
}

extension Expression {
  fileprivate var isAlias: Bool {
    if case .alias = self { true } else { false }
  }
}
