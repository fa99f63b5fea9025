/// Finds the modes that media queries ask for.
struct CSSMediaQuery {
  private let text: CSSText
  /// The conditions of the custom queries of `@custom-media` by their names.
  private let custom: [String: [CSSConditions]]

  init(_ text: CSSText, custom: [String: [CSSConditions]]) { (self.text, self.custom) = (text, custom) }

  /// Returns the conditions of the queries of a list; nil if none of them is only about themes, such as one for the
  /// width of the window.
  func conditions(of list: [CSSToken]) -> [CSSConditions]? {
    let found = CSSSelectors.split(list[...]).compactMap { conditions(ofQuery: $0) }.flatMap { $0 }
    return found.isEmpty ? nil : Array(found.prefix(CSSSelectors.maxAlternatives))
  }

  /// Returns the conditions of a query, such as `screen and (prefers-color-scheme: dark)`; nil for another feature.
  private func conditions(ofQuery tokens: ArraySlice<CSSToken>) -> [CSSConditions]? {
    var result = [CSSConditions()]
    var isNegated = false
    var feature: [CSSToken]?
    for token in tokens where !token.isSpace {
      switch token.kind {
      case .ident where feature == nil:
        switch text.name(token).lowercased() {
        case "only", "all", "screen", "and": break
        case "not": isNegated = true
        default: return nil
        }
      case .openParenthesis: feature = []
      case .closeParenthesis:
        // Behind a parenthesis in parentheses is nothing that is not closed.
        guard let parts = feature else { continue }
        guard let conditions = conditions(ofFeature: parts, isNegated: isNegated) else { return nil }
        result = result.flatMap { outer in conditions.map { $0.within(outer) } }
        if result.count > CSSSelectors.maxAlternatives { return nil }
        feature = nil
        isNegated = false
      default:
        guard feature != nil else { return nil }
        feature?.append(token)
      }
    }
    return isNegated ? nil : result
  }

  /// Returns the conditions of what is in parentheses.
  private func conditions(ofFeature tokens: [CSSToken], isNegated: Bool) -> [CSSConditions]? {
    guard let first = tokens.first, first.kind == .ident else { return nil }
    let name = text.name(first).lowercased()
    if tokens.count == 1, name.hasPrefix("--") { return isNegated ? nil : custom[name] }
    guard tokens.count == 3, tokens[1].kind == .colon, tokens[2].kind == .ident else { return nil }
    let value = text.name(tokens[2]).lowercased()
    switch (name, value) {
    case ("prefers-color-scheme", "dark"): return [.appearance(isNegated ? "light" : "dark")]
    case ("prefers-color-scheme", "light"): return [.appearance(isNegated ? "dark" : "light")]
    case ("prefers-contrast", "more") where !isNegated, ("prefers-contrast", "high") where !isNegated:
      return [CSSConditions(modes: [CSSConditions.contrast: CSSConditions.increased])]
    case ("prefers-contrast", "no-preference"): return isNegated ? nil : [CSSConditions()]
    default: return nil
    }
  }
}
