import KansoTheme
import KansoThemeComparison

extension GuideDifference {
  /// Compares two themes: finds renamed tokens, and collects contrasts and notes. A token that changed only
  /// through its alias is nested below the token at the root of the change.
  /// - Parameters:
  ///   - oldName: the display name of the old theme, for example the name of its file.
  ///   - newName: the display name of the new theme.
  package init(from old: Theme, to new: Theme, oldName: String, newName: String) {
    let renames = GuideRenames(from: old, to: new)
    // The old theme gets the new names. Renamed tokens are then compared like all others, and their aliases still
    // match.
    let renamedOldTheme = renames.applied(to: old)
    let comparison = ThemeComparison(from: renamedOldTheme, to: new)
    let builder = TokenChangeBuilder(old: renamedOldTheme, new: new, renames: renames)
    let changes = builder.changes(in: comparison)
    self.init(
      old: GuideSide(oldName, old), new: GuideSide(newName, new),
      changes: TokenChangeGrouping(old: renamedOldTheme, new: new).nestFollowers(in: changes),
      contrasts: StatedContrastChanges(old: renamedOldTheme, new: new).changes,
      callers: CallerDifference(from: old, to: new),
      notes: GuideNotes(old: old, renamedOldTheme: renamedOldTheme, new: new).notes(for: comparison))
  }
}

extension GuideSide {
  /// Creates the side of a theme.
  fileprivate init(_ name: String, _ theme: Theme) {
    self.init(name: name, fingerprint: "\(theme.fingerprint)", tokenCount: theme.tokens.count)
  }
}

/// A builder that makes one change for each token that differs. The changes are not nested yet.
private struct TokenChangeBuilder {
  /// The old theme with the token names of the new theme.
  let old: Theme
  let new: Theme
  let renames: GuideRenames

  /// Returns one change for each token that differs, in the order of the comparison, and then one for each
  /// renamed token with equal values, in the order of the new theme.
  func changes(in comparison: ThemeComparison) -> [TokenChange] {
    let differing = Dictionary(
      comparison.differences.map { ($0.path, $0.kind) }, uniquingKeysWith: { first, _ in first })
    var changes = comparison.differences.map { change(at: $0.path, $0.kind) }
    for token in new.tokens where renames.oldPath(of: token.path) != nil && differing[token.path] == nil {
      changes.append(change(at: token.path, .renamed, values: unchangedValues(of: token)))
    }
    return changes
  }

  /// Returns the change of a token that differs. A changed token that looks the same counts as renamed if it
  /// has a new path, else as rewritten. The remark is the replacement of a removed, deprecated token, or both
  /// types of a retyped one; nil otherwise.
  private func change(at path: TokenPath, _ kind: ThemeComparison.Kind) -> TokenChange {
    switch kind {
    case .added: return change(at: path, .added, values: valueChanges(from: nil, to: new[path]))
    case .removed:
      let note = old[path]?.deprecated?.replacement.map { "\($0) was to be used instead" }
      return change(at: path, .removed, values: valueChanges(from: old[path], to: nil), remark: note)
    case .typeChanged(let before, let after):
      return change(
        at: path, .retyped, values: valueChanges(from: old[path], to: new[path]),
        remark: "was \(before), is \(after)")
    case .changed(let changes):
      let values = changes.map { valueChange($0, at: path) }
      let isRenamed = renames.oldPath(of: path) != nil
      let isVisible = values.contains(where: \.isVisible)
      return change(at: path, isVisible ? .changed : isRenamed ? .renamed : .rewritten, values: values)
    }
  }

  /// Returns a change that is not nested, with the old path if the token was renamed.
  private func change(
    at path: TokenPath, _ kind: TokenChange.Kind, values: [ValueChange], remark: String? = nil
  ) -> TokenChange {
    TokenChange(
      kind: kind, path: path, section: new.section(of: path) ?? old.section(of: path),
      oldPath: renames.oldPath(of: path), values: values, remark: remark, sources: [], followers: [])
  }

