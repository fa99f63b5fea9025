/// A resolved token with its values in all modes.
public struct ThemeToken: Hashable, Sendable {
  /// The value of a token in one mode. A mode without a variant has the value that `Theme.value(of:in:)`
  /// finds in the mode's context.
  public struct Variant: Hashable, Sendable {
    /// The index of the mode in `Theme.modes`.
    public let mode: Int
    /// The value in that mode.
    public let value: TokenValue
    /// The token that the value directly refers to; nil if the value is not an alias.
    public let alias: TokenPath?

    /// Creates the value of a token in one mode.
    ///
    /// - Parameters:
    ///   - mode: the index of the mode in `Theme.modes`.
    ///   - value: the value in that mode.
    ///   - alias: the token that the value directly refers to; nil if the value is not an alias.
    public init(mode: Int, value: TokenValue, alias: TokenPath? = nil) {
      self.mode = mode
      self.value = value
      self.alias = alias
    }
  }

  /// The path of the token in the guide.
  public var path: TokenPath { contents.path }
  /// The value in the default mode.
  public var value: TokenValue { contents.value }
  /// The token that the default value directly refers to; nil if it is not an alias.
  public var alias: TokenPath? { contents.alias }
  /// The values in other modes, in the order of the modes. The default mode has one only if a variant with
  /// fewer axes would otherwise apply in its context.
  public var variants: [Variant] { contents.variants }
  /// The author's description of the token's purpose.
  public var description: String? { contents.description }
  /// The deprecation of the token, its own or inherited from a group; nil if it is not deprecated.
  public var deprecated: Deprecation? { contents.deprecated }

  /// The data of other tools: the members of `$extensions` of the standard, without those of Kanso.
  package var extensions: [JSONNode.Member] { contents.extensions }

  // Tokens are copied in large numbers. With heap storage, a copy costs no more than that of a pointer.
  private let contents: Contents

  /// The index of `alias` in the tokens of the theme that the token was made for; nil if it was made without
  /// one. In another theme, the index may be that of another token.
  var aliasIndex: Int? { contents.aliasIndex }

  private final class Contents: Sendable {
    let path: TokenPath
    let value: TokenValue
    let alias: TokenPath?
    let aliasIndex: Int?
    let variants: [Variant]
    let description: String?
    let deprecated: Deprecation?
    let extensions: [JSONNode.Member]

    init(
      path: TokenPath, value: TokenValue, alias: TokenPath?, aliasIndex: Int?, variants: [Variant],
      description: String?, deprecated: Deprecation?, extensions: [JSONNode.Member]
    ) {
      self.path = path
      self.value = value
      self.alias = alias
      self.aliasIndex = aliasIndex
      self.variants = variants
      self.description = description
      self.deprecated = deprecated
      self.extensions = extensions
    }
  }

  /// Creates a token.
  public init(
    path: TokenPath, value: TokenValue, alias: TokenPath? = nil, variants: [Variant] = [],
    description: String? = nil, deprecated: Deprecation? = nil
  ) {
    contents = Contents(
      path: path, value: value, alias: alias, aliasIndex: nil, variants: variants, description: description,
      deprecated: deprecated, extensions: [])
  }

  /// Creates a token with the data of other tools.
  package init(
    path: TokenPath, value: TokenValue, alias: TokenPath?, variants: [Variant], description: String?,
    deprecated: Deprecation?, extensions: [JSONNode.Member]
  ) {
    contents = Contents(
      path: path, value: value, alias: alias, aliasIndex: nil, variants: variants, description: description,
      deprecated: deprecated, extensions: extensions)
  }

  /// Creates a token whose default value refers to the token at an index of its theme.
  package init(
    path: TokenPath, value: TokenValue, alias: TokenPath, at aliasIndex: Int, variants: [Variant],
    description: String?, deprecated: Deprecation?, extensions: [JSONNode.Member]
  ) {
    contents = Contents(
      path: path, value: value, alias: alias, aliasIndex: aliasIndex, variants: variants,
      description: description, deprecated: deprecated, extensions: extensions)
  }

  /// Returns true if both tokens are equal in everything.
  public static func == (left: ThemeToken, right: ThemeToken) -> Bool {
    left.contents === right.contents
      || left.path == right.path && left.value == right.value && left.alias == right.alias
        && left.variants == right.variants && left.description == right.description
        && left.deprecated == right.deprecated
        && left.extensions.elementsEqual(right.extensions) { $0.key == $1.key && $0.value.equals($1.value) }
  }

  /// Hashes the path and the value only, which is sufficient for distinct tokens.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(value)
  }

  /// The type of the token.
  public var type: TokenType { value.type }
}

/// A deprecation, with its author's message.
public enum Deprecation: Hashable, Sendable {
  /// A deprecation without a message.
  case unexplained
  /// A message that names the replacement. A reference such as `{colors.background}` in it names a token.
  case message(String)

  /// The message; nil if there is none.
  public var message: String? {
    if case .message(let text) = self { text } else { nil }
  }

  /// The path in the first braces of the message; nil if they are empty or there are none. The theme may not
  /// have this token.
  public var replacement: TokenPath? {
    // The search works on bytes, since a combining mark after a brace would form one character with it.
    guard let message = message?.utf8, let open = message.firstIndex(of: UInt8(ascii: "{")),
      let close = message[open...].firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    let inside = message[message.index(after: open)..<close]
    return inside.isEmpty ? nil : TokenPath(String(Substring(inside)))
  }

  /// Returns the message with the names of an output in place of paths in braces, such as `{colors.red}`; nil if there is
  /// no message. Braces with anything else stay as they are.
  ///
  /// - Parameter name: returns the name of the token at a path; nil if there is no such token.
  package func message(naming name: (TokenPath) -> String?) -> String? {
    // The search works on bytes, since a combining mark after a brace would form one character with it.
    guard let text = message?.utf8 else { return nil }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      let path = TokenPath(String(Substring(text[text.index(after: open)..<close])))
      let end = text.index(after: close)
      result += String(Substring(rest[..<open]))
      result += name(path) ?? String(Substring(text[open..<end]))
      rest = text[end...]
    }
    return result + String(Substring(rest))
  }
}

/// A group of tokens and groups. The outermost groups are the sections of the guide.
public struct TokenGroup: Hashable, Sendable {
  /// A member of a group.
  public enum Member: Hashable, Sendable {
    /// The index of a token in `Theme.tokens`.
    case token(Int)
    /// A nested group.
    case group(TokenGroup)
  }

  /// The path of the group in the guide.
  public let path: TokenPath
  /// The author's description of the group's purpose.
  public let description: String?
  /// The deprecation of the group, its own or inherited; nil if it is not deprecated.
  public let deprecated: Deprecation?
  /// The members, in the guide's order.
  public let members: [Member]

  /// Creates a group.
  public init(
    path: TokenPath, description: String? = nil, deprecated: Deprecation? = nil, members: [Member]
  ) {
    self.path = path
    self.description = description
    self.deprecated = deprecated
    self.members = members
  }
}
