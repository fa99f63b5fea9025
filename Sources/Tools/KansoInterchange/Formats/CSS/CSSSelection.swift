/// The blocks of style sheets that are read, where only some are: a name of a selection is a list of selectors,
/// perhaps after the name of a file as in `dark.css: :root, .dark`, or the scheme `light` or `dark`.
struct CSSSelection {
  private struct Entry {
    /// The end of the path of the file; nil for all files.
    let file: String?
    let selectors: Set<String>
  }

  private let entries: [Entry]
  /// The appearance of the system.
  let scheme: String

  /// - Parameter names: the names of the selection, with the weakest selectors first. At least one.
  init(_ names: [String]) {
    scheme = names.last { $0 == "light" || $0 == "dark" } ?? "light"
    entries = names.filter { $0 != "light" && $0 != "dark" }.map { name in
      let parts = name.split(separator: ": ", maxSplits: 1)
      let hasFile = parts.count == 2
      let list = CSSText(file: .init(path: "", text: hasFile ? String(parts[1]) : name))
      return Entry(
        file: hasFile ? String(parts[0]) : nil,
        selectors: Set(CSSSelectors.split(list.tokens[...]).map { list.normalized($0) }))
    }
  }

  /// Returns the rank of a rule, the higher the stronger; nil if it is not selected.
  func rank(of rule: CSSStyleSheet.Rule, in text: CSSText) -> Int? {
    let selectors =
      rule.name == nil
      ? CSSSelectors.split(rule.prelude[...]).map { text.normalized($0) }
      : ["@\(rule.name ?? "")", "@\(rule.name ?? "") \(text.normalized(rule.prelude[...]))"]
    if entries.isEmpty { return 0 }
    return entries.lastIndex { entry in
      (entry.file.map { text.file.path.hasSuffix($0) } ?? true)
        && selectors.contains { entry.selectors.contains($0) }
    }
  }
}

extension CSSText {
  /// All tokens of the text.
  var tokens: [CSSToken] {
    var tokens: [CSSToken] = []
    var tokenizer = CSSTokenizer(file)
    while true {
      let token = tokenizer.next()
      if token.kind == .end { return tokens }
      tokens.append(token)
    }
  }

  /// Returns the text of tokens without comments and with single spaces.
  func normalized(_ tokens: ArraySlice<CSSToken>) -> String {
    tokens.map { $0.kind == .whitespace ? " " : $0.kind == .comment ? "" : raw($0) }.joined().trimmed
  }
}
