import KansoTheme

/// A place in a source that uses a token.
package struct TokenUse: Hashable, Sendable {
  /// The path of the token; that of today for a former one.
  package let token: TokenPath
  /// The line, which begins at 1.
  package let line: Int
  /// The column in UTF-8 bytes, which begins at 1.
  package let column: Int
  /// The name of the enclosing type; nil if there is none, and in documents of Interface Builder.
  package let container: String?

  package init(token: TokenPath, line: Int, column: Int, container: String?) {
    (self.token, self.line, self.column, self.container) = (token, line, column, container)
  }
}
