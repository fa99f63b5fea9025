import KansoTheme

/// A color of the guide, in one mode.
struct ContrastCandidate: Sendable {
  let path: TokenPath
  let name: ColorName
  let color: ColorValue
  let luminance: Double

  init(path: TokenPath, name: ColorName, color: ColorValue) {
    (self.path, self.name, self.color) = (path, name, color)
    luminance = color.relativeLuminance
  }
}

/// The colors of a mode that are opaque enough to be seen on their own, sorted by what they are for, so that nobody has to look at all of
/// them for each.
struct ContrastPalette: Sendable {
  private let all: [ContrastCandidate]
  /// The lightest and the darkest.
  private let extremes: [Int]
  /// Indexes of what is for texts, and of what texts are on.
  private let texts: [Int]
  private let grounds: [Int]
  /// Indexes by the words of the name, and by those of the color that a name says it is written on.
  private let named: [String: [Int]]
  private let written: [String: [Int]]

  init(_ all: [ContrastCandidate]) {
    self.all = all
    let byLuminance = { (left: Int, right: Int) in all[left].luminance < all[right].luminance }
    extremes = [all.indices.max(by: byLuminance), all.indices.min(by: byLuminance)].compactMap { $0 }
    texts = all.indices.filter { all[$0].name.role == .text }
    grounds = all.indices.filter { all[$0].name.role == .ground }
    named = Dictionary(grouping: all.indices) { all[$0].name.words }
    written = Dictionary(grouping: all.indices.filter { all[$0].name.ground != nil }) {
      all[$0].name.ground ?? ""
    }
  }

  /// The colors that a color is seen with: in a small guide all others, in a large one so many at most.
  func others(than path: TokenPath, _ name: ColorName, most: Int) -> [ContrastCandidate] {
    if all.count <= most + 1 { return all.filter { $0.path != path } }
    let partners = partners(of: name, most: most).filter { all[$0].path != path }
    var chosen = Array(partners.prefix(most - extremes.count))
    for extreme in extremes where all[extreme].path != path && !chosen.contains(extreme) {
      chosen.append(extreme)
    }
    return chosen.map { all[$0] }
  }

  /// Those that names say it is seen with, in the guide's order, the first of them.
  private func partners(of name: ColorName, most: Int) -> [Int] {
    let roles =
      switch name.role {
      case .text: grounds
      case .ground: texts
      case .other: [Int]()
      }
    // One more each, since the color itself may be among them.
    var found = Set(roles.prefix(most + 1))
    found.formUnion((written[name.words] ?? []).prefix(most + 1))
    if let ground = name.ground { found.formUnion((named[ground] ?? []).prefix(most + 1)) }
    return found.sorted()
  }
}
