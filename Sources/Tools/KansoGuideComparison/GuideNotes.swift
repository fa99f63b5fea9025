import KansoTheme
import KansoThemeComparison

/// A builder of the notes: the differences between two themes that are not visible.
package struct GuideNotes {
  package let old: Theme
  /// The old theme with the token names of the new theme.
  package let renamedOldTheme: Theme
  package let new: Theme

  /// Returns the notes in the order of their kinds. Kinds without differences are left out.
  package func notes(for comparison: ThemeComparison) -> [GuideNote] {
    GuideNote.Kind.allCases.compactMap { kind in
      let lines = lines(kind, comparison)
      return lines.isEmpty ? nil : GuideNote(kind: kind, lines: lines)
    }
  }

  /// Returns the lines of a note, one for each difference of its kind; empty if there is none.
  private func lines(_ kind: GuideNote.Kind, _ comparison: ThemeComparison) -> [GuideNote.Line] {
    switch kind {
    case .modes: modeLines
    case .variants: comparison.aspects.contains(.variants) ? variantLines(besides: comparison) : []
    case .aliases: commonTokenLines(aliasText)
    case .deprecations: commonTokenLines(deprecationText)
    case .descriptions: commonTokenLines { descriptionText($0.description, $1.description) } + groupLines
    case .order:
      comparison.aspects.contains(.order)
        ? [GuideNote.Line(path: nil, text: "Tokens stand in another order.")] : []
    case .name: old.name == new.name ? [] : [GuideNote.Line(path: nil, text: nameText)]
    }
  }

  /// Returns a line for each token of both guides for which `describe` returns a text, in the new guide's
  /// order. Renamed tokens are included. Tokens that are equal in every respect are skipped.
  /// - Parameter describe: receives the old token and the new one.
  private func commonTokenLines(_ describe: (ThemeToken, ThemeToken) -> String?) -> [GuideNote.Line] {
    new.tokens.compactMap { token in
      guard let other = renamedOldTheme[token.path], other != token, let text = describe(other, token) else {
        return nil
      }
      return GuideNote.Line(path: token.path, text: text)
    }
  }

  /// The sentence on the guides' names; empty if neither has one.
  private var nameText: String {
    switch (old.name, new.name) {
    case (let before?, let after?): "The guide is called \(after.quoted), was \(before.quoted)."
    case (nil, let after?): "The guide is called \(after.quoted) now."
    case (let before?, nil): "The guide has no name, was called \(before.quoted)."
    case (nil, nil): ""
    }
  }

  /// Returns the description of a changed alias; nil if the aliases are equal in all modes and variants.
  /// Modes in which the alias did not change are not mentioned. If the change differs between modes, the text
  /// has the first change and the addition that others differ. A change only where several modes hold at once
  /// has a general text.
  private func aliasText(_ before: ThemeToken, _ after: ThemeToken) -> String? {
    let texts = ComparedMode.modes(old: renamedOldTheme, new: new).compactMap { place -> String? in
      let (was, now) = (
        renamedOldTheme.alias(at: before.path, in: place.context),
        new.alias(at: after.path, in: place.context)
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
      return before.alias == after.alias
        && renamedOldTheme.aliasesByMode(of: before) == new.aliasesByMode(of: after)
        ? nil : "an alias elsewhere in some of the modes"
    }
    return texts.allSatisfy { $0 == first } ? first : "\(first), and otherwise in other modes"
  }

  /// Returns the description of an added, removed or changed deprecation; nil if the deprecations are equal
  /// or neither token has one.
  private func deprecationText(_ before: ThemeToken, _ after: ThemeToken) -> String? {
    switch (before.deprecated, after.deprecated) {
    case (nil, let note?): "deprecated now" + (note.message.map { ": \($0)" } ?? "")
    case (_?, nil): "not deprecated any more"
    case (let was?, let now?) where was != now:
      "deprecated as before"
        + (now.message.map { ", now with the words \($0.quoted)" } ?? ", without words now")
    default: nil
    }
  }

  /// Returns the text on an added, removed or changed description; nil if the descriptions are equal or both
  /// are nil.
  private func descriptionText(_ before: String?, _ after: String?) -> String? {
    switch (before, after) {
    case (nil, let after?): "described now: \(after.quoted)"
    case (_?, nil): "not described any more"
    case (let before?, let after?) where before != after: "\(before.quoted) became \(after.quoted)"
    default: nil
    }
  }

  /// The differences in the descriptions of the sections and groups that both guides have, in the new guide's
  /// order.
  private var groupLines: [GuideNote.Line] {
    let before = Dictionary(
      old.allGroups.map { ($0.path, $0.description) }, uniquingKeysWith: { first, _ in first })
    return new.allGroups.compactMap { group in
      guard let other = before[group.path], let text = descriptionText(other, group.description) else {
        return nil
      }
      return GuideNote.Line(path: group.path, text: text)
    }
  }

  /// Returns a line for each token whose values by mode name are not the same in both guides. Tokens that the
  /// comparison lists as differing are left out.
  private func variantLines(besides comparison: ThemeComparison) -> [GuideNote.Line] {
    let differing = Set(comparison.differences.map(\.path))
    return commonTokenLines { before, after in
      differing.contains(after.path)
        || renamedOldTheme.valuesByMode(of: before) == new.valuesByMode(of: after)
        ? nil : "has its values for other modes"
    }
  }
}

extension GuideNotes {
  /// The lines on added, removed, renamed and changed modes, or on their order if nothing else differs. A
  /// mode counts as renamed if the new guide has its context under another name that the old guide does not
  /// have.
  fileprivate var modeLines: [GuideNote.Line] {
    guard old.modes != new.modes else { return [] }
    var texts: [String] = []
    for mode in new.modes {
      if let other = old.mode(named: mode.name) {
        texts += modeTexts(of: mode, from: other)
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

  /// Returns the sentences on the context and the fallback of a mode, as far as they changed.
  /// - Parameters:
  ///   - mode: the mode in the new guide.
  ///   - other: the mode with the same name in the old guide.
  private func modeTexts(of mode: Mode, from other: Mode) -> [String] {
    var texts: [String] = []
    if mode.context != other.context {
      texts.append(
        "The mode \(mode.name.quoted) stands for \(mode.context.displayText), was \(other.context.displayText)."
      )
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
  /// The values, such as `appearance: dark, contrast: high`, sorted by axis; “nothing” if there are none.
  fileprivate var displayText: String {
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

  /// Returns the aliases of a token's variants by the names of the modes. Values that are no aliases are left
  /// out.
  fileprivate func aliasesByMode(of token: ThemeToken) -> [String: TokenPath] {
    let pairs = token.variants.compactMap { variant in variant.alias.map { (modes[variant.mode].name, $0) } }
    return Dictionary(pairs, uniquingKeysWith: { _, last in last })
  }

  /// Returns the values of a token's variants by the names of the modes, without the default value.
  fileprivate func valuesByMode(of token: ThemeToken) -> [String: TokenValue] {
    Dictionary(
      token.variants.map { (modes[$0.mode].name, $0.value) }, uniquingKeysWith: { _, last in last })
  }
}
