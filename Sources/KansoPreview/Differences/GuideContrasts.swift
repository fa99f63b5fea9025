import KansoTheme

/// A search for pairs of colors whose contrast became too low for texts, or became sufficient.
struct GuideContrasts {
  /// The old theme with the token names of the new theme.
  let old: Theme
  let new: Theme

  /// The minimum contrast ratio of texts (WCAG 2.2, 1.4.3).
  static let least = 4.5

  /// Returns the changes of contrast that the changed colors cause. Contrasts that became too low come first.
  func changes(in changes: [GuideChange]) -> [GuideContrastChange] {
    let colors = changes.filter { $0.kind == .changed && new[$0.path]?.type == .color }
    guard !colors.isEmpty else { return [] }
    let finder = ContrastFinder(new)
    let modes = new.modes.isEmpty ? [Mode(name: "", context: [:])] : new.modes
    var seen: Set<Pair> = []
    let found = modes.enumerated().flatMap { index, mode in
      colors.flatMap { change -> [GuideContrastChange] in
        guard change.isOwnColor(in: new), change.differs(in: mode.context) else { return [] }
        return self.changes(of: change.path, finder, mode, index).filter {
          seen.insert(Pair(mode: index, paths: [$0.path, $0.otherPath])).inserted
        }
      }
    }
    return found.filter(\.fell) + found.filter { !$0.fell }
  }

  private func changes(of path: TokenPath, _ finder: ContrastFinder, _ mode: Mode, _ index: Int)
    -> [GuideContrastChange]
  {
    guard let value = new.value(at: path, in: mode.context) else { return [] }
    let name = ColorName(path)
    return finder.contrasts(of: path, value, inModes: [index]).compactMap { contrast in
      // Two text colors are never read on each other. Two colors whose names state no role may be.
      let other = ColorName(contrast.path)
      guard name.meets(other) || name.role == .other && other.role == .other else { return nil }
      // The text color comes first, its background second.
      let (text, ground) = name.role == .ground ? (contrast.path, path) : (path, contrast.path)
      guard let before = old.pair(text, ground, in: mode.context),
        let after = new.pair(text, ground, in: mode.context),
        (before.ratio < Self.least) != (after.ratio < Self.least)
      else { return nil }
      return GuideContrastChange(
        mode: mode.name, isDark: mode.context.values["appearance"] == "dark", path: text, otherPath: ground,
        old: before, new: after)
    }
  }
}

/// Two tokens in a mode, in either order.
private struct Pair: Hashable {
  let mode: Int
  let paths: Set<TokenPath>
}

extension GuideChange {
  /// Returns true if the token has a color of its own, or is an alias whose name states a role.
  /// Other aliases are left out: they repeat a color under another name.
  fileprivate func isOwnColor(in theme: Theme) -> Bool {
    theme[path]?.alias == nil || ColorRole(path) != .other
  }

  fileprivate func differs(in context: Context) -> Bool {
    values.contains { $0.holds(in: context) }
  }
}

extension Theme {
  fileprivate func value(at path: TokenPath, in context: Context) -> TokenValue? {
    self[path].map { value(of: $0, in: context) }
  }

  fileprivate func pair(_ path: TokenPath, _ other: TokenPath, in context: Context) -> ColorPair? {
    guard case .color(let one) = value(at: path, in: context),
      case .color(let two) = value(at: other, in: context), two.alpha == 1
    else { return nil }
    let seen = one.alpha == 1 ? one : one.composited(over: two)
    // Rounded down. Rounding to nearest would show 4.46 as 4.5, which is sufficient.
    let ratio = (seen.contrast(with: two) * 10 + 1e-9).rounded(.down) / 10
    return ColorPair(color: one, other: two, ratio: ratio)
  }
}
