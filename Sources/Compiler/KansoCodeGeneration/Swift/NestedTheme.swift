import KansoTheme
import KansoThemeEncoding

/// A theme for the Swift of Apple's platforms, whose types cannot follow an axis such as `theme`. Each value of such an
/// axis is a group in every section that the axis changes: `Colors.G90` has all tokens of `Colors`, with their values for
/// `theme: g90`. Several axes nest in their order: `Colors.G90.Compact`.
struct NestedTheme {
  /// The theme with the groups. It has the fingerprint of the original.
  let theme: Theme
  /// The paths of the groups that are values of axes, with the values of all axes in them.
  private let axisGroups: [TokenPath: Context]

  /// The paths of today of tokens at former paths.
  private let newPaths: [TokenPath: TokenPath]

  /// Creates the theme without groups.
  init(_ theme: Theme) { self.init(theme, axes: []) }

  /// Creates the theme with a group for each value that its modes give to one of the axes.
  init(_ theme: Theme, axes: [String]) {
    var nesting = AxisNesting(theme)
    let sections = theme.sections.map { section in
      TokenGroup(
        path: section.path, description: section.description, deprecated: section.deprecated,
        members: section.members + nesting.groups(of: section, at: section.path, axes: axes[...]))
    }
    axisGroups = nesting.axisGroups
    newPaths = theme.newPaths
    self.theme =
      axisGroups.isEmpty
      ? theme : Theme(theme, modes: nesting.modes, sections: sections, tokens: nesting.tokens)
  }

  /// Returns the path in the guide of a token or a group: without the names of values.
  func guidePath(of path: TokenPath) -> TokenPath {
    guard !axisGroups.isEmpty else { return path }
    let names = path.names
    guard var group = names.first.map({ TokenPath($0) }) else { return path }
    for (index, name) in names.enumerated().dropFirst() {
      group = group.appending(name)
      if axisGroups[group] == nil {
        return TokenPath(([names[0]] + names[index...]).joined(separator: "."))
      }
    }
    return TokenPath(names[0])
  }

  /// Returns the path that the theme at run time has for a token: that of today for a former one, without the names of
  /// values.
  func runtimePath(of path: TokenPath) -> TokenPath {
    let path = guidePath(of: path)
    return newPaths[path] ?? path
  }

  /// Returns the values of axes in whose groups a token is; empty outside of them.
  func context(of path: TokenPath) -> Context {
    guard !axisGroups.isEmpty else { return [:] }
    return path.groups.compactMap { axisGroups[$0] }.last ?? [:]
  }
}

/// The groups for the values of axes, while they are collected.
private struct AxisNesting {
  private let original: Theme
  /// The original tokens, and then those of the groups.
  private(set) var tokens: [ThemeToken]
  /// The original modes, and then the same ones without the axes of a group.
  private(set) var modes: [Mode]
  /// The paths of the groups that are values of axes, with the values of all axes in them.
  private(set) var axisGroups: [TokenPath: Context] = [:]
  /// The tokens for each context of a group, in the order of the original ones.
  private var specialized: [Context: [ThemeToken]] = [:]

  init(_ theme: Theme) {
    original = theme
    (tokens, modes) = (theme.tokens, theme.modes)
  }

  /// Returns the groups of a section for the values of axes, and for those of later axes inside of them. Appends their
  /// tokens.
  /// - Parameters:
  ///   - path: the path of the group in which they are: the section, or a value of an earlier axis.
  ///   - context: the values of the earlier axes.
  mutating func groups(
    of section: TokenGroup, at path: TokenPath, in context: Context = [:], axes: ArraySlice<String>
  ) -> [TokenGroup.Member] {
    var groups: [TokenGroup.Member] = []
    for (index, axis) in zip(axes.indices, axes) where original.follows(axis, in: section) {
      for value in original.values(of: axis) {
        let inner = Context(context.values.merging([axis: value]) { _, new in new })
        let innerPath = path.appending(value)
        axisGroups[innerPath] = inner
        let move = Move(from: section.path, to: innerPath, context: inner)
        let members =
          copy(section.members, move)
          + self.groups(of: section, at: innerPath, in: inner, axes: axes[(index + 1)...])
        groups.append(
          .group(
            TokenGroup(
              path: innerPath, description: "The values for `\(axis): \(value)`.",
              deprecated: section.deprecated, members: members)))
      }
    }
    return groups
  }

