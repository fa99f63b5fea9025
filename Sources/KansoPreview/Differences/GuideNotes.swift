import KansoTheme

/// A builder of the notes on differences between two themes that are not visible.
struct GuideNotes {
  let old: Theme
  /// The old theme with the token names of the new theme.
  let moved: Theme
  let new: Theme

  func notes(_ comparison: ThemeComparison) -> [GuideNote] {
    GuideNote.Kind.allCases.compactMap { kind in
      let lines = lines(kind, comparison)
      return lines.isEmpty ? nil : GuideNote(kind: kind, lines: lines)
    }
  }

  private func lines(_ kind: GuideNote.Kind, _ comparison: ThemeComparison) -> [GuideNote.Line] {
    switch kind {
    case .modes: modes
    case .variants: comparison.aspects.contains(.variants) ? variants(besides: comparison) : []
    case .aliases: perToken(aliases)
    case .deprecations: perToken(deprecation)
    case .descriptions: perToken { description($0.description, $1.description) } + groups
    case .order:
      comparison.aspects.contains(.order)
        ? [GuideNote.Line(path: nil, text: "Tokens stand in another order.")] : []
    case .name: old.name == new.name ? [] : [GuideNote.Line(path: nil, text: names)]
    }
  }

  /// Returns a line for each token of both guides for which `say` returns a text.
  private func perToken(_ say: (ThemeToken, ThemeToken) -> String?) -> [GuideNote.Line] {
    new.tokens.compactMap { token in
      guard let other = moved[token.path], other != token, let text = say(other, token) else { return nil }
      return GuideNote.Line(path: token.path, text: text)
    }
  }

  private var names: String {
    switch (old.name, new.name) {
    case (let before?, let after?): "The guide is called \(after.quoted), was \(before.quoted)."
    case (nil, let after?): "The guide is called \(after.quoted) now."
    case (let before?, nil): "The guide has no name, was called \(before.quoted)."
    case (nil, nil): ""
    }
  }

  private func aliases(_ before: ThemeToken, _ after: ThemeToken) -> String? {
    let texts = GuidePlace.all(old: moved, new: new).compactMap { place -> String? in
      let (was, now) = (
        moved.alias(at: before.path, in: place.context), new.alias(at: after.path, in: place.context)
      )
      guard was != now else { return nil }
      return switch (was, now) {
      case (nil, let now?): "an alias of \(now) now"
      case (let was?, nil): "no alias of \(was) any more"
      case (let was?, let now?): "an alias of \(now), was one of \(was)"
      case (nil, nil): nil
      }
    }
    guard let first = texts.first else {
      return before.alias == after.alias && moved.aliasNames(before) == new.aliasNames(after)
        ? nil : "an alias elsewhere in some of the modes"
    }
    return texts.allSatisfy { $0 == first } ? first : "\(first), and otherwise in other modes"
  }

  private func deprecation(_ before: ThemeToken, _ after: ThemeToken) -> String? {
    switch (before.deprecated, after.deprecated) {
    case (nil, let note?): "deprecated now" + (note.message.map { ": \($0)" } ?? "")
    case (_?, nil): "not deprecated any more"
    case (let was?, let now?) where was != now:
      "deprecated as before"
        + (now.message.map { ", now with the words \($0.quoted)" } ?? ", without words now")
    default: nil
    }
  }

  private func description(_ before: String?, _ after: String?) -> String? {
    switch (before, after) {
    case (nil, let after?): "described now: \(after.quoted)"
    case (_?, nil): "not described any more"
    case (let before?, let after?) where before != after: "\(before.quoted) became \(after.quoted)"
    default: nil
    }
  }

  /// The differences in the descriptions of groups that both guides have.
  private var groups: [GuideNote.Line] {
    let before = Dictionary(
      old.allGroups.map { ($0.path, $0.description) }, uniquingKeysWith: { first, _ in first })
    return new.allGroups.compactMap { group in
      guard let other = before[group.path], let text = description(other, group.description) else {
        return nil
      }
      return GuideNote.Line(path: group.path, text: text)
    }
  }

  private func variants(besides comparison: ThemeComparison) -> [GuideNote.Line] {
    let differing = Set(comparison.differences.map(\.path))
    return perToken { before, after in
      differing.contains(after.path) || moved.variantNames(before) == new.variantNames(after)
        ? nil : "has its values for other modes"
    }
  }
}

extension GuideNotes {
  fileprivate var modes: [GuideNote.Line] {
    guard old.modes != new.modes else { return [] }
    var texts: [String] = []
    for mode in new.modes {
      if let other = old.mode(named: mode.name) {
        texts += changes(of: mode, from: other)
      } else if let other = old.modes.first(where: { $0.context == mode.context }),
        new.mode(named: other.name) == nil
      {
        texts.append("The mode \(other.name.quoted) is called \(mode.name.quoted) now.")
      } else {
        texts.append("The mode \(mode.name.quoted) is new.")
      }
    }
    for mode in old.modes where new.mode(named: mode.name) == nil {
      let isRenamed = new.modes.contains {
        $0.context == mode.context && old.mode(named: $0.name) == nil
      }
      if !isRenamed { texts.append("The mode \(mode.name.quoted) is gone.") }
    }
    if texts.isEmpty { texts = ["Modes stand in another order."] }
    return texts.map { GuideNote.Line(path: nil, text: $0) }
  }

  private func changes(of mode: Mode, from other: Mode) -> [String] {
    var texts: [String] = []
    if mode.context != other.context {
      texts.append(
        "The mode \(mode.name.quoted) stands for \(mode.context.words), was \(other.context.words).")
    }
    if mode.fallback != other.fallback {
      texts.append(
        mode.fallback.map { "The mode \(mode.name.quoted) falls back on \($0.quoted)." }
          ?? "The mode \(mode.name.quoted) has no fallback any more.")
    }
    return texts
  }
}

extension Context {
  fileprivate var words: String {
    values.isEmpty ? "nothing" : sorted.map { "\($0.axis): \($0.value)" }.joined(separator: ", ")
  }
}

extension String {
  /// The text in quotation marks.
  fileprivate var quoted: String { "“\(self)”" }
}

extension Theme {
  /// All groups, including the sections, in the guide's order. The search has its own stack, because recursion could
  /// overflow the call stack with deeply nested groups.
  fileprivate var allGroups: [TokenGroup] {
    var (found, next): ([TokenGroup], [TokenGroup]) = ([], sections.reversed())
    while let group = next.popLast() {
      found.append(group)
      next += group.members.reversed().compactMap { if case .group(let inner) = $0 { inner } else { nil } }
    }
    return found
  }

  /// Returns the aliases of a token's own values by the names of the modes.
  fileprivate func aliasNames(_ token: ThemeToken) -> [String: TokenPath] {
    let pairs = token.variants.compactMap { variant in variant.alias.map { (modes[variant.mode].name, $0) } }
    return Dictionary(pairs, uniquingKeysWith: { _, last in last })
  }

  /// Returns a token's own values by the names of the modes.
  fileprivate func variantNames(_ token: ThemeToken) -> [String: TokenValue] {
    Dictionary(
      token.variants.map { (modes[$0.mode].name, $0.value) }, uniquingKeysWith: { _, last in last })
  }
}
