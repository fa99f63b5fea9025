import KansoTheme

/// A group within a source, or the source's own enum.
struct GroupContext: TemplateContext {
  enum Field: String, CaseIterable {
    case lead, name, indent, path, description, hasTokens, tokens, groups
    /// The tokens for sections that `PlainSections` hands back to the library.
    case listedTokens

    /// The fields for templates to use.
    static let allCases: [Field] = [.lead, .name, .indent, .path, .description, .hasTokens, .tokens, .groups]
  }

  private let group: TokenGroup
  private let depth: Int
  /// Whether nothing stands before the group in the one around it.
  private let isFirst: Bool
  private let writer: TokenWriter
  /// Nil where the templates ask for more than plain sections can give.
  private let plainSections: PlainSections?

  init(group: TokenGroup, depth: Int, isFirst: Bool, writer: TokenWriter, plainSections: PlainSections?) {
    self.group = group
    self.depth = depth
    self.isFirst = isFirst
    self.writer = writer
    self.plainSections = plainSections
  }

  private var indentation: String { String(repeating: "  ", count: depth - 1) }

  private var hasTokens: Bool {
    group.members.contains { if case .token = $0 { true } else { false } }
  }

  private var tokens: [TokenContext] {
    let indentation = Indentation(depth: depth)
    return group.members.compactMap { member in
      guard case .token(let index) = member else { return nil }
      return TokenContext(token: writer.theme.tokens[index], indentation: indentation, writer: writer)
    }
  }

  private var groups: [GroupContext] {
    var isFirst = depth > 1 && !hasTokens
    return group.members.compactMap { member in
      guard case .group(let inner) = member else { return nil }
      defer { isFirst = false }
      return GroupContext(
        group: inner, depth: depth + 1, isFirst: isFirst, writer: writer, plainSections: plainSections)
    }
  }

  // Templates look names up outward where a context lacks them, so a group has to answer even what it has none of.
  func value(of field: Field) -> Any? {
    switch field {
    case .tokens:
      guard hasTokens, let plainSections else { return tokens }
      return plainSections.lambda { tokens }
    case .listedTokens: return tokens
    case .groups: return groups
    case .hasTokens: return hasTokens
    case .name: return SwiftName.escaped(SwiftName.type(group.path.name))
    case .lead: return (isFirst ? "" : "\n") + writer.lead(of: group, indentation: indentation)
    case .indent: return indentation
    case .path: return group.path.dotted
    case .description: return group.description ?? false
    }
  }

  static func role(of field: Field) -> FieldRole {
    switch field {
    case .tokens, .listedTokens: .list(TokenContext.self)
    case .groups: .nestedList(GroupContext.self)
    default: .value
    }
  }
}

extension Theme {
  /// The tokens of a group and of the groups within.
  func forEachToken(in group: TokenGroup, _ body: (ThemeToken) -> Void) {
    for member in group.members {
      switch member {
      case .token(let index): body(tokens[index])
      case .group(let inner): forEachToken(in: inner, body)
      }
    }
  }
}
