import KansoDiagnostics
import KansoTheme

/// The types of the tokens of a guide. A token has the main type of its section, except the composite borders in
/// `borders`, which also has widths. The springs in `easings` have the type of curves, and are another kind of value.
struct GuideTokenTypes {
  /// The paths of the composite borders and of the springs.
  private var composites: Set<TokenPath> = []
  /// A report for each value of another kind than the first value of its token.
  private(set) var problems: [Diagnostic] = []

  /// Finds the composite borders and the springs. An alias is one if the first value of its target is one. A token that
  /// is not known, or in a cycle of aliases, is a width, or a curve.
  init(_ guide: StyleGuide, _ indexes: TokenIndexes) {
    findComposites(.borders, .border, guide, indexes)
    findComposites(.easings, .cubicBezier, guide, indexes)
    reportMixed(
      .borders, .border, guide, .invalidBorder, "is a width in one mode, and a composite border in another")
    reportMixed(
      .easings, .cubicBezier, guide, .invalidEasing, "is a curve in one mode, and a spring in another")
  }

  /// Finds the tokens of a section whose values are written with their parts. An alias is one if the first value of its
  /// target is one. A token that is not known, or in a cycle of aliases, is none.
  /// - Parameter type: the type of the written formulas.
  private mutating func findComposites(
    _ section: Section, _ type: TokenType, _ guide: StyleGuide, _ indexes: TokenIndexes
  ) {
    var isKnown: Set<TokenPath> = []
    for token in guide.tokens where token.section == section && !isKnown.contains(token.path) {
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
          isComposite = next.firstValidValue?.isFormula(of: type) == true
          break
        }
        current = indexes[reference.target].map { guide.tokens[$0] }
        if current?.section != section { break }
      }
      if isComposite { composites.formUnion(chain) }
    }
  }

  /// Reports the values that are not of the kind of the first value of their token. Aliases are checked with their
  /// targets.
  private mutating func reportMixed(
    _ section: Section, _ type: TokenType, _ guide: StyleGuide, _ descriptor: DiagnosticDescriptor,
    _ message: String
  ) {
    for token in guide.tokens where token.section == section && token.values.count > 1 {
      let own = composites.contains(token.path)
      for value in token.values
      where value.isFormula(of: type) != own && value.expression.isValid && !value.expression.isAlias {
        problems.append(
          Diagnostic(
            descriptor, "`\(token.path)` \(message)", at: value.range,
            help: "Write the same kind of value in all modes."))
      }
    }
  }

  /// The type of a token.
  subscript(of token: GuideToken) -> TokenType { isComposite(token) ? .border : token.section.type }

  /// Returns true for a composite border.
  private func isComposite(_ token: GuideToken) -> Bool {
    token.section == .borders && composites.contains(token.path)
  }

  /// Returns true for a spring.
  func isSpring(_ token: GuideToken) -> Bool {
    token.section == .easings && composites.contains(token.path)
  }

  /// Returns the noun for the target of a reference with its article, in messages.
  /// - Parameter token: the token with the reference.
  func noun(of target: GuideToken, in token: GuideToken) -> String {
    if isComposite(target) { return "a composite border" }
    if isSpring(target) { return "a spring" }
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
  /// Returns true for a formula of a type, such as a written border with its parts; false for an alias.
  fileprivate func isFormula(of type: TokenType) -> Bool {
    if case .formula(let formula) = expression { formula.type == type } else { false }
  }
}

extension Expression {
  fileprivate var isAlias: Bool {
    if case .alias = self { true } else { false }
  }
}
