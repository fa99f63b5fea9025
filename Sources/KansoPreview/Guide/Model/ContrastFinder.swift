import KansoLayout
import KansoTheme

/// Finds the colors of a guide that a color is seen with, and how well it can be told from them.
///
/// In a small guide those are all others. In a large one, where each against each would be for nobody to read, they are those that names
/// say it is read on or carries, and the lightest and the darkest color.
struct ContrastFinder: Sendable {
  /// How many are listed for one color.
  static let most = 8
  /// The colors of all modes that are compared with. Of a guide with more, only the first modes are looked at.
  private static let maxCandidateCount = 500_000

  /// By mode.
  private let palettes: [ContrastPalette]
  /// The names that more than one color has, in groups of its own.
  private let sharedNames: Set<String>

  init(_ theme: Theme) {
    let colors = theme.tokens.filter { $0.type == .color }
    let contexts = theme.modes.isEmpty ? [Context()] : theme.modes.map(\.context)
    let names = colors.map { ColorName($0.path) }
    var seen: Set<String> = []
    sharedNames = Set(colors.map(\.path.name).filter { !seen.insert($0).inserted })
    let modeCount = max(Self.maxCandidateCount / max(colors.count, 1), 1)
    palettes = contexts.prefix(modeCount).enumerated().map { index, context in
      ContrastPalette(
        zip(colors, names).compactMap { token, name in
          let value = index == 0 ? token.value : theme.value(of: token, in: context)
          // An alias is the same color under another name.
          guard case .color(let color) = value, color.alpha == 1, token.deprecated == nil,
            token.alias == nil || name.role != .other
          else { return nil }
          return ContrastCandidate(path: token.path, name: name, color: color)
        })
    }
  }

  /// How well a value of a token can be told from other colors in its modes; nothing for what is no color. Another color that is not the
  /// same in all of them is listed once for each that it is.
  ///
  /// - Parameter limit: the most contrasts that are listed, those of the first modes.
  func contrasts(
    of path: TokenPath, _ value: TokenValue, inModes modes: [Int], atMost limit: Int = .max
  ) -> [Contrast] {
    guard case .color(let color) = value, !color.isInvisible else { return [] }
    let (luminance, name) = (color.relativeLuminance, ColorName(path))
    var found: [(other: ContrastCandidate, modes: [Int])] = []
    var places: [Met: Int] = [:]
    for mode in modes where palettes.indices.contains(mode) {
      for other in palettes[mode].others(than: path, name, most: Self.most) {
        let place = places[Met(path: other.path, color: other.color), default: found.count]
        if place == found.count {
          guard found.count < limit else { continue }
          places[Met(path: other.path, color: other.color)] = place
          found.append((other, []))
        }
        found[place].modes.append(mode)
      }
    }
    return found.map {
      Contrast(
        $0.other.path, title(of: $0.other.path), $0.other.color, $0.modes,
        ratio(color, luminance, on: $0.other))
    }
  }

  /// What a color is called: with the groups around it where others have the same name.
  private func title(of path: TokenPath) -> String {
    let name = path.name
    return sharedNames.contains(name) ? path.names.dropFirst().joined(separator: ".") : name
  }

  /// Another color that was met.
  private struct Met: Hashable {
    let path: TokenPath
    let color: ColorValue
  }

  /// What is translucent is seen through: on the other color it is another one.
  private func ratio(_ color: ColorValue, _ luminance: Double, on other: ContrastCandidate) -> Double {
    let own = color.alpha == 1 ? luminance : color.composited(over: other.color).relativeLuminance
    // WCAG 2.2, "contrast ratio"; rounded down, so that 4.46 is not shown as enough.
    let exact = (max(own, other.luminance) + 0.05) / (min(own, other.luminance) + 0.05)
    return (exact * 10 + 1e-9).rounded(.down) / 10
  }
}

extension Contrast {
  fileprivate init(_ path: TokenPath, _ title: String, _ color: ColorValue, _ modes: [Int], _ ratio: Double) {
    (self.path, self.title, self.color, self.modes, self.ratio) = (path, title, color, modes, ratio)
    rating =
      switch ratio {
      case 7...: .enhanced
      case 4.5...: .text
      case 3...: .large
      default: .low
      }
  }
}
