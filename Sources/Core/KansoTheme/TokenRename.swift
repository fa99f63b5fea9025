/// A former name of a token, as a guide states it under `renamed`. Generated Swift keeps the former name as a
/// deprecated declaration.
public struct TokenRename: Hashable, Sendable {
  /// The former path, which no token has.
  public let oldPath: TokenPath
  /// The path of the token.
  public let newPath: TokenPath

  /// Creates a rename.
  public init(from oldPath: TokenPath, to newPath: TokenPath) {
    self.oldPath = oldPath
    self.newPath = newPath
  }
}
