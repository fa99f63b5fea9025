import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// The context of a group in a source, or of the source's own enum.
struct GroupContext: TemplateContext {
  enum Field: String, CaseIterable {
    case lead, name, indent, path, description, hasTokens, tokens, groups
    /// The tokens and the groups, for sections that `PlainSections` returns to the library.
    case listedTokens, listedGroups

    /// The fields for templates to use.
    static let allCases: [Field] = [.lead, .name, .indent, .path, .description, .hasTokens, .tokens, .groups]

    /// True if the field is a text of a declaration, which `append` writes without the template library.
    var isOfDeclaration: Bool {
      switch self {
      case .lead, .name, .indent, .path: true
      case .description, .hasTokens, .tokens, .groups, .listedTokens, .listedGroups: false
      }
    }
  }

  private let group: TokenGroup
  /// The depth of the group: 1 for the source's own enum, or 2 in a namespace.
  private let depth: Int
  /// True for the source's own enum.
  private let isRoot: Bool
  /// True if the group is the first declaration in its parent.
  private let isFirst: Bool
  private let writer: TokenWriter
  /// The fast rendering of plain sections; nil if the templates use features that it does not support.
  private let plainSections: PlainSections?

  /// Creates the context of a group. The parameters have the meaning of the properties.
  init(
    group: TokenGroup, depth: Int, isRoot: Bool = false, isFirst: Bool = false, writer: TokenWriter,
    plainSections: PlainSections?
  ) {
    self.group = group
    self.depth = depth
    self.isRoot = isRoot
    self.isFirst = isFirst
    self.writer = writer
    self.plainSections = plainSections
  }

  /// The indentation of the group's own declaration: two spaces for each level.
  private var indentation: String { String(repeating: "  ", count: depth - 1) }

  /// True if the group has tokens of its own, not only in nested groups.
  var hasTokens: Bool {
    group.members.contains { if case .token = $0 { true } else { false } }
  }

  /// True if groups are nested directly in the group.
  private var hasGroups: Bool {
    group.members.contains { if case .group = $0 { true } else { false } }
  }

  /// The keyword of the access level with a space after it; empty for `internal`.
  var access: String { writer.access }

  /// The contexts of the group's own tokens, in the order of the guide.
  var tokens: [TokenContext] {
    let indentation = Indentation(depth: depth)
    return group.members.compactMap { member in
      guard case .token(let index) = member else { return nil }
      return TokenContext(token: writer.theme.tokens[index], indentation: indentation, writer: writer)
    }
  }

  /// The contexts of the groups directly in the group, in the order of the guide.
  var groups: [GroupContext] {
    var isFirst = !isRoot && !hasTokens
    return group.members.compactMap { member in
      guard case .group(let inner) = member else { return nil }
      defer { isFirst = false }
      return GroupContext(
        group: inner, depth: depth + 1, isFirst: isFirst, writer: writer, plainSections: plainSections)
    }
  }

  /// Appends the value of a field; nothing if the field is not a text of a declaration.
  func append(_ field: Field, to text: inout TextBuffer) {
    switch field {
    case .lead:
      if !isFirst { text += "\n" }
      text += writer.declarationPrefix(of: group, indentation: indentation)
    case .name: text += SwiftName.escaped(writer.naming.type(group.path.name))
    case .indent: text += indentation
    case .path: text += group.path.dotted
    case .description, .hasTokens, .tokens, .groups, .listedTokens, .listedGroups: break
    }
  }

  /// Returns the value of a field; `false` for a missing description. `tokens` and `groups` are lambdas if there are any
  /// and `PlainSections` can render them, or else the lists of their contexts.
  func value(of field: Field) -> Any? {
    // If a context lacks a name, Mustache looks it up in the outer contexts. So a group must have a value for
    // every field, even an empty one.
    switch field {
    case .tokens:
      guard hasTokens, let plainSections else { return tokens }
      return plainSections.lambda { tokens }
    case .groups:
      guard hasGroups, let plainSections else { return groups }
      return plainSections.lambda { groups }
    case .listedTokens: return tokens
    case .listedGroups: return groups
    case .hasTokens: return hasTokens
    case .lead, .name, .indent, .path:
      var text = TextBuffer()
      append(field, to: &text)
      return text.text
    case .description: return group.description ?? false
    }
  }

  /// Returns `list` for tokens and `nestedList` for groups; the others are values.
  static func role(of field: Field) -> FieldRole {
    switch field {
    case .tokens, .listedTokens: .list(TokenContext.self)
    case .groups, .listedGroups: .nestedList(GroupContext.self)
    default: .value
    }
  }
}

extension Theme {
  /// Calls `body` with each token in a group and in its nested groups, in the order of the guide.
  func forEachToken(in group: TokenGroup, _ body: (ThemeToken) -> Void) {
    for member in group.members {
      switch member {
      case .token(let index): body(tokens[index])
      case .group(let inner): forEachToken(in: inner, body)
      }
    }
  }

  /// Returns true if the condition applies to a token in a group or in its nested groups.
  func contains(in group: TokenGroup, where condition: (ThemeToken) -> Bool) -> Bool {
    group.members.contains { member in
      switch member {
      case .token(let index): condition(tokens[index])
      case .group(let inner): contains(in: inner, where: condition)
      }
    }
  }

  /// Returns the types of the tokens in a section and in its groups.
  func types(in group: TokenGroup, of section: Section) -> Set<TokenType> {
    guard section.hasSeveralKinds else { return contains(in: group) { _ in true } ? [section.type] : [] }
    var types: Set<TokenType> = []
    forEachToken(in: group) { types.insert($0.type) }
    return types
  }

  /// Returns true if a token directly in a group has that name in Swift.
  func contains(memberNamed name: String, in group: TokenGroup) -> Bool {
    group.members.contains { member in
      if case .token(let index) = member { SwiftName.member(tokens[index].path.name) == name } else { false }
    }
  }
}
