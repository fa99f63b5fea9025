import KansoCodeGeneration
import KansoTheme

/// The context of a member of a group: a token or a group.
struct ExportMember: TemplateContext {
  enum Field: String, CaseIterable { case name, key, jsonKey, isToken, isGroup, groupDescription, members }

  /// The name in its group.
  let name: String
  /// The token; nil for a group.
  let token: ExportToken?
  /// The group; nil for a token.
  let group: ExportGroup?

  /// Creates a token with its name in an object.
  init(_ token: ExportToken, named name: String) { (self.token, self.name, group) = (token, name, nil) }

  /// Creates a group.
  init(_ group: ExportGroup) { (self.group, name, token) = (group, group.group.path.name, nil) }

  /// Returns the tokens as members of one object, with their dotted paths as names.
  static func flat(_ tokens: [ExportToken]) -> [ExportMember] {
    tokens.map { ExportMember($0, named: $0.token.path.dotted) }
  }

  /// Returns the value of a field; `false` for a missing description. `members` of a token is empty.
  func value(of field: Field) -> Any? {
    switch field {
    case .name: NameText(name)
    case .key: TypeScriptText.key(name)
    case .jsonKey: JSONText.quoted(name)
    case .isToken: token != nil
    case .isGroup: group != nil
    case .groupDescription: group?.value(of: .description) ?? false
    case .members: group?.members ?? []
    }
  }

  /// Returns `nestedList` for `members`; `name` is a name, the others are values.
  static func role(of field: Field) -> FieldRole {
    switch field {
    case .members: .nestedList(ExportMember.self)
    case .name: .context(NameText.self)
    default: .value
    }
  }

  /// The fields of the token; nil for a group.
  var base: (any TemplateContext)? { token }
  static var baseType: (any TemplateContext.Type)? { ExportToken.self }

  static var kinds: Set<String> { TokenKind.tokens.union(TokenKind.names([.group])) }

  /// Returns the kinds of members with the field. Only tokens have those of a token.
  static func kinds(ofFieldNamed name: String) -> FieldKinds {
    switch Field(rawValue: name) {
    case .isToken?: return .condition(TokenKind.tokens)
    case .isGroup?: return .condition(TokenKind.names([.group]))
    case .some: return .all
    case nil:
      if case .all = TokenKind.kinds(ofFieldNamed: name) { return .some(TokenKind.tokens) }
      return TokenKind.kinds(ofFieldNamed: name)
    }
  }
}
