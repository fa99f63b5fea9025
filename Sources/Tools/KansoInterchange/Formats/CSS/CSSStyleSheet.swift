import KansoDiagnostics

/// The rules and custom properties of a style sheet, in its order.
struct CSSStyleSheet {
  /// A rule, with a block or without one.
  struct Rule {
    /// The name of an at-rule in lower case; nil for a rule with selectors.
    let name: String?
    /// The selectors, or what follows the name of an at-rule.
    let prelude: [CSSToken]
    /// The index of the rule around it; nil at the top.
    let parent: Int?
    let place: SourceRange
  }

  /// A custom property, or one of the few other declarations that matter.
  struct Declaration {
    let name: String
    /// The tokens of the value without comments, without white space at its ends, and without `!important`.
    let value: [CSSToken]
    let place: SourceRange
    let comment: CommentText?
    /// The index of its rule.
    let rule: Int
  }

  let text: CSSText
  private(set) var rules: [Rule] = []
  private(set) var declarations: [Declaration] = []

  /// Reads a style sheet. Whatever is no rule and no declaration is skipped as browsers do.
  init(_ file: SourceFile) {
    text = CSSText(file: file)
    var tokens = CSSTokenizer(file)
    var open: [Int] = []
    var comment: CSSToken?
    var token = tokens.next()
    while token.kind != .end {
      switch token.kind {
      case .comment: comment = token
      case .whitespace, .semicolon, .commentDelimiter: break
      case .closeBrace:
        _ = open.popLast()
        comment = nil
      case .ident, .function, .atKeyword, .hash, .string, .badString, .url, .badURL, .delimiter, .number,
        .percentage,
        .dimension, .colon, .comma, .openBracket, .closeBracket, .openParenthesis, .closeParenthesis,
        .openBrace, .end:
        let item = readItem(token, from: &tokens)
        add(item, after: comment, within: &open)
        comment = nil
        // The brace that ends the block around a declaration without a semicolon.
        if item.end.kind == .closeBrace { _ = open.popLast() }
      }
      token = tokens.next()
    }
  }

  /// The tokens of a declaration or of what stands before a block, and the token after them.
  private struct Item {
    var tokens: [CSSToken]
    var end: CSSToken
  }

  /// The declarations that are kept beside custom properties: of `@property`, and of the schemes of a page.
  private static let keptNames: Set<String> = ["initial-value", "color-scheme"]

  /// Reads up to a `;`, `{` or `}` outside of brackets. A block within the value of a custom property is a part of
  /// it.
  private func readItem(_ first: CSSToken, from tokens: inout CSSTokenizer) -> Item {
    var item = Item(tokens: [], end: first)
    let isCustomProperty = first.kind == .ident && file.bytes[first.range.offsets].starts(with: "--".utf8)
    var closers: [CSSToken.Kind] = []
    var token = first
    while true {
      if closers.isEmpty {
        let isBlock = token.kind == .openBrace && !(isCustomProperty && hasColon(item.tokens))
        if isBlock || token.kind == .semicolon || token.kind == .closeBrace { break }
      }
      switch token.kind {
      case .openBrace: closers.append(.closeBrace)
      case .openBracket: closers.append(.closeBracket)
      case .openParenthesis, .function: closers.append(.closeParenthesis)
      case .closeBrace, .closeBracket, .closeParenthesis:
        if closers.last == token.kind { closers.removeLast() }
      case .ident, .atKeyword, .hash, .string, .badString, .url, .badURL, .delimiter, .number, .percentage,
        .dimension,
        .whitespace, .comment, .colon, .semicolon, .comma, .commentDelimiter, .end:
        break
      }
      if token.kind == .end { break }
      item.tokens.append(token)
      token = tokens.next()
    }
    item.end = token
    return item
  }

  private var file: SourceFile { text.file }

  /// Returns true if the second token is a colon.
  private func hasColon(_ tokens: [CSSToken]) -> Bool {
    tokens.dropFirst().first { !$0.isSpace }?.kind == .colon
  }

  /// Adds a rule or a declaration.
  /// - Parameter open: the indices of the rules whose blocks are open.
  private mutating func add(_ item: Item, after comment: CSSToken?, within open: inout [Int]) {
    let first = item.tokens.first ?? item.end
    let isRule = item.end.kind == .openBrace
    if first.kind == .atKeyword || isRule {
      let isAtRule = first.kind == .atKeyword
      rules.append(
        Rule(
          name: isAtRule ? text.name(first).lowercased() : nil,
          prelude: Self.trimmed(isAtRule ? item.tokens.dropFirst() : item.tokens[...]), parent: open.last,
          place: place(of: item.tokens, else: first)))
      if isRule { open.append(rules.count - 1) }
      return
    }
    guard let rule = open.last, first.kind == .ident, hasColon(item.tokens) else { return }
    let name = text.name(first)
    guard name.hasPrefix("--") || Self.keptNames.contains(name.lowercased()),
      let colon = item.tokens.firstIndex(where: { $0.kind == .colon })
    else { return }
    let value = withoutImportance(Self.trimmed(item.tokens[(colon + 1)...]))
    declarations.append(
      Declaration(
        name: name, value: value.filter { $0.kind != .comment }, place: place(of: value, else: first),
        comment: comment.flatMap { self.comment($0, before: first) }, rule: rule))
  }

  /// Returns tokens without white space and comments at both ends.
  private static func trimmed(_ tokens: ArraySlice<CSSToken>) -> [CSSToken] {
    guard let start = tokens.firstIndex(where: { !$0.isSpace }),
      let end = tokens.lastIndex(where: { !$0.isSpace })
    else { return [] }
    return Array(tokens[start...end])
  }

  /// Returns a value without `!important` at its end.
  private func withoutImportance(_ value: [CSSToken]) -> [CSSToken] {
    guard let last = value.last, last.kind == .ident, text.name(last).lowercased() == "important",
      let mark = value.dropLast().lastIndex(where: { !$0.isSpace }), value[mark].kind == .delimiter,
      text.raw(value[mark]) == "!"
    else { return value }
    return Self.trimmed(value[..<mark])
  }

  private func place(of tokens: [CSSToken], else other: CSSToken) -> SourceRange {
    guard let first = tokens.first, let last = tokens.last(where: { !$0.isSpace }) else {
      return SourceRange(file: file, other.range)
    }
    return SourceRange(file: file, first.range.lowerBound..<last.range.upperBound)
  }

  /// Returns the text of a comment that is alone on the lines directly before a token, or ends there.
  private func comment(_ comment: CSSToken, before token: CSSToken) -> CommentText? {
    guard let line = CommentText.startOfLine(before: token.range.lowerBound, in: file.bytes),
      CommentText.endOfLine(before: line, in: file.bytes) == comment.range.upperBound,
      CommentText.startOfLine(before: comment.range.lowerBound, in: file.bytes) != nil
    else { return nil }
    return CommentText(String(text.raw(comment).dropFirst(2).dropLast(2)))
  }
}
