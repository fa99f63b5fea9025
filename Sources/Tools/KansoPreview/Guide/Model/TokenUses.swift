import KansoTheme
import KansoThemeEncoding

/// The uses of tokens in the sources of an app, by token.
struct TokenUses: Sendable {
  /// The uses of one token.
  struct Use: Sendable {
    /// The number of uses.
    var count = 0
    /// The names of the components that use the token with their numbers of uses, in the order of the file.
    var components: [(name: String, count: Int)] = []
    /// The places of the first uses, such as `Sources/Card.swift:12`.
    var places: [String] = []
  }

  /// The maximum number of places that are kept for a token.
  static let maxPlaceCount = 20

  /// The uses by the path of the token.
  let uses: [TokenPath: Use]

  /// Collects the uses of each token.
  init(_ all: [TokenUseEntry]) {
    uses = Dictionary(grouping: all, by: \.use.token).mapValues { uses in
      var use = Use(count: uses.count)
      use.places = uses.prefix(Self.maxPlaceCount).map { "\($0.file):\($0.use.line)" }
      var indexes: [String: Int] = [:]
      for name in uses.lazy.compactMap(\.use.container) {
        let index = indexes[name, default: use.components.count]
        if index == use.components.count {
          indexes[name] = index
          use.components.append((name, 0))
        }
        use.components[index].count += 1
      }
      return use
    }
  }
}