  /// A copy of a section into the group of a value.
  private struct Move {
    let from: TokenPath
    let to: TokenPath
    let context: Context

    /// Returns the path of the copy of a token or group in the section; another path stays.
    func path(of path: TokenPath) -> TokenPath {
      path.section == from.dotted ? to.appending(path.withinSection) : path
    }

    /// Returns the copy of a token in the section; nil for a token of another section, whose constant may have another
    /// value.
    func alias(_ alias: TokenPath?) -> TokenPath? {
      alias.flatMap { $0.section == from.dotted ? path(of: $0) : nil }
    }
  }

  /// Returns copies of members of a section, and appends their tokens.
  private mutating func copy(_ members: [TokenGroup.Member], _ move: Move) -> [TokenGroup.Member] {
    members.map { member in
      switch member {
      case .token(let index):
        let token = specializedTokens(in: move.context)[index]
        tokens.append(
          ThemeToken(
            path: move.path(of: token.path), value: token.value, alias: move.alias(token.alias),
            variants: token.variants.map {
              .init(mode: $0.mode, value: $0.value, alias: move.alias($0.alias))
            }, description: token.description,
            deprecated: token.deprecated?.replacingPath { move.path(of: $0) }))
        return .token(tokens.count - 1)
      case .group(let group):
        return .group(
          TokenGroup(
            path: move.path(of: group.path), description: group.description, deprecated: group.deprecated,
            members: copy(group.members, move)))
      }
    }
  }

  /// Returns all tokens with the values for a context. Their variants are for modes without the axes of the context,
  /// which are appended to `modes`.
  private mutating func specializedTokens(in context: Context) -> [ThemeToken] {
    if let known = specialized[context] { return known }
    let remaining = original.modes.map { $0.context.values.filter { context.values[$0.key] == nil } }
    let first = modes.count
    modes += zip(original.modes, remaining).map { Mode(name: $0.name, context: Context($1)) }
    let tokens = original.specialized(for: Mode(name: "", context: context)).tokens.map { token in
      ThemeToken(
        path: token.path, value: token.value, alias: token.alias,
        variants: token.variants.map { .init(mode: first + $0.mode, value: $0.value, alias: $0.alias) },
        description: token.description, deprecated: token.deprecated)
    }
    specialized[context] = tokens
    return tokens
  }
}

extension Theme {
  /// Returns true if a token of a section has another value in a mode with an axis than in the rest of its context.
  func follows(_ axis: String, in section: TokenGroup) -> Bool {
    let rests = modes.map { mode in
      mode.context.values[axis].map { _ in Context(mode.context.values.filter { $0.key != axis }) }
    }
    var found = false
    forEachToken(in: section) { token in
      if !found {
        found = token.variants.contains { variant in
          rests[variant.mode].map { value(of: token, in: $0) != variant.value } ?? false
        }
      }
    }
    return found
  }

  /// Returns the values that the modes give to an axis, each one once, in the order of the modes.
  func values(of axis: String) -> [String] {
    var known: Set<String> = []
    return modes.compactMap { $0.context.values[axis] }.filter { known.insert($0).inserted }
  }
}

extension Deprecation {
  /// Returns the deprecation with another path of its replacement in the message.
  func replacingPath(_ newPath: (TokenPath) -> TokenPath) -> Deprecation {
    guard let message, let replacement else { return self }
    return .message(message.replacing("{\(replacement)}", with: "{\(newPath(replacement))}"))
  }
}
