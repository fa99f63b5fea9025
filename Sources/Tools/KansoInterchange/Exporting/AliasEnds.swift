/// The tokens at the ends of chains of references, in the default modes.
struct AliasEnds {
  /// The index of the token at the end of the chain that begins at each token: its own one, if it refers to no token.
  private let ends: [Int]
  private let indexes: [[String]: Int]

  init(_ tokens: ForeignTokens) {
    let indexes = Dictionary(
      tokens.tokens.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    var ends: [Int?] = tokens.tokens.map { _ in nil }
    for index in tokens.tokens.indices {
      // A chain of references is a loop, so that its length does not matter.
      var chain = [index]
      var end = index
      while ends[end] == nil, case .reference(let path) = tokens.tokens[end].value,
        let target = indexes[path],
        chain.count <= tokens.tokens.count
      {
        end = target
        chain.append(end)
      }
      end = ends[end] ?? end
      for index in chain { ends[index] = end }
    }
    self.indexes = indexes
    self.ends = ends.enumerated().map { $1 ?? $0 }
  }

  /// Returns the index of the token at the end of the chain that begins at the token with an index.
  func end(of index: Int) -> Int { ends[index] }

  /// Returns the index of the token at the end of the chain that begins at a value; nil for a value that refers to no
  /// token.
  func end(of value: ForeignValue) -> Int? {
    guard case .reference(let path) = value else { return nil }
    return indexes[path].map { ends[$0] }
  }
}
