import KansoLayout
import KansoTheme

/// A search for the colors of a guide that are seen together with a color, and for their contrast ratios.
///
/// In a mode with at most nine opaque colors, these are all other colors. With more colors, a list of all
/// pairs would be too long to read. There, these are the colors that names relate to the color as text or
/// background, and the lightest and the darkest color, together at most eight.
struct ContrastFinder: Sendable {
  /// The maximum number of contrasts that are listed for one color in a mode with many colors.
  static let maxContrastCount = 8
  /// The maximum number of colors of all modes that are compared with. In a guide with more, only the first
  /// modes are examined.
  private static let maxCandidateCount = 500_000

  /// The palettes by mode.
  private let palettes: [ContrastPalette]
  /// The last names that several colors in different groups share.
  private let sharedNames: Set<String>

  /// Collects the colors of a theme by mode: opaque colors of tokens that are not deprecated. A token whose
  /// default value is an alias is left out unless its name states a role. With more than 500,000 colors in
  /// all modes, only the first modes are included.
  /// - Parameter maxModeCount: the maximum number of modes that are included, from the default mode on.
  init(_ theme: Theme, maxModeCount: Int = .max) {
    let colors = theme.tokens.filter { $0.type == .color }
    let contexts = theme.modes.isEmpty ? [Context()] : theme.modes.map(\.context)
    let names = colors.map { ColorName($0.path) }
    var seen: Set<String> = []
    sharedNames = Set(colors.map(\.path.name).filter { !seen.insert($0).inserted })
    let modeCount = min(max(Self.maxCandidateCount / max(colors.count, 1), 1), maxModeCount)
    palettes = contexts.prefix(modeCount).enumerated().map { index, context in
      ContrastPalette(
        zip(colors, names).compactMap { token, name in
          let value = index == 0 ? token.value : theme.value(of: token, in: context)
          // Other aliases repeat a color under another name.
          guard case .color(let color) = value, color.alpha == 1, token.deprecated == nil,
            token.alias == nil || name.role != .other
          else { return nil }
          return ContrastCandidate(path: token.path, name: name, color: color)
        })
    }
  }

  /// Returns the contrasts between a value of a token and other colors in the modes of the value, mode by
  /// mode; empty if the value is no color or fully transparent. If another color has the same value in
  /// several modes, it is listed once with these modes. If it has several values, each value is listed once.
  /// - Parameters:
  ///   - path: the path of the token, which is not compared with itself.
  ///   - modes: the indexes of modes in the theme.
  ///   - limit: the maximum number of contrasts; those of the first modes are returned.
  func contrasts(
    of path: TokenPath, _ value: TokenValue, inModes modes: [Int], atMost limit: Int = .max
  ) -> [Contrast] {
    guard case .color(let color) = value, !color.isInvisible else { return [] }
    let (luminance, name) = (color.relativeLuminance, ColorName(path))
    var found: [(other: ContrastCandidate, modes: [Int])] = []
    var places: [ContrastKey: Int] = [:]
    for mode in modes where palettes.indices.contains(mode) {
      for other in palettes[mode].others(than: path, name, maxCount: Self.maxContrastCount) {
        let place = places[ContrastKey(path: other.path, color: other.color), default: found.count]
        if place == found.count {
          guard found.count < limit else { continue }
          places[ContrastKey(path: other.path, color: other.color)] = place
          found.append((other, []))
        }
        found[place].modes.append(mode)
      }
    }
    return found.map {
      Contrast(
        path: $0.other.path, title: title(of: $0.other.path), color: $0.other.color, modes: $0.modes,
        ratio: ratio(color, luminance, on: $0.other))
    }
  }

  /// Returns a table for each mode that is included and has text colors and backgrounds. Modes with the same colors
  /// share one.
  func tables() -> [RoleContrasts] {
    var tables: [RoleContrasts] = []
    for (mode, palette) in palettes.enumerated() {
      let (texts, backgrounds) = palette.roles(maxCount: Self.maxTableSize)
      guard !texts.isEmpty, !backgrounds.isEmpty else { continue }
      /// Returns a color of the table.
      func entry(_ color: ContrastCandidate) -> RoleContrasts.Entry {
        RoleContrasts.Entry(path: color.path, title: title(of: color.path), color: color.color)
      }
      let table = RoleContrasts(
        modes: [mode], texts: texts.map(entry), backgrounds: backgrounds.map(entry))
      if let same = tables.firstIndex(where: { $0.hasSameColors(as: table) }) {
        tables[same].modes.append(mode)
      } else {
        tables.append(table)
      }
    }
    return tables
  }

  /// The maximum number of text colors, and of backgrounds, in a table.
  private static let maxTableSize = 12

  /// Returns the title of a color: its last name, or all names without the section if several colors share
  /// the last name.
  private func title(of path: TokenPath) -> String {
    let name = path.name
    return sharedNames.contains(name) ? path.names.dropFirst().joined(separator: ".") : name
  }

  /// The key of a color that is in the list already.
  private struct ContrastKey: Hashable {
    let path: TokenPath
    let color: ColorValue
  }

  /// Returns the contrast ratio of two colors, rounded down to a tenth. A translucent color is composited
  /// over the other color first.
  /// - Parameters:
  ///   - luminance: the relative luminance of the color, used if the color is opaque.
  ///   - other: the other color, which is opaque.
  private func ratio(_ color: ColorValue, _ luminance: Double, on other: ContrastCandidate) -> Double {
    let own = color.alpha == 1 ? luminance : color.composited(over: other.color).relativeLuminance
    // The formula is the “contrast ratio” of WCAG 2.2.
    return Contrast.rounded((max(own, other.luminance) + 0.05) / (min(own, other.luminance) + 0.05))
  }
}

extension Contrast {
  /// Returns a ratio rounded down to a tenth. Rounding to nearest would show 4.46 as 4.5, which is sufficient.
  static func rounded(_ ratio: Double) -> Double { (ratio * 10 + 1e-9).rounded(.down) / 10 }

  /// Creates a contrast with the rating of its ratio.
  init(path: TokenPath, title: String, color: ColorValue, modes: [Int], ratio: Double) {
    (self.path, self.title, self.color, self.modes, self.ratio) = (path, title, color, modes, ratio)
    rating = Rating(ratio: ratio)
  }
}

extension Contrast.Rating {
  /// Creates the rating of a contrast ratio.
  init(ratio: Double) {
    self =
      switch ratio {
      case 7...: .enhanced
      case 4.5...: .text
      case 3...: .large
      default: .low
      }
  }
}
