extension Theme {
  /// The paths of today of tokens, by their former paths.
  package var newPaths: [TokenPath: TokenPath] {
    Dictionary(renames.map { ($0.oldPath, $0.newPath) }) { first, _ in first }
  }

  /// Returns the theme with a deprecated token at each former path in `renames`: an alias of the token of today, in the
  /// group of the former path. Groups that are no longer there are added after the other members of their group. A
  /// path that has a token already gets no other one, so the result is the same for the result.
  package func addingRenamedTokens() -> Theme {
    let renames = renames.filter { self[$0.oldPath] == nil && self[$0.newPath] != nil }
    guard !renames.isEmpty else { return self }
    var tokens = tokens
    let root = RenamedGroup(path: TokenPath(""))
    for rename in renames {
      guard let target = self[rename.newPath] else { continue }
      var group = root
      for path in rename.oldPath.groups { group = group.group(at: path) }
      group.tokens.append(tokens.count)
      tokens.append(
        ThemeToken(
          path: rename.oldPath, value: target.value, alias: target.path,
          variants: target.variants.map { .init(mode: $0.mode, value: $0.value, alias: target.path) },
          deprecated: .message("renamed to {\(target.path)}")))
    }
    return Theme(self, modes: modes, sections: root.groups(addedTo: sections), tokens: tokens)
  }
}

/// A group with the tokens at former paths, while they are collected.
private final class RenamedGroup {
  let path: TokenPath
  /// The indexes of the tokens directly in the group.
  var tokens: [Int] = []
  private var groups: [RenamedGroup] = []
  private var indexes: [TokenPath: Int] = [:]

  init(path: TokenPath) { self.path = path }

  /// Returns the group directly in this one with a path. Adds it if it is new.
  func group(at path: TokenPath) -> RenamedGroup {
    if let index = indexes[path] { return groups[index] }
    let group = RenamedGroup(path: path)
    indexes[path] = groups.count
    groups.append(group)
    return group
  }

  /// Returns groups with the tokens of the groups in this one, and then the groups that are in this one only.
  func groups(addedTo existing: [TokenGroup]) -> [TokenGroup] {
    let known = Set(existing.map(\.path))
    return existing.map { group in indexes[group.path].map { groups[$0].added(to: group) } ?? group }
      + groups.filter { !known.contains($0.path) }.map {
        $0.added(to: TokenGroup(path: $0.path, members: []))
      }
  }

  /// Returns a group with the tokens and groups of this one.
  private func added(to group: TokenGroup) -> TokenGroup {
    var inner: [TokenPath: Int] = [:]
    for (index, member) in group.members.enumerated() {
      if case .group(let group) = member { inner[group.path] = index }
    }
    var members = group.members
    for addition in groups {
      guard let index = inner[addition.path], case .group(let known) = members[index] else { continue }
      members[index] = .group(addition.added(to: known))
    }
    members += tokens.map { .token($0) }
    members += groups.filter { inner[$0.path] == nil }.map {
      .group($0.added(to: TokenGroup(path: $0.path, members: [])))
    }
    return TokenGroup(
      path: group.path, description: group.description, deprecated: group.deprecated, members: members)
  }
}
