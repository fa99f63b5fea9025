import KansoInterchange

/// Follows references between the tokens of an app.
struct ValueResolver {
  private let tokens: [ForeignToken]
  private let indexes: [[String]: Int]

  /// The maximum number of references that follow one another.
  private static let maxDepth = 16

  /// - Parameter indexes: the indices of tokens by their paths.
  init(_ tokens: [ForeignToken], _ indexes: [[String]: Int]) {
    (self.tokens, self.indexes) = (tokens, indexes)
  }

  /// Returns the values of a token in its modes, the default one first, with references to other tokens replaced by the
  /// default values of these. Values that cannot be found are left out.
  func values(of token: ForeignToken) -> [ForeignValue] {
    ([token.value] + token.variants.map(\.value)).compactMap(resolved)
  }

  private func resolved(_ value: ForeignValue) -> ForeignValue? {
    var value = value
    for _ in 0..<Self.maxDepth {
      guard case .reference(let path) = value else { return withResolvedParts(value) }
      guard let index = indexes[path] else { return nil }
      value = tokens[index].value
    }
    return nil
  }

  /// Returns a font with the size of the token that it refers to.
  private func withResolvedParts(_ value: ForeignValue) -> ForeignValue {
    guard case .parts(let parts) = value else { return value }
    return .parts(
      parts.map { part in
        guard case .reference(let path) = part.value, let index = indexes[path],
          case .literal = tokens[index].value
        else { return part }
        return ForeignValue.Part(part.name, tokens[index].value)
      })
  }
}
