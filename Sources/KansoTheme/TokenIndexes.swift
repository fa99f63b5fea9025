/// Where the token of each path stands in a list.
package struct TokenIndexes: Sendable {
  private var indexes: [TokenPath: Int] = [:]

  /// The indexes of tokens with distinct paths.
  package init(_ paths: some Sequence<TokenPath>, count: Int) {
    indexes.reserveCapacity(count)
    for (index, path) in paths.enumerated() { indexes[path] = index }
  }

  package subscript(path: TokenPath) -> Int? { indexes[path] }
}
