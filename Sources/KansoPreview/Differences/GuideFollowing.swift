import KansoTheme

/// A grouping of changes: a token that differs only because the token that it is an alias of differs.
struct GuideFollowing {
  /// The old theme with the token names of the new theme.
  let old: Theme
  let new: Theme

  /// Returns the changes ordered by kind. A change that follows another one is nested in it.
  func arrange(_ changes: [GuideChange]) -> [GuideChange] {
    let places = Dictionary(
      changes.indices.map { (changes[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    let sources = changes.map { self.sources(of: $0, among: changes, at: places) }
    let roots = Self.roots(sources.map { $0.first.flatMap { places[$0] } })
    var followers: [Int: [GuideChange]] = [:]
    for index in changes.indices where roots[index] != index {
      followers[roots[index], default: []].append(changes[index].following(sources[index], with: []))
    }
    let own = changes.indices.filter { roots[$0] == $0 }
    return GuideChange.Kind.allCases.flatMap { kind in
      own.filter { changes[$0].kind == kind }.map { changes[$0].following([], with: followers[$0] ?? []) }
    }
  }

  /// Returns the tokens that explain a change completely; empty if a part of the change is the token's own.
  private func sources(of change: GuideChange, among changes: [GuideChange], at places: [TokenPath: Int])
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

  /// Returns the root of each change, found along the parents. A change without a parent is its own root. A theme from
  /// an external source may contain cycles of aliases; one member of a cycle is then its own root.
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

extension GuideChange {
  /// Returns true if the value changes from `old` to `new` in a context.
  fileprivate func hasChange(from old: TokenValue?, to new: TokenValue?, in context: Context) -> Bool {
    values.contains {
      $0.old?.value == old && $0.new?.value == new && $0.holds(in: context)
    }
  }

  fileprivate func following(_ sources: [TokenPath], with followers: [GuideChange]) -> GuideChange {
    GuideChange(
      kind: kind, path: path, oldPath: oldPath, values: values, remark: remark, follows: sources,
      followers: followers)
  }
}
