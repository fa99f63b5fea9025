import KansoCodeGeneration
import KansoTheme

/// The context of a member of a group: a token or a group.
struct ExportMember: TemplateContext {
  enum Field: String, CaseIterable { case name, key, isToken, isGroup, groupDescription, members }

  /// The content of the member.
  enum Content {
    case token(ExportToken)
    case group(description: String?, members: [ExportMember])
  }

  /// The name in its group.
  let name: String
  let content: Content

  /// Returns the members of the whole theme: its sections.
  ///
  /// - Parameter token: returns the context of a token; nil to leave it out, also each group without another token.
  static func members(of theme: Theme, token: (ThemeToken) -> ExportToken?) -> [ExportMember] {
    theme.sections.compactMap { group(theme, $0, token) }
  }

  /// Returns the tokens as members of one object, with their dotted paths as names.
  static func flat(_ tokens: [ExportToken]) -> [ExportMember] {
    tokens.map { ExportMember(name: $0.token.path.dotted, content: .token($0)) }
  }

  /// Returns a group; nil for one without tokens.
  private static func group(
    _ theme: Theme, _ group: TokenGroup, _ token: (ThemeToken) -> ExportToken?
  ) -> ExportMember? {
    let members = group.members.compactMap { member -> ExportMember? in
      switch member {
      case .token(let index):
        token(theme.tokens[index]).map {
          ExportMember(name: theme.tokens[index].path.name, content: .token($0))
        }
      case .group(let inner): Self.group(theme, inner, token)
      }
    }
    return members.isEmpty
      ? nil
      : ExportMember(name: group.path.name, content: .group(description: group.description, members: members))
  }

  /// Returns the value of a field; `false` for a missing description. `members` of a token is empty.
  func value(of field: Field) -> Any? {
    switch (field, content) {
    case (.name, _): name
    case (.key, _): TypeScriptText.key(name)
    case (.isToken, .token), (.isGroup, .group): true
    case (.isToken, .group), (.isGroup, .token): false
    case (.groupDescription, .group(let description, _)): description.map { CommentText.line($0) } ?? false
    case (.groupDescription, .token): false
    case (.members, .group(_, let members)): members
    case (.members, .token): [ExportMember]()
    }
  }

  /// Returns `nestedList` for `members`; the others are values.
  static func role(of field: Field) -> FieldRole { field == .members ? .nestedList(ExportMember.self) : .value }

  /// The fields of the token; nil for a group.
  var base: (any TemplateContext)? { if case .token(let token) = content { token } else { nil } }
  static var baseType: (any TemplateContext.Type)? { ExportToken.self }
}
