/// Finds the modes that selectors name. A selector is one of a theme if all of it is about the root of a page:
/// `:root`, `html.dark`, `[data-theme=dark] body`, `:where(:host)`.
struct CSSSelectors {
  private let text: CSSText
  /// The conditions of the rule around it, which `&` means.
  private let outer: [CSSConditions]

  /// The maximum nesting of functions such as `:is()`.
  private static let maxDepth = 8
  /// The maximum number of alternatives of a rule that are kept.
  static let maxAlternatives = 16

  init(_ text: CSSText, within outer: [CSSConditions]) { (self.text, self.outer) = (text, outer) }

  /// Returns the conditions of the selectors of a list that are those of themes; nil if none is.
  func conditions(of list: [CSSToken]) -> [CSSConditions]? {
    conditions(of: list[...], isRoot: false, depth: 0)
  }

  private func conditions(of list: ArraySlice<CSSToken>, isRoot: Bool, depth: Int) -> [CSSConditions]? {
    guard depth < Self.maxDepth else { return nil }
    let selectors = Self.split(list)
    var found = selectors.compactMap { conditions(ofSelector: $0, isRoot: isRoot, depth: depth) }
    // A class beside `:root` is the name of the theme that the root has by default.
    if !isRoot, found.contains(where: { $0.contains { $0.modes.isEmpty } }) {
      found = selectors.compactMap { conditions(ofSelector: $0, isRoot: true, depth: depth) }
    }
    let all = found.flatMap { $0 }
    return all.isEmpty ? nil : Array(all.prefix(Self.maxAlternatives))
  }

  /// Splits tokens at the commas outside of brackets.
  static func split(_ tokens: ArraySlice<CSSToken>) -> [ArraySlice<CSSToken>] {
    var parts: [ArraySlice<CSSToken>] = []
    var (start, depth) = (tokens.startIndex, 0)
    for index in tokens.indices {
      switch tokens[index].kind {
      case .function, .openParenthesis, .openBracket: depth += 1
      case .closeParenthesis, .closeBracket: depth -= 1
      case .comma where depth == 0:
        parts.append(tokens[start..<index])
        start = index + 1
      default: break
      }
    }
    return parts + [tokens[start...]]
  }

  /// Returns the conditions of one selector; nil if it is not about the root.
  /// - Parameter isRoot: true if a part without `:root` is about the root, too.
  private func conditions(ofSelector tokens: ArraySlice<CSSToken>, isRoot: Bool, depth: Int)
    -> [CSSConditions]?
  {
    var result = [CSSConditions()]
    var names: [(name: String, axis: String?)] = []
    var hasRoot = isRoot
    /// Adds the conditions of the classes and attributes of a compound.
    func endCompound() -> Bool {
      for (name, axis) in names {
        let theme =
          axis.map { CSSConditions.theme(name, ofAttribute: $0) }
          ?? CSSConditions.theme(ofClass: name, isRoot: hasRoot)
        guard let theme else { return false }
        result = result.map { theme.within($0) }
      }
      names = []
      hasRoot = isRoot
      return true
    }
    var index = tokens.startIndex
    var hasParts = false
    while index < tokens.endIndex {
      let token = tokens[index]
      let next = index + 1 < tokens.endIndex ? tokens[index + 1] : nil
      switch token.kind {
      case .comment: break
      case .whitespace: guard endCompound() else { return nil }
      case .ident where ["html", "body"].contains(text.name(token).lowercased()): hasRoot = true
      case .delimiter where text.raw(token) == "&":
        result = combined(result, outer)
        hasRoot = true
      case .delimiter where [">", "+", "~"].contains(text.raw(token)): guard endCompound() else { return nil }
      case .delimiter where text.raw(token) == ".":
        guard let next, next.kind == .ident else { return nil }
        names.append((text.name(next), nil))
        index += 1
      case .openBracket:
        let content = Self.content(of: tokens, from: index)
        guard let attribute = attribute(content, isRoot: hasRoot) else { return nil }
        if let value = attribute.value { names.append((value, attribute.axis)) }
        index = content.endIndex
      case .colon:
        guard let next else { return nil }
        if next.kind == .ident {
          guard ["root", "host"].contains(text.name(next).lowercased()) else { return nil }
          hasRoot = true
          index += 1
        } else if next.kind == .function {
          let content = Self.content(of: tokens, from: index + 1)
          guard let inner = function(text.name(next).lowercased(), content, hasRoot, depth) else {
            return nil
          }
          result = combined(result, inner)
          hasRoot = true
          index = content.endIndex
        } else {
          return nil
        }
      default: return nil
      }
      hasParts = hasParts || !token.isSpace
      index += 1
    }
    return endCompound() && hasParts ? result : nil
  }

