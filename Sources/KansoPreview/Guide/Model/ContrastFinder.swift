import KansoLayout
import KansoTheme

/// Finds the colors of a guide that a color is seen with, and how well it can be told from them.
///
/// In a small guide those are all others. In a large one, where each against each would be for nobody to read, they are those that names
/// say it is read on or carries, and the lightest and the darkest color.
struct ContrastFinder: Sendable {
  /// How many are listed for one color.
  static let most = 8

  /// A color of the guide, in one mode.
  private struct Candidate: Sendable {
    let path: TokenPath
    let title: String
    let role: ColorRole
    let color: ColorValue
    let luminance: Double
  }

  /// By mode: all colors that are opaque enough to be seen on their own.
  private let candidates: [[Candidate]]
  /// By mode: the lightest and the darkest.
  private let extremes: [[Candidate]]

  init(_ theme: Theme) {
    let colors = theme.tokens.filter { $0.type == .color }
    let contexts = theme.modes.isEmpty ? [Context()] : theme.modes.map(\.context)
    let roles = colors.map { ColorRole($0.path) }
    candidates = contexts.enumerated().map { index, context in
      zip(colors, roles).compactMap { token, role in
        let value = index == 0 ? token.value : theme.value(of: token, in: context)
        // An alias is the same color under another name.
        guard case .color(let color) = value, color.alpha == 1, token.deprecated == nil,
          token.alias == nil || role != .other
        else { return nil }
        return Candidate(
          path: token.path, title: token.path.name, role: role, color: color,
          luminance: color.relativeLuminance)
      }
    }
    extremes = candidates.map { all in
      [all.max { $0.luminance < $1.luminance }, all.min { $0.luminance < $1.luminance }].compactMap { $0 }
    }
  }

  /// How well a value of a token can be told from other colors in its modes; nothing for what is no color. Another color that is not the
  /// same in all of them is listed once for each that it is.
  func contrasts(of path: TokenPath, _ value: TokenValue, inModes modes: [Int]) -> [Contrast] {
    guard case .color(let color) = value, !color.isInvisible else { return [] }
    let luminance = color.relativeLuminance
    var found: [(other: Candidate, modes: [Int])] = []
    var places: [Met: Int] = [:]
    for mode in modes where candidates.indices.contains(mode) {
      for other in others(than: path, inMode: mode) {
        let place = places[Met(path: other.path, color: other.color), default: found.count]
        if place == found.count {
          places[Met(path: other.path, color: other.color)] = place
          found.append((other, []))
        }
        found[place].modes.append(mode)
      }
    }
    return found.map {
      Contrast($0.other.path, $0.other.title, $0.other.color, $0.modes, ratio(color, luminance, on: $0.other))
    }
  }

  /// Another color that was met.
  private struct Met: Hashable {
    let path: TokenPath
    let color: ColorValue
  }

  private func others(than path: TokenPath, inMode mode: Int) -> [Candidate] {
    let all = candidates[mode]
    if all.count <= Self.most + 1 { return all.filter { $0.path != path } }
    let role = ColorRole(path)
    let partners = all.lazy.filter { $0.path != path && $0.role.meets(role, $0.path, path) }
    var chosen = Array(partners.prefix(Self.most - extremes[mode].count))
    for extreme in extremes[mode]
    where extreme.path != path && !chosen.contains(where: { $0.path == extreme.path }) {
      chosen.append(extreme)
    }
    return chosen
  }

  /// What is translucent is seen through: on the other color it is another one.
  private func ratio(_ color: ColorValue, _ luminance: Double, on other: Candidate) -> Double {
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

/// What a color is for, as far as its name says so.
enum ColorRole: Hashable, Sendable {
  /// A text, a symbol, or what is written on something: `text`, `ink`, `onSurface`.
  case text
  /// What texts are on: `background`, `surface`.
  case ground
  case other

  private static let texts: Set<String> = [
    "text", "label", "ink", "foreground", "fg", "title", "heading", "body", "caption", "link", "icon", "on",
    "placeholder", "content",
  ]
  private static let grounds: Set<String> = [
    "background", "bg", "surface", "canvas", "card", "fill", "ground", "page", "paper", "container",
    "backdrop",
  ]

  init(_ path: TokenPath) {
    let words = path.dotted.nameWords.dropFirst()
    // The last word says what it is: `text.background` is a ground.
    if words.first(where: { $0 == "on" }) != nil {
      self = .text
    } else if let word = words.last(where: { Self.texts.contains($0) || Self.grounds.contains($0) }) {
      self = Self.texts.contains(word) ? .text : .ground
    } else {
      self = .other
    }
  }

  /// Whether a color of this role is seen with one of another.
  func meets(_ other: ColorRole, _ path: TokenPath, _ otherPath: TokenPath) -> Bool {
    switch (self, other) {
    case (.text, .ground), (.ground, .text): true
    default: path.isWritten(on: otherPath) || otherPath.isWritten(on: path)
    }
  }
}

extension TokenPath {
  /// Whether the name says so: `onPrimary` is for what is on `primary`.
  fileprivate func isWritten(on other: TokenPath) -> Bool {
    let (mine, ground) = (name.nameWords, other.name.nameWords)
    return mine.first == "on" && mine.dropFirst().elementsEqual(ground)
  }
}

extension String {
  /// The words of a name, in small letters: at capitals and at what is no letter or digit.
  fileprivate var nameWords: [String] {
    var (words, word): ([String], String) = ([], "")
    for character in self {
      let isPart = character.isLetter || character.isNumber
      if !isPart || character.isUppercase, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if isPart { word += character.lowercased() }
    }
    return word.isEmpty ? words : words + [word]
  }
}
