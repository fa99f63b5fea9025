import KansoDiagnostics
import KansoStandard
import KansoTheme

/// A theme that Kanso compiled, as the file of a guide. Its aliases and modes stay.
struct ThemeGuide: Sendable {
  let file: SourceFile
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var declaredModes = DeclaredModes()
  private(set) var declaredSections = DeclaredSections()
  private let theme: Theme?
  /// The names of tokens and groups in the file, by their paths.
  private var names: [String: SourceRange] = [:]
  /// The values of tokens in the file, by their paths.
  private var values: [String: SourceRange] = [:]

  init(_ source: StandardSource) {
    file = source.file
    do {
      theme = try Theme(json: file.bytes, path: file.path)
    } catch {
      theme = nil
      let message = (error as? ThemeError)?.message ?? "\(error)"
      diagnostics.append(
        Diagnostic(
          .foreignFormat, "this is a theme that Kanso compiled, and it cannot be read: \(message)",
          at: SourceRange(file: file, 0..<0), help: "Compile its guide again, or name the guide."))
    }
    guard let theme, let root = source.root else { return }
    find(in: root, at: "")
    for mode in theme.modes where declaredModes.indexes[mode.name] == nil {
      declaredModes.append(mode, at: start)
    }
    for (name, kind) in theme.kinds.sorted(by: { $0.key < $1.key }) {
      declaredSections.add(name, kind, at: names[name] ?? start).map { diagnostics.append($0) }
    }
    for path in names.keys.sorted() {
      let name = TokenPath(path).name
      guard GuideName.valid(name) != name, let range = names[path] else { continue }
      diagnostics.append(
        Diagnostic(.invalidName, "`\(name)` is not a name in a guide", at: range, help: "Name the guide."))
    }
  }

  /// The start of the file, for what has no place of its own.
  private var start: SourceRange { SourceRange(file: file, 0..<0) }

  /// Finds the places of the members of a group. The recursion is as deep as the JSON.
  private mutating func find(in node: JSONNode, at path: String) {
    guard case .object(let members) = node.content else { return }
    for member in members where member.key.utf8.first != UInt8(ascii: "$") {
      let own = path.isEmpty ? member.key : "\(path).\(member.key)"
      names[own] = SourceRange(file: file, member.keyOffset..<member.value.offset)
      if let value = member.value["$value"] {
        values[own] = SourceRange(file: file, value.offset..<value.end)
      } else {
        find(in: member.value, at: own)
      }
    }
  }

  /// Returns the guide with the modes of all files; nil if the theme could not be read.
  func guide(modes: DeclaredModes, sections: DeclaredSections) -> StyleGuide? {
    guard let theme, !diagnostics.hasErrors else { return nil }
    var size = GuideSize()
    let tokens = theme.tokens.compactMap { token -> GuideToken? in
      guard let section = theme.section(of: token.path) else { return nil }
      size.add(token.path)
      return GuideToken(
        path: token.path, section: section, nameRange: names[token.path.dotted] ?? start,
        metadata: metadata(token.path, token.description, token.deprecated, token.extensions),
        values: values(of: token, theme, modes))
    }
    guard tokens.count == theme.tokens.count else { return nil }
    return StyleGuide(
      files: [file], name: theme.name, modes: modes.modes, modeRanges: modes.ranges,
      declaredSections: sections, sections: theme.sections.map { group($0) }, tokens: tokens, leftOut: [],
      size: size, modeOrders: StyleGuide.fallbackOrders(of: modes.modes),
      contrasts: theme.contrasts.map { SourceContrast($0, at: start) },
      renames: theme.renames.map {
        GuideRename(oldPath: $0.oldPath, oldRange: start, newPath: $0.newPath, newRange: start)
      })
  }

  private func group(_ group: TokenGroup) -> GuideGroup {
    GuideGroup(
      path: group.path, nameRange: names[group.path.dotted] ?? start,
      metadata: metadata(group.path, group.description, group.deprecated),
      members: group.members.map { member in
        switch member {
        case .token(let index): .token(index)
        case .group(let inner): .group(self.group(inner))
        }
      })
  }

  private func metadata(
    _ path: TokenPath, _ description: String?, _ deprecated: Deprecation?,
    _ extensions: [JSONNode.Member] = []
  ) -> Metadata {
    var metadata = Metadata()
    metadata.extensions = extensions
    metadata.description = description
    metadata.deprecated = deprecated.map { SourceDeprecation(value: $0, range: names[path.dotted] ?? start) }
    return metadata
  }

  /// Returns the value of a token for all modes, or the values for those modes that have one of their own. A mode without
  /// a fallback always has one.
  private func values(of token: ThemeToken, _ theme: Theme, _ modes: DeclaredModes) -> [SourceValue] {
    let range = values[token.path.dotted] ?? start
    func value(_ value: TokenValue, _ alias: TokenPath?, in mode: Int?) -> SourceValue {
      let number = mode.flatMap { modes.indexes[theme.modes[$0].name] }
      let expression: Expression =
        alias.map {
          .alias(Reference(target: $0, sourceText: "{\($0.dotted)}", range: range, isPart: false))
        } ?? .literal(value)
      return SourceValue(mode: number, expression: expression, range: range)
    }
    let variants = token.variants.filter { $0.mode > 0 && $0.mode < theme.modes.count }
    let isSameAlias = token.alias != nil && variants.allSatisfy { $0.alias == token.alias }
    guard !variants.isEmpty, !isSameAlias else { return [value(token.value, token.alias, in: nil)] }
    var result = [value(token.value, token.alias, in: 0)]
    for (index, mode) in theme.modes.enumerated().dropFirst() {
      if let variant = variants.first(where: { $0.mode == index }) {
        result.append(value(variant.value, variant.alias, in: index))
      } else if mode.fallback == nil {
        result.append(value(theme.value(of: token, in: mode.context), nil, in: index))
      }
    }
    return result
  }
}
