/// A map from token paths to indexes in a list.
package struct TokenIndexes: Sendable {
  private var indexes: [TokenPath: Int] = [:]

  /// Creates the map of `count` tokens with distinct paths.
  package init(count: Int, path: (Int) -> TokenPath) {
    indexes.reserveCapacity(count)
    for index in 0..<count { indexes[path(index)] = index }
  }

  package subscript(path: TokenPath) -> Int? { indexes[path] }
}
