import KansoFormatting
import KansoProject
import KansoTheme

/// The source notation of values for one platform.
protocol PlatformSyntax: Sendable {
  /// Appends the expression of a token's value. A value whose type follows modes at run time includes its
  /// values in other modes. Any other value is that of the default mode only. Continuation lines are indented
  /// more than `indentation`.
  func appendValue(of token: ThemeToken, indentation: String, to text: inout TextBuffer)
  /// Appends the part of an expression that asks the theme at run time for a token's value and falls back on the
  /// expression that follows. Appends nothing for a value that does not ask.
  func appendLookup(of token: ThemeToken, to text: inout TextBuffer)
  /// Appends a call that gives the value its token's name, `.named("…")`. Appends nothing if the type of the
  /// value has no names.
  func appendName(of token: ThemeToken, indentation: String, to text: inout TextBuffer)
  /// Appends the expression of a token that follows mode and theme at run time. Appends nothing if the platform has no
  /// such type.
  func appendToken(_ token: ThemeToken, indentation: String, to text: inout TextBuffer)
  /// Returns an attribute for the declaration of a token's value; nil if it needs none.
  func attribute(of token: ThemeToken) -> String?
  /// Returns the name of the type of a token's value, for the declaration of a computed property.
  func valueType(of token: ThemeToken) -> String
  /// Returns the declarations that replace shadowed type names; empty if nothing is shadowed. Functions are
  /// file-private, type aliases have the access level.
  ///
  /// - Parameters:
  ///   - access: the access keyword with a space after it; empty for `internal`.
  ///   - types: the types of the source's tokens.
  func shims(access: String, types: Set<TokenType>) -> [String]
}

extension PlatformSyntax {
  /// Appends nothing.
  func appendLookup(of token: ThemeToken, to text: inout TextBuffer) {}
}

extension Platform {
  /// Returns the notation for a platform; that of `portable` for `auto`.
  /// - Parameter followsTheme: true for Apple's types that ask the theme at run time. Portable Swift always does.
  func syntax(
    theme: NestedTheme, shadowed: ShadowedNames, followsTheme: Bool
  ) -> any PlatformSyntax {
    guard let typeNames else { return PortableSyntax(theme: theme.theme, shadowed: shadowed) }
    return followsTheme
      ? ThemedSyntax(theme: theme, shadowed: shadowed, typeNames: typeNames)
      : AppleSyntax(theme: theme.theme, shadowed: shadowed, typeNames: typeNames)
  }

  /// The names of the framework's types; nil for `portable` and `auto`.
  var typeNames: AppleTypeNames? {
    switch self {
    case .auto, .portable: nil
    case .uikit: .uikit
    case .appkit: .appkit
    case .swiftui: .swiftui
    }
  }
}
