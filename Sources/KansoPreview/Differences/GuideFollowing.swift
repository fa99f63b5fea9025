import KansoTheme

/// Tells which tokens differ only because the token that they are an alias of does.
struct GuideFollowing {
  /// The old theme with the new names.
  let old: Theme
  let new: Theme

  /// Puts what follows within what it follows from, and all of it into the order in which it is told.
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

  /// The tokens that explain all of a change; none where a part of it is the token's own.
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

  /// What each follows from in the end, or itself. A theme from elsewhere may have aliases in a circle: one of them is its own root.
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
  /// Whether its value is another in a context, in just that way.
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
