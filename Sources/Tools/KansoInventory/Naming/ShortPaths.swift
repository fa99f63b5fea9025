import KansoInterchange
import KansoLint
import KansoTheme

/// Paths of an app's tokens without the names of types that say nothing in a guide: `Styles.Colors.Gray.light` is
/// `Gray.light` among colors.
enum ShortPaths {
  /// Returns the tokens with short paths, also where they refer to each other. A path stays as it is if another token
  /// of its section would have the same one.
  static func shortened(_ tokens: [ForeignToken]) -> [ForeignToken] {
    var counts: [Place: Int] = [:]
    // A short path may also be the long one of another token, or that of a group.
    var groups: Set<Place> = []
    let short = tokens.map(path)
    for (token, short) in zip(tokens, short) {
      for path in Set([short, token.path]) { counts[Place(token.section, path), default: 0] += 1 }
      for path in [short, token.path] {
        for count in 1..<max(path.count, 1) { groups.insert(Place(token.section, path.prefix(count))) }
      }
    }
    var paths: [[String]: [String]] = [:]
    for (token, short) in zip(tokens, short) {
      let place = Place(token.section, short)
      if counts[place] == 1, !groups.contains(place) { paths[token.path] = short }
    }
    func new(_ path: [String]) -> [String] {
      if let new = paths[path] { return new }
      // A reference may go on below a token, to a part of it.
      guard let last = path.last, let new = paths[path.dropLast()] else { return path }
      return new + [last]
    }
    paths.merge(distinct(tokens.map { ($0.section, $0.path, new($0.path)) })) { $1 }
    return tokens.map { token in
      var token = token
      token.path = new(token.path)
      token.value = token.value.mapReferences(new)
      token.variants = token.variants.map { ForeignVariant($0.modes, $0.value.mapReferences(new)) }
      return token
    }
  }

  /// Returns other paths for tokens whose names in C are those of tokens before them: `a.bC` and `a.b.c` are both
  /// `ABC`.
  private static func distinct(_ tokens: [(section: Section?, old: [String], new: [String])]) -> [[String]:
    [String]]
  {
    var taken: Set<String> = []
    var paths: [[String]: [String]] = [:]
    for token in tokens {
      var path = token.new
      var number = 2
      func name() -> String {
        "\(token.section?.rawValue ?? "") \(path.joined().filter { $0.isLetter || $0.isNumber }.lowercased())"
      }
      while !taken.insert(name()).inserted {
        path = token.new.dropLast() + ["\(token.new.last ?? "")\(number)"]
        number += 1
      }
      if path != token.new { paths[token.old] = path }
    }
    return paths
  }

  /// A path in a section, whatever its case.
  private struct Place: Hashable {
    private let section: Section?
    private let path: [String]

    init(_ section: Section?, _ path: some Sequence<String>) {
      (self.section, self.path) = (section, path.map { $0.lowercased() })
    }
  }

  /// Returns the path without the types whose names consist of general words and of words for the section.
  private static func path(of token: ForeignToken) -> [String] {
    guard let section = token.section, let last = token.path.last else { return token.path }
    let words = generalWords.union(sectionWords[section] ?? [])
    return token.path.dropLast().filter { !words.isSuperset(of: CamelCase.words(of: $0)) } + [last]
  }

  /// The words of types that hold any style.
  private static let generalWords: Set<String> = [
    "style", "styles", "theme", "themes", "constants", "constant", "design", "tokens", "ui", "app", "asset",
    "assets",
    "layout", "metrics", "appearance", "dimension", "dimensions", "default", "k", "defaults",
  ]
  /// The words of types that hold the style of a section.
  private static let sectionWords: [Section: Set<String>] = [
    .colors: ["color", "colors", "colour", "colours", "palette"],
    .fonts: ["font", "fonts", "typography", "text"],
    .padding: [
      "padding", "paddings", "spacing", "spacings", "margin", "margins", "inset", "insets", "gap", "gaps",
    ],
    .sizes: ["size", "sizes"], .radii: ["radius", "radii", "corner"], .borders: ["border", "borders"],
    .shadows: ["shadow", "shadows"], .gradients: ["gradient", "gradients"],
  ]
}
