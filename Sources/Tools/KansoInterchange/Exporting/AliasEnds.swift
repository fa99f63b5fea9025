/// The tokens at the ends of chains of references, in certain modes.
struct AliasEnds {
  private let references: GuideReferences
  private let modes: [Int: String]
  /// The index of the token at the end of the chain that begins at each token: its own one, if it refers to no token.
  private let ends: [Int]

  /// - Parameters:
  ///   - references: tokens whose references all name tokens.
  ///   - modes: the modes by the index of their axis; the default ones for others.
  init(_ references: GuideReferences, in modes: [Int: String] = [:]) {
    var ends: [Int?] = references.tokens.map { _ in nil }
    for index in references.tokens.indices {
      // A chain of references is a loop, so that its length does not matter.
      var chain = [index]
      var end = index
      while ends[end] == nil, case .reference(let path) = references.value(of: end, in: modes),
        let target = references.index(of: path), chain.count <= references.tokens.count
      {
        end = target
        chain.append(end)
      }
      end = ends[end] ?? end
      for index in chain { ends[index] = end }
    }
    (self.references, self.modes) = (references, modes)
    self.ends = ends.enumerated().map { $1 ?? $0 }
  }

  /// Creates the ends of tokens in the default modes.
  init(_ tokens: ForeignTokens) { self.init(GuideReferences(tokens.tokens)) }

  /// Returns the index of the token at the end of the chain that begins at the token with an index.
  func end(of index: Int) -> Int { ends[index] }

  /// Returns the index of the token at the end of the chain that begins at a value; nil for a value that refers to no
  /// token.
  func end(of value: ForeignValue) -> Int? {
    guard case .reference(let path) = value else { return nil }
    return references.index(of: path).map { ends[$0] }
  }

  /// Returns the value at the end of the chain that begins at a value: the value itself, if it refers to no token.
  func value(of value: ForeignValue) -> ForeignValue {
    end(of: value).map { references.value(of: $0, in: modes) } ?? value
  }
}
