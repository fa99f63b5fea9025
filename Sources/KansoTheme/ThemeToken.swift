/// A token as it is resolved: what it means in every mode.
public struct ThemeToken: Hashable, Sendable {
  /// The value of a token in one mode, where it is another than the mode's context would give without it.
  public struct Variant: Hashable, Sendable {
    /// The index of the mode in `Theme.modes`.
    public let mode: Int
    /// The value in that mode.
    public let value: TokenValue
    /// The token that the value was taken from, where it was written as an alias.
    public let alias: TokenPath?

    /// A variant.
    public init(mode: Int, value: TokenValue, alias: TokenPath? = nil) {
      self.mode = mode
      self.value = value
      self.alias = alias
    }
  }

  /// Where the token stands in the guide.
  public var path: TokenPath { contents.path }
  /// The value in the default mode.
  public var value: TokenValue { contents.value }
  /// The token that the value was taken from, where it was written as an alias.
  public var alias: TokenPath? { contents.alias }
  /// The values in other modes, in the order of the modes.
  public var variants: [Variant] { contents.variants }
  /// What the token is for, in the author's words.
  public var description: String? { contents.description }
  /// Set where the token, or a group that it is in, is meant to go away.
  public var deprecated: Deprecation? { contents.deprecated }

  // Tokens are handed about in great numbers; on the heap, a copy costs no more than a pointer's.
  private let contents: Contents

  private final class Contents: Sendable {
    let path: TokenPath
    let value: TokenValue
    let alias: TokenPath?
    let variants: [Variant]
    let description: String?
    let deprecated: Deprecation?

    init(
      _ path: TokenPath, _ value: TokenValue, _ alias: TokenPath?, _ variants: [Variant],
      _ description: String?,
      _ deprecated: Deprecation?
    ) {
      self.path = path
      self.value = value
      self.alias = alias
      self.variants = variants
      self.description = description
      self.deprecated = deprecated
    }
  }

  /// A token.
  public init(
    path: TokenPath, value: TokenValue, alias: TokenPath? = nil, variants: [Variant] = [],
    description: String? = nil, deprecated: Deprecation? = nil
  ) {
    contents = Contents(path, value, alias, variants, description, deprecated)
  }

  /// Whether two tokens are alike in everything.
  public static func == (left: ThemeToken, right: ThemeToken) -> Bool {
    left.contents === right.contents
      || left.path == right.path && left.value == right.value && left.alias == right.alias
        && left.variants == right.variants && left.description == right.description
        && left.deprecated == right.deprecated
  }

  /// Hashes the path and the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(value)
  }

  /// The standard's type of the token.
  public var type: TokenType { value.type }
}

/// That something is meant to go away, and what its author says about it.
public enum Deprecation: Hashable, Sendable {
  /// Nothing more is said.
  case unexplained
  /// A text that says what to use instead; a reference such as `{colors.background}` in it names a token.
  case message(String)

  /// The text, if there is one.
  public var message: String? {
    if case .message(let text) = self { text } else { nil }
  }

  /// The token that the text refers to first, if it refers to any.
  public var replacement: TokenPath? {
    // Bytes and not characters: a mark after a brace would hide it.
    guard let message = message?.utf8, let open = message.firstIndex(of: UInt8(ascii: "{")),
      let close = message[open...].firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    let inside = message[message.index(after: open)..<close]
    return inside.isEmpty ? nil : TokenPath(String(Substring(inside)))
  }
}

/// A group of tokens and groups; the outermost ones are the sections of the guide.
public struct TokenGroup: Hashable, Sendable {
  /// What a group holds, in the guide's order.
  public enum Member: Hashable, Sendable {
    /// The index of a token in `Theme.tokens`.
    case token(Int)
    /// A group within.
    case group(TokenGroup)
  }

  /// Where the group stands in the guide.
  public let path: TokenPath
  /// What the group is for, in the author's words.
  public let description: String?
  /// Set where the group, or one that it is in, is meant to go away.
  public let deprecated: Deprecation?
  /// What the group holds, in the guide's order.
  public let members: [Member]

  /// A group.
  public init(
    path: TokenPath, description: String? = nil, deprecated: Deprecation? = nil, members: [Member]
  ) {
    self.path = path
    self.description = description
    self.deprecated = deprecated
    self.members = members
  }
}