  /// Returns the tokens between a bracket and the one that closes it. The index of the latter is their end.
  private static func content(of tokens: ArraySlice<CSSToken>, from open: Int) -> ArraySlice<CSSToken> {
    var depth = 0
    for index in tokens[open...].indices {
      switch tokens[index].kind {
      case .function, .openParenthesis, .openBracket: depth += 1
      case .closeParenthesis, .closeBracket:
        depth -= 1
        if depth <= 0 { return tokens[(open + 1)..<index] }
      default: break
      }
    }
    return tokens[(open + 1)...]
  }

  /// Returns the conditions of a pseudo-class with arguments; nil for one that is not about the root.
  private func function(_ name: String, _ content: ArraySlice<CSSToken>, _ isRoot: Bool, _ depth: Int)
    -> [CSSConditions]?
  {
    switch name {
    case "is", "where", "matches": return conditions(of: content, isRoot: isRoot, depth: depth + 1)
    case "host", "host-context": return conditions(of: content, isRoot: true, depth: depth + 1)
    case "not":
      guard let inner = conditions(of: content, isRoot: true, depth: depth + 1) else {
        return [CSSConditions()]
      }
      let appearances = Set(inner.map { $0.modes[CSSConditions.appearance] })
      guard appearances.count == 1, let mode = appearances.first ?? nil else { return [CSSConditions()] }
      return [CSSConditions(impliedAppearance: mode == "dark" ? "light" : "dark")]
    default: return nil
    }
  }

  /// Returns each of some conditions within each of others.
  private func combined(_ left: [CSSConditions], _ right: [CSSConditions]) -> [CSSConditions] {
    Array(left.flatMap { outer in right.map { $0.within(outer) } }.prefix(Self.maxAlternatives))
  }

  /// Returns the axis and the value of an attribute, without a value if it says nothing; nil for one that is not
  /// about the root.
  private func attribute(_ tokens: ArraySlice<CSSToken>, isRoot: Bool) -> (axis: String, value: String?)? {
    let parts = tokens.filter { !$0.isSpace }
    guard let first = parts.first, first.kind == .ident else { return nil }
    let name = text.name(first).lowercased()
    let axis = name.hasPrefix("data-") ? String(name.dropFirst(5)) : name
    let words = AppearanceName.split(axis)
    guard isRoot || words.contains(where: { Self.axisWords.contains($0) }) else { return nil }
    if let value = parts.dropFirst().last(where: { $0.kind == .string || $0.kind == .ident }) {
      let text = text.name(value)
      if words.contains(CSSConditions.contrast), !text.lowercased().contains("no") {
        return (axis, "\(text) \(CSSConditions.contrast)")
      }
      return (axis, text)
    }
    // `[dark]` names the mode itself; `[data-theme]` only says that there is one.
    return (axis, words.contains { $0 == "dark" || $0 == "light" } ? axis : nil)
  }

  /// The words of attributes that are about the root wherever they are.
  private static let axisWords: Set<String> = [
    "theme", "mode", "scheme", "appearance", "contrast", "brand", "density", "palette",
  ]
}
