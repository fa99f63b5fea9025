/// Where the token of each path stands in a list.
package struct TokenIndexes: Sendable {
  private var indexes: [TokenPath: Int] = [:]

  /// The indexes of `count` tokens with distinct paths.
  package init(count: Int, path: (Int) -> TokenPath) {
    indexes.reserveCapacity(count)
    for index in 0..<count { indexes[path(index)] = index }
  }

  package subscript(path: TokenPath) -> Int? { indexes[path] }
}
