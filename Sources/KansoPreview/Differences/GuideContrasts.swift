import KansoTheme

/// Finds the pairs of colors that became hard to read on each other, or ceased to be.
struct GuideContrasts {
  /// The old theme with the new names.
  let old: Theme
  let new: Theme

  /// What texts need at least (WCAG 2.2, 1.4.3).
  static let least = 4.5

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
      // Two texts are never read on each other; two colors whose names say nothing may be.
      let other = ColorName(contrast.path)
      guard name.meets(other) || name.role == .other && other.role == .other else { return nil }
      // What is written comes first, what it is written on second.
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

/// Two tokens, whichever is named first.
private struct Pair: Hashable {
  let mode: Int
  let paths: Set<TokenPath>
}

extension GuideChange {
  /// An alias is the same color under another name, and is told of only where that name says what it is for.
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
    // Rounded down, so that 4.46 is not shown as enough.
    let ratio = (seen.contrast(with: two) * 10 + 1e-9).rounded(.down) / 10
    return ColorPair(color: one, other: two, ratio: ratio)
  }
}
