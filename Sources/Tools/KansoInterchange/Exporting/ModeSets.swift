/// The modes in which tokens have other values, each with its tokens: what a format has as a file or a set of its own.
struct ModeSets {
  /// Modes that apply together.
  struct Set {
    /// The modes by the index of their axis.
    let modes: [Int: String]
    /// The tokens that have a value there, with that value, by their index and in their order.
    var values: [(token: Int, value: ForeignValue)] = []

    /// The indexes of the axes in their order.
    var axes: [Int] { modes.keys.sorted() }
  }

  /// The sets in an order in which a later one may replace the values of an earlier one: those of fewer modes first, and
  /// of these in the order of the tokens' values.
  let sets: [Set]

  init(_ tokens: ForeignTokens) {
    var sets: [Set] = []
    var indexes: [[Int: String]: Int] = [:]
    // The sets that have to be before a set, since they are so at a token.
    var earlier: [Swift.Set<Int>] = []
    for (index, token) in tokens.tokens.enumerated() {
      var last: Int?
      for variant in token.neededVariants {
        let position = indexes[variant.modes] ?? sets.count
        if position == sets.count {
          indexes[variant.modes] = position
          sets.append(Set(modes: variant.modes))
          earlier.append([])
        }
        sets[position].values.append((index, variant.value))
        if let last, sets[last].modes.count == variant.modes.count { earlier[position].insert(last) }
        last = position
      }
    }
    var order: [Int] = []
    var placed: Swift.Set<Int> = []
    var open = sets.indices.sorted { (sets[$0].modes.count, $0) < (sets[$1].modes.count, $1) }
    while !open.isEmpty {
      let next = open.remove(at: open.firstIndex { earlier[$0].isSubset(of: placed) } ?? 0)
      placed.insert(next)
      order.append(next)
    }
    self.sets = order.map { sets[$0] }
  }
}
