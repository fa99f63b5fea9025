import KansoGuideComparison
import KansoTheme

/// A search for pairs of colors whose contrast ratio crossed 4.5, the minimum of texts (WCAG 2.2, 1.4.3).
struct ContrastChangeFinder {
  /// The old theme with the token names of the new theme.
  let old: Theme
  let new: Theme

  /// The minimum contrast ratio of texts (WCAG 2.2, 1.4.3).
  static let minTextContrast = 4.5

  /// Returns the contrast ratios that crossed 4.5 in a mode, each pair of tokens once per mode. Those that
  /// became too low come first; each half is in the order of the modes and then of `changes`.
  ///
  /// One color of a pair is a token of the kind `changed` that differs in this mode. Aliases whose names
  /// state no role are left out, and so are added tokens and tokens that are only renamed or rewritten. The
  /// other color is one that `ContrastFinder` compares it with, and that the old theme has too.
  ///
  /// The two names must state a text and its background, or no role at all. The background must be opaque in
  /// both themes. Ratios are rounded down to a tenth before they are compared with 4.5.
  /// - Parameter changes: all changes, not nested.
  func changes(in changes: [TokenChange]) -> [ContrastChange] {
    let colors = changes.filter { $0.kind == .changed && new[$0.path]?.type == .color }
    guard !colors.isEmpty else { return [] }
    let finder = ContrastFinder(new)
    let modes = new.modes.isEmpty ? [Mode(name: "", context: [:])] : new.modes
    var seen: Set<Pair> = []
    let found = modes.enumerated().flatMap { index, mode in
      colors.flatMap { change -> [ContrastChange] in
        guard change.isOwnColor(in: new), change.differs(in: mode.context) else { return [] }
        return self.changes(of: change.path, finder, mode, index).filter {
          seen.insert(Pair(mode: index, paths: [$0.textPath, $0.backgroundPath])).inserted
        }
      }
    }
    return found.filter(\.becameInsufficient) + found.filter { !$0.becameInsufficient }
  }

  /// Returns the contrast ratios between one changed color and other colors that crossed 4.5 in one mode.
  /// - Parameters:
  ///   - path: the path of the changed color.
  ///   - finder: the search in the new theme for colors to compare with.
  ///   - index: the index of the mode in the new theme.
  private func changes(of path: TokenPath, _ finder: ContrastFinder, _ mode: Mode, _ index: Int)
    -> [ContrastChange]
  {
    guard let value = new.value(at: path, in: mode.context) else { return [] }
    let name = ColorName(path)
    return finder.contrasts(of: path, value, inModes: [index]).compactMap { contrast in
      // Two text colors are never read on each other. Two colors whose names state no role may be.
      let other = ColorName(contrast.path)
      guard name.isPaired(with: other) || name.role == .other && other.role == .other else { return nil }
      // `primary` states no role, but it is the background of `onPrimary`.
      let isBackground = name.role == .background || other.background == name.words
      let (text, background) = isBackground ? (contrast.path, path) : (path, contrast.path)
      guard let before = old.colorPair(text, on: background, in: mode.context),
        let after = new.colorPair(text, on: background, in: mode.context),
        (before.ratio < Self.minTextContrast) != (after.ratio < Self.minTextContrast)
      else { return nil }
      return ContrastChange(
        mode: mode.name, isDark: mode.context.values["appearance"] == "dark", textPath: text,
        backgroundPath: background,
        old: before, new: after)
    }
  }
}

/// Two tokens in a mode, in either order.
private struct Pair: Hashable {
  let mode: Int
  let paths: Set<TokenPath>
}

extension TokenChange {
  /// Returns true if the default value of the token is no alias, or if its name states a role. Other aliases
  /// repeat a color under another name.
  fileprivate func isOwnColor(in theme: Theme) -> Bool {
    theme[path]?.alias == nil || ColorRole(path) != .other
  }

  /// Returns true if one of the changed values belongs to a context.
  fileprivate func differs(in context: Context) -> Bool {
    values.contains { $0.holds(in: context) }
  }
}

extension Theme {
  /// Returns the value of the token at a path in a context; nil if the theme does not have the token.
  fileprivate func value(at path: TokenPath, in context: Context) -> TokenValue? {
    self[path].map { value(of: $0, in: context) }
  }

  /// Returns the color at a path and its background, with their contrast ratio, rounded down to a tenth. A
  /// translucent color is composited over the background first. Returns nil if a token is missing or is no
  /// color, or if the background is translucent.
  /// - Parameter background: the path of the background color.
  fileprivate func colorPair(_ path: TokenPath, on background: TokenPath, in context: Context) -> ColorPair? {
    guard case .color(let one) = value(at: path, in: context),
      case .color(let two) = value(at: background, in: context), two.alpha == 1
    else { return nil }
    let seen = one.alpha == 1 ? one : one.composited(over: two)
    // Rounded down. Rounding to nearest would show 4.46 as 4.5, which is sufficient.
    let ratio = (seen.contrast(with: two) * 10 + 1e-9).rounded(.down) / 10
    return ColorPair(color: one, background: two, ratio: ratio)
  }
}
