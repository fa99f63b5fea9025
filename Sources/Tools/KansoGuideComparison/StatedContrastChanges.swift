import KansoTheme
import KansoThemeEncoding

/// The stated pairs of colors whose contrast was lost or won.
struct StatedContrastChanges {
  /// The changes by mode and then in the order of the guide; those that became too low come first.
  let changes: [ContrastChange]

  /// Compares the pairs that either guide states, in each mode of the new guide and then of the old one. Each guide is
  /// compared with its own level; a pair that only the old one states keeps its level. A pair is lost if it fails now,
  /// and was not stated, or reached its level before. It is won if it failed before. So a new pair that fails is lost,
  /// too.
  /// - Parameter old: the old theme with the token names of the new theme.
  init(old: Theme, new: Theme) {
    let statedBefore = Dictionary(
      old.contrasts.map { (Colors($0), $0) }, uniquingKeysWith: { first, _ in first })
    var known: Set<Colors> = []
    let pairs = (new.contrasts + old.contrasts).filter { known.insert(Colors($0)).inserted }
    let found = ComparedMode.modes(old: old, new: new).flatMap { mode in
      pairs.compactMap { pair -> ContrastChange? in
        guard let present = new.contrast(of: pair, in: mode.context) else { return nil }
        let past = old.contrast(of: pair, in: mode.context)
        let failedBefore = statedBefore[Colors(pair)].map { past?.reaches($0) == false } == true
        guard failedBefore == present.reaches(pair) else { return nil }
        return ContrastChange(
          mode: mode.name, isDark: mode.context.values["appearance"] == "dark", textPath: pair.foreground,
          backgroundPath: pair.background, old: ColorPair(past ?? present, of: pair),
          new: ColorPair(present, of: pair), stated: pair, becameInsufficient: !failedBefore)
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