  /// Returns the change of a value in the contexts that share it. The remark is the distance of two colors or
  /// lengths that look different; nil otherwise.
  /// - Parameter path: the path of the token in the new theme.
  private func valueChange(_ change: ThemeComparison.Change, at path: TokenPath) -> ValueChange {
    // The values are equal in all contexts of the change. The aliases may differ; the alias of the first context is
    // shown.
    let context = change.contexts.first ?? [:]
    let looksAlike = change.oldValue.isVisuallyEqual(to: change.newValue)
    return ValueChange(
      modes: change.modes, contexts: change.contexts,
      old: GuideValueSide(value: change.oldValue, text: change.old, alias: old.alias(at: path, in: context)),
      new: GuideValueSide(value: change.newValue, text: change.new, alias: new.alias(at: path, in: context)),
      remark: looksAlike ? nil : change.oldValue.distanceText(to: change.newValue), isVisible: !looksAlike)
  }

  /// Returns all values of a token that has equal values on both sides, as changes that are not visible.
  private func unchangedValues(of token: ThemeToken) -> [ValueChange] {
    valueChanges(from: old[token.path], to: token).map {
      ValueChange(
        modes: $0.modes, contexts: $0.contexts, old: $0.old, new: $0.new, remark: nil, isVisible: false)
    }
  }

  /// Returns all values of a token in both themes, equal ones too. Modes with equal values and aliases share
  /// one entry. A single entry has no mode names. All entries count as visible.
  /// - Parameters:
  ///   - before: the token in the old theme; nil for an added token.
  ///   - after: the token in the new theme; nil for a removed token.
  private func valueChanges(from before: ThemeToken?, to after: ThemeToken?) -> [ValueChange] {
    var found: [(old: ResolvedValue?, new: ResolvedValue?, places: [ComparedMode])] = []
    let places = ComparedMode.modes(old: before.map { _ in old }, new: after.map { _ in new })
    for place in places {
      let (past, present) = (
        before.map { old.resolvedValue(of: $0, in: place.context) },
        after.map { new.resolvedValue(of: $0, in: place.context) }
      )
      if let same = found.firstIndex(where: { $0.old == past && $0.new == present }) {
        found[same].places.append(place)
      } else {
        found.append((past, present, [place]))
      }
    }
    return found.map { old, new, group in
      ValueChange(
        modes: found.count == 1 ? [] : group.map(\.name).filter { !$0.isEmpty },
        contexts: group.map(\.context), old: old?.side, new: new?.side, remark: nil, isVisible: true)
    }
  }
}

/// A mode in which values are compared. The name is empty if the guides have no modes.
package struct ComparedMode: Hashable, Sendable {
  package let name: String
  package let context: Context

  /// Returns the modes of the new guide, then those of the old one; a nil guide has none. Of modes with equal
  /// contexts, only the first is included. Without modes, the result is one mode with an empty name and an
  /// empty context.
  package static func modes(old: Theme?, new: Theme?) -> [ComparedMode] {
    var seen: Set<Context> = []
    let modes = (new?.modes ?? []) + (old?.modes ?? [])
    let places = modes.compactMap { mode in
      seen.insert(mode.context).inserted ? ComparedMode(name: mode.name, context: mode.context) : nil
    }
    return places.isEmpty ? [ComparedMode(name: "", context: [:])] : places
  }
}

/// A value of a token in a context, and the token that it is an alias of; nil if it is none.
private struct ResolvedValue: Equatable {
  let value: TokenValue
  let alias: TokenPath?

  /// The value as a side of the comparison, with its short description.
  var side: GuideValueSide { GuideValueSide(value: value, text: value.shortDescription, alias: alias) }
}

extension Theme {
  /// Returns the value and the alias of a token in a context: those of the variant, or those of the token if
  /// no variant applies.
  fileprivate func resolvedValue(of token: ThemeToken, in context: Context) -> ResolvedValue {
    guard let variant = variant(of: token, in: context) else {
      return ResolvedValue(value: token.value, alias: token.alias)
    }
    return ResolvedValue(value: variant.value, alias: variant.alias)
  }

  /// Returns the token that the value at a path is an alias of in a context; nil if the value is not an alias
  /// or the theme does not have the token.
  package func alias(at path: TokenPath, in context: Context) -> TokenPath? {
    guard let token = self[path] else { return nil }
    guard let variant = variant(of: token, in: context) else { return token.alias }
    return variant.alias
  }
}
