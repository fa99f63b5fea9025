import KansoCodeGeneration
import KansoTheme

/// The context of a section or of a group in one, with its tokens and groups apart.
struct ExportGroup: TemplateContext {
  enum Field: String, CaseIterable { case name, path, key, jsonKey, description, tokens, groups }

  let group: TokenGroup
  /// The tokens and groups in the order of the guide.
  let members: [ExportMember]

  /// Creates the context of a group; nil for one without tokens.
  ///
  /// - Parameter token: returns the context of a token; nil to leave it out.
  init?(_ group: TokenGroup, in theme: Theme, token: (ThemeToken) -> ExportToken?) {
    self.group = group
    members = group.members.compactMap { member in
      switch member {
      case .token(let index): token(theme.tokens[index]).map { ExportMember($0, named: $0.token.path.name) }
      case .group(let inner): ExportGroup(inner, in: theme, token: token).map { ExportMember($0) }
      }
    }
    if members.isEmpty { return nil }
  }

  /// Returns the value of a field; `false` for a missing description.
  func value(of field: Field) -> Any? {
    switch field {
    case .name: NameText(group.path.name)
    case .path: PathFields(group.path)
    case .key: TypeScriptText.key(group.path.name)
    case .jsonKey: JSONText.quoted(group.path.name)
    case .description: group.description.map { CommentText.line($0) } ?? false
    case .tokens: members.compactMap(\.token)
    case .groups: members.compactMap(\.group)
    }
  }

  /// Returns `nestedList` for `groups`, `list` for `tokens`; `name` is a name, `path` has parts, the others are values.
  static func role(of field: Field) -> FieldRole {
    switch field {
    case .name: .context(NameText.self)
    case .path: .context(PathFields.self)
    case .tokens: .list(ExportToken.self)
    case .groups: .nestedList(ExportGroup.self)
    default: .value
    }
  }
}
