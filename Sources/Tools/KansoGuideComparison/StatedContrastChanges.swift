import KansoTheme
import KansoThemeEncoding

/// The stated pairs of colors whose contrast was lost or won.
struct StatedContrastChanges {
  /// The changes by mode and then in the order of the guide; those that became too low come first.
  let changes: [ContrastChange]

  /// Compares the pairs that either guide states, in each mode of the new guide and then of the old one. A pair is left out
  /// where one of the guides lacks a color. The level is that of the new guide, if it states the pair.
  /// - Parameter old: the old theme with the token names of the new theme.
  init(old: Theme, new: Theme) {
    var known: Set<Colors> = []
    let pairs = (new.contrasts + old.contrasts).filter { known.insert(Colors($0)).inserted }
    let found = ComparedMode.modes(old: old, new: new).flatMap { mode in
      pairs.compactMap { pair -> ContrastChange? in
        guard let past = old.contrast(of: pair, in: mode.context),
          let present = new.contrast(of: pair, in: mode.context), past.reaches(pair) != present.reaches(pair)
        else { return nil }
        return ContrastChange(
          mode: mode.name, isDark: mode.context.values["appearance"] == "dark", textPath: pair.foreground,
          backgroundPath: pair.background, old: ColorPair(past, of: pair), new: ColorPair(present, of: pair),
          stated: pair, becameInsufficient: !present.reaches(pair))
      }
    }
    changes = found.filter(\.becameInsufficient) + found.filter { !$0.becameInsufficient }
  }

  /// The colors and the use of a pair, without its level.
  private struct Colors: Hashable {
    let paths: [TokenPath?]
    let use: ContrastPair.Use

    init(_ pair: ContrastPair) {
      paths = [pair.foreground, pair.background, pair.base]
      use = pair.use
    }
  }
}
