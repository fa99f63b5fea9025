import KansoTheme

/// A builder that nests changes: a token that differs only because its alias differs becomes a follower of
/// that alias.
package struct TokenChangeGrouping {
  /// The old theme with the token names of the new theme.
  package let old: Theme
  package let new: Theme

  /// Returns the changes in the order of their kinds, and within a kind in the given order. A change that
  /// follows another one, directly or through several aliases, is only in the `followers` of its root.
  package func nestFollowers(in changes: [TokenChange]) -> [TokenChange] {
    let places = Dictionary(
      changes.indices.map { (changes[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    let sources = changes.map { self.sources(of: $0, among: changes, at: places) }
    let roots = Self.roots(sources.map { $0.first.flatMap { places[$0] } })
    var followers: [Int: [TokenChange]] = [:]
    for index in changes.indices where roots[index] != index {
      followers[roots[index], default: []].append(changes[index].copy(sources: sources[index], followers: []))
    }
    let own = changes.indices.filter { roots[$0] == $0 }
    return TokenChange.Kind.allCases.flatMap { kind in
      own.filter { changes[$0].kind == kind }.map {
        changes[$0].copy(sources: [], followers: followers[$0] ?? [])
      }
    }
  }

  /// Returns the aliases whose changes explain every changed value of a token; empty if one value has no such
  /// explanation. Only `changed` and `rewritten` tokens that keep their path have sources. The alias must be
  /// the same in both themes, and must change between the same values.
  /// - Parameter places: the index of the change of each path.
  private func sources(of change: TokenChange, among changes: [TokenChange], at places: [TokenPath: Int])
    -> [TokenPath]
  {
    guard change.kind == .changed || change.kind == .rewritten, change.oldPath == nil else { return [] }
    var sources: [TokenPath] = []
    for value in change.values {
      for context in value.contexts {
        guard let alias = new.alias(at: change.path, in: context),
          old.alias(at: change.path, in: context) == alias, let place = places[alias],
          changes[place].hasChange(from: value.old?.value, to: value.new?.value, in: context)
        else { return [] }
        if !sources.contains(alias) { sources.append(alias) }
      }
    }
    return sources
  }

  /// Returns the index of the root of each change. A change without a parent is its own root. A theme from an
  /// external source may contain cycles of aliases; one member of a cycle is then its own root.
  /// - Parameter parents: the index of the change that each change follows directly; nil for none.
  private static func roots(_ parents: [Int?]) -> [Int] {
    var roots = [Int?](repeating: nil, count: parents.count)
    for start in parents.indices where roots[start] == nil {
      var way = [start]
      var isOnWay: Set<Int> = [start]
      while let parent = parents[way[way.count - 1]], roots[parent] == nil, isOnWay.insert(parent).inserted {
        way.append(parent)
      }
      let last = way[way.count - 1]
      let end = parents[last].flatMap { roots[$0] } ?? last
      for index in way { roots[index] = end }
    }
    return roots.indices.map { roots[$0] ?? $0 }
  }
}

extension TokenChange {
  /// Returns true if a value of the token changes from `old` to `new` in a context.
  fileprivate func hasChange(from old: TokenValue?, to new: TokenValue?, in context: Context) -> Bool {
    values.contains {
      $0.old?.value == old && $0.new?.value == new && $0.holds(in: context)
    }
  }

  /// Returns the same change with other sources and followers.
  fileprivate func copy(sources: [TokenPath], followers: [TokenChange]) -> TokenChange {
    TokenChange(
      kind: kind, path: path, section: section, oldPath: oldPath, values: values, remark: remark,
      sources: sources, followers: followers)
  }
}
