import KansoTheme

/// The contrasts that a guide states, by the tokens of their colors.
struct StatedContrastFinder: Sendable {
  private let theme: Theme
  private let contexts: [Context]
  private let pairs: [TokenPath: [ContrastPair]]

  /// Collects the stated contrasts of a theme; nil if there are none.
  init?(_ theme: Theme) {
    guard !theme.contrasts.isEmpty else { return nil }
    self.theme = theme
    contexts = theme.modes.isEmpty ? [Context()] : theme.modes.map(\.context)
    var pairs: [TokenPath: [ContrastPair]] = [:]
    for pair in theme.contrasts {
      pairs[pair.foreground, default: []].append(pair)
      if pair.background != pair.foreground { pairs[pair.background, default: []].append(pair) }
    }
    self.pairs = pairs
  }

  /// Returns the stated contrasts of a token in some modes. Modes in which the other color and the ratio are the same
  /// share one.
  /// - Parameters:
  ///   - modes: the indexes of modes in the theme.
  ///   - limit: the maximum number of contrasts.
  func contrasts(of path: TokenPath, inModes modes: [Int], atMost limit: Int) -> [Contrast] {
    var found: [(other: TokenPath, color: ColorValue, ratio: Double, modes: [Int])] = []
    for pair in pairs[path] ?? [] {
      let other = pair.foreground == path ? pair.background : pair.foreground
      for mode in modes where contexts.indices.contains(mode) {
        guard let measure = theme.contrast(of: pair, in: contexts[mode]) else { continue }
        let color = pair.foreground == path ? measure.background : measure.foreground
        let ratio = Contrast.rounded(measure.ratio)
        if let same = found.firstIndex(where: { $0.other == other && $0.color == color && $0.ratio == ratio })
        {
          if !found[same].modes.contains(mode) { found[same].modes.append(mode) }
        } else if found.count < limit {
          found.append((other, color, ratio, [mode]))
        }
      }
    }
    return found.map {
      Contrast(
        path: $0.other, title: $0.other.withinSection, color: $0.color, modes: $0.modes, ratio: $0.ratio)
    }
  }
}
