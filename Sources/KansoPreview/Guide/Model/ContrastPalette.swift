import KansoTheme

/// A color of the guide in one mode.
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

/// The opaque colors of a mode, indexed by role and name. The index avoids a search through all colors for each color.
struct ContrastPalette: Sendable {
  private let all: [ContrastCandidate]
  /// The indexes of the lightest and the darkest color.
  private let extremes: [Int]
  /// The indexes of the text colors.
  private let texts: [Int]
  /// The indexes of the background colors.
  private let grounds: [Int]
  /// The indexes by the words of the name.
  private let named: [String: [Int]]
  /// The indexes by the words of the background color that a name refers to.
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

  /// Returns the colors that a color is compared with: all others in a small guide, at most `most` in a large one.
  func others(than path: TokenPath, _ name: ColorName, most: Int) -> [ContrastCandidate] {
    if all.count <= most + 1 { return all.filter { $0.path != path } }
    let partners = partners(of: name, most: most).filter { all[$0].path != path }
    var chosen = Array(partners.prefix(most - extremes.count))
    for extreme in extremes where all[extreme].path != path && !chosen.contains(extreme) {
      chosen.append(extreme)
    }
    return chosen.map { all[$0] }
  }

  /// Returns the indexes of the first colors that names relate to a color, in the guide's order.
  private func partners(of name: ColorName, most: Int) -> [Int] {
    let roles =
      switch name.role {
      case .text: grounds
      case .ground: texts
      case .other: [Int]()
      }
    // One more of each, because the color itself may be among them.
    var found = Set(roles.prefix(most + 1))
    found.formUnion((written[name.words] ?? []).prefix(most + 1))
    if let ground = name.ground { found.formUnion((named[ground] ?? []).prefix(most + 1)) }
    return found.sorted()
  }
}
