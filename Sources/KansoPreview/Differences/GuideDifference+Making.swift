import KansoTheme

extension GuideDifference {
  /// Creates the difference between two themes.
  /// - Parameters:
  ///   - oldName: the display name of the old theme, for example the name of its file.
  ///   - newName: the display name of the new theme.
  init(from old: Theme, to new: Theme, oldName: String, newName: String) {
    let renames = GuideRenames(from: old, to: new)
    // The old theme gets the new names. Renamed tokens are then compared like all others, and their aliases still
    // match.
    let moved = renames.applied(to: old)
    let comparison = ThemeComparison(from: moved, to: new)
    let maker = GuideDifferenceMaker(old: moved, new: new, renames: renames)
    let changes = maker.changes(comparison)
    self.init(
      old: GuideSide(oldName, old), new: GuideSide(newName, new),
      changes: GuideFollowing(old: moved, new: new).arrange(changes),
      contrasts: GuideContrasts(old: moved, new: new).changes(in: changes),
      notes: GuideNotes(old: old, moved: moved, new: new).notes(comparison))
  }
}

extension GuideSide {
  fileprivate init(_ name: String, _ theme: Theme) {
    self.init(name: name, fingerprint: "\(theme.fingerprint)", tokenCount: theme.tokens.count)
  }
}

/// A builder that makes one change for each token that differs. The changes are not nested yet.
private struct GuideDifferenceMaker {
  /// The old theme with the token names of the new theme.
  let old: Theme
  let new: Theme
  let renames: GuideRenames

  func changes(_ comparison: ThemeComparison) -> [GuideChange] {
    let differing = Dictionary(
      comparison.differences.map { ($0.path, $0.kind) }, uniquingKeysWith: { first, _ in first })
    var changes = comparison.differences.map { change(at: $0.path, $0.kind) }
    for token in new.tokens where renames.oldPath(of: token.path) != nil && differing[token.path] == nil {
      changes.append(change(at: token.path, .renamed, values: sameValues(of: token)))
    }
    return changes
  }

  private func change(at path: TokenPath, _ kind: ThemeComparison.Kind) -> GuideChange {
    switch kind {
    case .added: return change(at: path, .added, values: sides(nil, new[path]))
    case .removed:
      let note = old[path]?.deprecated?.replacement.map { "\($0) was to be used instead" }
      return change(at: path, .removed, values: sides(old[path], nil), remark: note)
    case .typeChanged(let before, let after):
      return change(
        at: path, .retyped, values: sides(old[path], new[path]), remark: "was \(before), is \(after)")
    case .changed(let changes):
      let values = changes.map { value($0, at: path) }
      let isRenamed = renames.oldPath(of: path) != nil
      let isVisible = values.contains(where: \.isVisible)
      return change(at: path, isVisible ? .changed : isRenamed ? .renamed : .rewritten, values: values)
    }
  }

  private func change(
    at path: TokenPath, _ kind: GuideChange.Kind, values: [GuideValueChange], remark: String? = nil
  ) -> GuideChange {
    GuideChange(
      kind: kind, path: path, oldPath: renames.oldPath(of: path), values: values, remark: remark,
      follows: [], followers: [])
  }

  private func value(_ change: ThemeComparison.Change, at path: TokenPath) -> GuideValueChange {
    // The values are equal in all contexts of the change. The aliases may differ; the alias of the first context is
    // shown.
    let context = change.contexts.first ?? [:]
    let looksAlike = change.oldValue.looksLike(change.newValue)
    return GuideValueChange(
      modes: change.modes, contexts: change.contexts,
      old: GuideValueSide(value: change.oldValue, text: change.old, alias: old.alias(at: path, in: context)),
      new: GuideValueSide(value: change.newValue, text: change.new, alias: new.alias(at: path, in: context)),
      remark: looksAlike ? nil : change.oldValue.distance(to: change.newValue), isVisible: !looksAlike)
  }

  /// Returns all values of a token that looks the same on both sides.
  private func sameValues(of token: ThemeToken) -> [GuideValueChange] {
    sides(old[token.path], token).map {
      GuideValueChange(
        modes: $0.modes, contexts: $0.contexts, old: $0.old, new: $0.new, remark: nil, isVisible: false)
    }
  }

  /// Returns all values of a token. Modes with equal values share one entry.
  private func sides(_ before: ThemeToken?, _ after: ThemeToken?) -> [GuideValueChange] {
    var found: [(old: Found?, new: Found?, places: [GuidePlace])] = []
    let places = GuidePlace.all(old: before.map { _ in old }, new: after.map { _ in new })
    for place in places {
      let (past, present) = (
        before.map { old.found($0, in: place.context) }, after.map { new.found($0, in: place.context) }
      )
      if let same = found.firstIndex(where: { $0.old == past && $0.new == present }) {
        found[same].places.append(place)
      } else {
        found.append((past, present, [place]))
      }
    }
    return found.map { old, new, group in
      GuideValueChange(
        modes: found.count == 1 ? [] : group.map(\.name).filter { !$0.isEmpty },
        contexts: group.map(\.context), old: old?.side, new: new?.side, remark: nil, isVisible: true)
    }
  }
}

/// A mode in which values are compared. The name is empty if the guides have no modes.
struct GuidePlace: Hashable, Sendable {
  let name: String
  let context: Context

  /// Returns the modes of both guides, those of the new guide first. Each context occurs once. Without modes, the
  /// result is one place with an empty name.
  static func all(old: Theme?, new: Theme?) -> [GuidePlace] {
    var seen: Set<Context> = []
    let modes = (new?.modes ?? []) + (old?.modes ?? [])
    let places = modes.compactMap { mode in
      seen.insert(mode.context).inserted ? GuidePlace(name: mode.name, context: mode.context) : nil
    }
    return places.isEmpty ? [GuidePlace(name: "", context: [:])] : places
  }
}

/// A value and the token that it is an alias of.
private struct Found: Equatable {
  let value: TokenValue
  let alias: TokenPath?

  var side: GuideValueSide { GuideValueSide(value: value, text: value.words, alias: alias) }
}

extension Theme {
  fileprivate func found(_ token: ThemeToken, in context: Context) -> Found {
    guard let variant = variant(of: token, in: context) else {
      return Found(value: token.value, alias: token.alias)
    }
    return Found(value: variant.value, alias: variant.alias)
  }

  /// Returns the token that a value is an alias of; nil if the value is not an alias.
  func alias(at path: TokenPath, in context: Context) -> TokenPath? {
    guard let token = self[path] else { return nil }
    guard let variant = variant(of: token, in: context) else { return token.alias }
    return variant.alias
  }
}
