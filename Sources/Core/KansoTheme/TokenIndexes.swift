/// A map from token paths to indexes in a list.
package struct TokenIndexes: Sendable {
  private var indexes: [TokenPath: Int] = [:]

  /// Creates the map of `count` tokens with distinct paths. Of equal paths, the last one would count.
  package init(count: Int, path: (Int) -> TokenPath) {
    indexes.reserveCapacity(count)
    for index in 0..<count { indexes[path(index)] = index }
  }

  /// The index of the token at a path; nil if there is none.
  package subscript(path: TokenPath) -> Int? { indexes[path] }
}
