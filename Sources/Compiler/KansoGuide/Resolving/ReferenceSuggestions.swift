import KansoDiagnostics
import KansoTheme

/// The tokens that a reference without a target was probably meant for.
struct ReferenceSuggestions {
  private let guide: StyleGuide
  /// The number of further suggestions. A suggestion compares with every token, so only the first errors of a guide
  /// get one.
  private var suggestionsLeft = 20
  /// The tokens for the help text of each section, if no similar name exists.
  private var knownExamples: [String: [TokenPath]] = [:]
  private static let exampleCount = 3

  init(guide: StyleGuide) { self.guide = guide }

  /// Returns the path of the token that the user probably meant by `path`: a similar path in the same
  /// section, the same last name in another group of the section, or the same path in another section of the
  /// same type. Uses up one suggestion; nil if there is no such token or no suggestion is left.
  mutating func suggestion(for path: TokenPath) -> TokenPath? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    let section = path.section
    let candidates = guide.tokens.lazy.filter { $0.path.section == section }.map(\.path.withinSection)
    if let near = Spelling.nearest(to: path.withinSection, among: candidates) {
      return TokenPath("\(section).\(near)")
    }
    // Searches for the right name in the wrong group, then for the same path in another section.
    let (name, inner) = (path.name, path.withinSection)
    let type = guide.declaredSections.kind(of: section)?.type
    let inSection = guide.tokens.first { $0.path.section == section && $0.path.name == name }
    let found = inSection ?? guide.tokens.first { $0.section.type == type && $0.path.withinSection == inner }
    return found?.path
  }

  /// Returns the path of the first token with a path in its section. Uses up one suggestion; nil if there is no such
  /// token or no suggestion is left.
  mutating func firstPath(withinSection path: String) -> TokenPath? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    return guide.tokens.first { $0.path.withinSection == path }?.path
  }

  /// Returns the first token in a group, at any depth. Uses up one suggestion; nil if none is left.
  mutating func firstToken(in group: TokenPath) -> GuideToken? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    return guide.tokens.first { $0.path.isInside(group) }
  }

  /// Returns the paths of up to three tokens that are `isExemplary` in a section, except `token` itself.
  /// - Parameter root: the name of the section.
  mutating func examples(for token: GuideToken, in root: String) -> ArraySlice<TokenPath> {
    let known =
      knownExamples[root]
      ?? guide.tokens.lazy.filter { $0.path.section == root && $0.isExemplary }
      .prefix(Self.exampleCount + 1).map(\.path)
    knownExamples[root] = known
    return known.filter { $0 != token.path }.prefix(Self.exampleCount)
  }
}

extension GuideToken {
  /// True if the token is a good example of a target: it is not deprecated, and its first value depends on no
  /// other token.
  fileprivate var isExemplary: Bool {
    guard metadata.deprecated?.value == nil else { return false }
    return values.first?.expression.constant != nil
  }
}
