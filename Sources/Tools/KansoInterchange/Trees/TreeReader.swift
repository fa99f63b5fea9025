import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoTheme

/// Reads the tokens of a tree: their values in all modes, or in the chosen ones.
struct TreeReader {
  private let tree: TokenTree
  /// The names of the chosen modes; empty for all.
  private let chosen: [String]
  private let modes: TreeModes
  /// The paths by their names with points between them, since names can contain points, too.
  private var paths: [String: [String]] = [:]
  /// The indexes of tokens by path.
  private var indexes: [[String]: Int] = [:]
  private var values = ValueReader()
  private var result = ForeignTokens()

  /// Returns the tokens of some files.
  static func read(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens {
    read(files.map { TreeDocument($0) }, selection)
  }

  /// Returns the tokens of some documents, of which a later one replaces tokens of an earlier one.
  /// - Parameter areSources: true if the order of the documents is that of a build. Otherwise files for the light and the
  ///   dark appearance are modes, and it is reported if a file replaces tokens of another one.
  static func read(
    _ documents: [TreeDocument], _ selection: ImportSelection, areSources: Bool = false
  ) -> ForeignTokens {
    var tree = TokenTree()
    if areSources {
      for document in documents { tree.merge(document) }
    } else {
      let files = FileModes(documents)
      for (document, mode) in zip(files.documents, files.modes) { tree.merge(document, mode: mode) }
      tree.findings += tree.replacements.findings
    }
    tree.findings += tree.otherExtensions.findings
    TreePointers.convertReferences(in: &tree)
    TreeInheritance.expand(&tree)
    TreePointers.replaceParts(in: &tree)
    var reader = TreeReader(tree, selection)
    reader.readTokens()
    return reader.result
  }

  private init(_ tree: TokenTree, _ selection: ImportSelection) {
    self.tree = tree
    chosen = selection.names.map { ValueModes.mode(ofKey: $0) ?? $0 }
    modes = chosen.isEmpty ? TreeModes(tree) : TreeModes()
    result.findings = tree.findings
    result.axes = modes.axes
  }

  private mutating func readTokens() {
    var tokens: [(index: Int, inherited: TokenTree.Inherited)] = []
    tree.forEachToken { index, inherited in
      tokens.append((index, inherited))
    }
    for (index, inherited) in tokens {
      indexes[inherited.path] = index
      paths[inherited.path.joined(separator: ".")] = inherited.path
    }
    for name in chosen where !tree.entries.contains(where: { $0.value(in: name) != nil }) {
      // Values without a mode are those of the default one, which is often the light one.
      let choices = TreeModes(tree).axes.flatMap(\.modes)
      guard !(choices + ["light"]).contains(where: { $0.lowercased() == name.lowercased() }) else { continue }
      result.addSelectionProblem("no token has a value in the mode `\(name)`", choices: choices)
    }
    for (index, inherited) in tokens { readToken(index, inherited) }
  }

  private mutating func readToken(_ index: Int, _ inherited: TokenTree.Inherited) {
    let entry = tree.entries[index]
    guard !inherited.path.isEmpty, let standard = entry.value else { return }
    let main = chosen.lazy.compactMap { entry.value(in: $0) }.first ?? standard
    let kind = ValueKind(typeName: inherited.typeName, path: inherited.path)
    let own = chosen.isEmpty ? entry.own.flatMap { Self.valueOfKanso($0, inherited.typeName) } : nil
    guard let value = own ?? value(main, kind, chosen.first, inherited) else { return }
    var token = ForeignToken(inherited.path, value, at: main.place)
    if tree.isOfKanso {
      token.section = tree.kinds[inherited.path[0]] ?? Section(rawValue: inherited.path[0])
    }
    token.typeName = inherited.typeName
    token.description = entry.description
    token.deprecation = inherited.deprecation
    if chosen.isEmpty {
      for mode in entry.modes {
        guard let axis = modes.axis(of: mode.name), mode.name != modes.axes[axis].modes[0],
          let value = self.value(mode.value, kind, mode.name, inherited)
        else { continue }
        token.variants.append(ForeignVariant([axis: mode.name], value))
      }
    }
    result.tokens.append(token)
  }

  /// Returns the exact value of a token that Kanso wrote; nil for a reference, and for edges.
  private static func valueOfKanso(_ token: JSONNode, _ typeName: String?) -> ForeignValue? {
    typeName.flatMap { TokenType(rawValue: $0) }.flatMap { token.valueOfKanso($0) }.map { .literal($0) }
  }

  /// Returns edges from a group or an object with four dimensions.
  private mutating func edges(
    _ value: TokenTree.Value, _ kind: ValueKind?, _ mode: String?, _ inherited: TokenTree.Inherited
  ) -> ForeignValue? {
    var parts: [ForeignValue.Part] = []
    for name in ["top", "leading", "bottom", "trailing"] {
      guard let node = value.node[name] else { return nil }
      let edge = TokenTree.Value(node: node["$value"] ?? node, source: value.source)
      guard let read = self.value(edge, kind, mode, inherited) else { return nil }
      parts.append(ForeignValue.Part(name, read))
    }
    // Edges of which each is that of another token are that token.
    guard case .reference(let first) = parts[0].value, first.count > 1 else { return .parts(parts) }
    let target = Array(first.dropLast())
    let isAlias = parts.allSatisfy { $0.value == .reference(target + [$0.name]) }
    return isAlias ? .reference(target) : .parts(parts)
  }

  /// Interprets a value in a mode, and reports its problems.
  private mutating func value(
    _ value: TokenTree.Value, _ kind: ValueKind?, _ mode: String?, _ inherited: TokenTree.Inherited
  ) -> ForeignValue? {
    if value.node["top"] != nil, tree.isOfKanso { return edges(value, kind, mode, inherited) }
    let read =
      edges(value.node, kind, mode, inherited)
      ?? values.value(of: replaced(value.node, kind, mode), as: kind)
    for problem in values.takeProblems() {
      let place = value.source.place(ofValueAt: problem.offset)
      result.findings.append(ImportFinding(problem.kind, inherited.path, problem.message, at: place))
    }
    return read.map { $0.mapReferences { known($0) } }
  }

  /// Interprets several lengths as the edges of a padding; nil for any other value.
  private func edges(
    _ node: JSONNode, _ kind: ValueKind?, _ mode: String?, _ inherited: TokenTree.Inherited
  ) -> ForeignValue? {
    guard kind == .length, let text = node.text, text.contains(" "),
      SectionChoice.isPadding(inherited.typeName, inherited.path)
    else { return nil }
    return values.edges(text) { path in
      replaced([.reference(path)], mode).flatMap { Quantity($0) }?.length != nil
    }
  }

  // MARK: References

  /// Returns the path of the token that a reference means: names may contain points, and `value` may stand between the
  /// token and a part of its value.
  private func known(_ path: [String]) -> [String] {
    if indexes[path] != nil { return path }
    let text = path.joined(separator: ".")
    if let path = paths[text] { return path }
    // Some files write the `value` that `ReferenceSyntax` leaves out as the name of a token.
    for name in ["value", "$root"] {
      if let path = paths[text + "." + name] { return path }
    }
    if path.last == "$root" { return known(path.dropLast()) }
    guard let index = path.lastIndex(where: { $0 == "value" || $0 == "$value" }), index > 0 else {
      return path
    }
    let target = Array(path[..<index])
    return indexes[target] == nil ? path : target + path[(index + 1)...]
  }

  /// The maximum length of a text with the values of references, in bytes.
  private static let maxTextLength = 4096
  /// The maximum number of references that are followed for a text.
  private static let maxReplacementCount = 64
  /// The maximum number of pieces of a text that wait for their replacement.
  private static let maxPieceCount = 1024

  /// Returns a value in which references that a guide cannot have are replaced: those inside of texts, and those to values
  /// that are no tokens. The depth is that of the parser at most.
  private func replaced(_ node: JSONNode, _ kind: ValueKind?, _ mode: String?, isPart: Bool = false)
    -> JSONNode
  {
    let content: JSONNode.Content
    switch node.content {
    case .string(let text):
      guard
        let whole = isPart ? textWithoutLooseReferences(text, mode) : textWithoutReferences(text, kind, mode)
      else {
        return node
      }
      content = .string(whole)
    case .array(let elements) where !tree.looseValues.isEmpty:
      content = .array(elements.map { replaced($0, nil, mode, isPart: true) })
    case .object(let members) where !tree.looseValues.isEmpty:
      content = .object(
        members.map {
          .init(key: $0.key, keyOffset: $0.keyOffset, value: replaced($0.value, nil, mode, isPart: true))
        })
    case .array, .object, .number, .bool, .null: return node
    }
    return JSONNode(content: content, offset: node.offset)
  }

  /// Returns a text with the values of references to values that are no tokens; nil if there are none.
  private func textWithoutLooseReferences(_ text: String, _ mode: String?) -> String? {
    let pieces = ReferenceSyntax().pieces(of: text)
    let isLoose = pieces.contains { piece in
      if case .reference(let path) = piece {
        tree.looseValues[path.joined(separator: ".")] != nil
      } else {
        false
      }
    }
    return isLoose ? replaced(pieces, mode) : nil
  }

  /// Returns a text in which the references are replaced by the texts of their tokens; nil if the text is a value with
  /// references by itself, or if a token has no text. A guide has no references inside of texts.
  private func textWithoutReferences(_ text: String, _ kind: ValueKind?, _ mode: String?) -> String? {
    if let text = textWithoutLooseReferences(text, mode) { return text }
    let pieces = ReferenceSyntax().pieces(of: text)
    guard pieces.count > 1, pieces.contains(where: \.isReference) else { return nil }
    var reader = ValueReader()
    let value = reader.value(of: text, as: kind, at: 0)
    if let value, !needsTexts(value, mode) { return nil }
    return replaced(pieces, mode)
  }

  /// Returns true for a text, and for a value that refers to a text such as `255, 0, 0` in `rgba({a}, 0.5)`.
  private func needsTexts(_ value: ForeignValue, _ mode: String?) -> Bool {
    switch value {
    case .text: return true
    case .literal, .reference, .flag: return false
    case .expression(let pieces):
      return pieces.contains { piece in
        guard case .reference(let path) = piece, let text = self.text(of: path, mode) else { return false }
        return Self.isList(text)
      }
    case .parts(let parts): return parts.contains { needsTexts($0.value, mode) }
    case .list(let elements): return elements.contains { needsTexts($0, mode) }
    }
  }

  /// Returns true for numbers with commas or blanks between them, such as the channels of a color.
  private static func isList(_ text: String) -> Bool {
    let separator = UInt8(ascii: text.contains(",") ? "," : " ")
    let parts = ValueReader.split(text, at: separator).filter { !$0.isEmpty }
    return parts.count > 1 && parts.allSatisfy { Quantity($0) != nil }
  }

  /// Returns the text of the token with a path in a mode, also of a number; nil for any other value.
  private func text(of path: [String], _ mode: String?) -> String? {
    let node: JSONNode?
    if let entry = indexes[known(path)].map({ tree.entries[$0] }) {
      node = (mode.flatMap { entry.value(in: $0) } ?? entry.value)?.node
    } else {
      node = tree.looseValues[path.joined(separator: ".")]
    }
    switch node?.content {
    case .string(let text)?: return text
    case .number(let number)?: return number.formatted(as: .decimal)
    case .object?, .array?, .bool?, .null?, nil: return nil
    }
  }

  /// Returns the text of pieces with the texts of all tokens; nil if one has no text, or if it becomes too long.
  private func replaced(_ pieces: [ForeignValue.Piece], _ mode: String?) -> String? {
    var open = Array(pieces.reversed())
    var text = ""
    var count = 0
    while let piece = open.popLast() {
      switch piece {
      case .text(let part): text += part
      case .reference(let path):
        count += 1
        guard count <= Self.maxReplacementCount, let part = self.text(of: path, mode) else { return nil }
        open += ReferenceSyntax().pieces(of: part).reversed()
      }
      guard open.count <= Self.maxPieceCount, text.utf8.count <= Self.maxTextLength else { return nil }
    }
    return text
  }
}

extension TokenTree.Entry {
  /// Returns the value in a mode; nil if it has none. The case of a mode's name does not matter.
  func value(in mode: String) -> TokenTree.Value? {
    (modes.first { $0.name == mode } ?? modes.first { $0.name.lowercased() == mode.lowercased() })?.value
  }
}

extension ForeignValue {
  /// Returns the value with other paths of references.
  package func mapReferences(_ path: ([String]) -> [String]) -> ForeignValue {
    switch self {
    case .literal, .text, .flag: self
    case .reference(let source): .reference(path(source))
    case .expression(let pieces):
      .expression(
        pieces.map { piece in
          if case .reference(let source) = piece { .reference(path(source)) } else { piece }
        })
    case .parts(let parts): .parts(parts.map { Part($0.name, $0.value.mapReferences(path)) })
    case .list(let elements): .list(elements.map { $0.mapReferences(path) })
    }
  }
}
