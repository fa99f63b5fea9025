import KansoTheme

/// A color of the guide in one mode.
struct ContrastCandidate: Sendable {
  let path: TokenPath
  let name: ColorName
  let color: ColorValue
  /// The relative luminance (WCAG 2.2), from 0 to 1.
  let luminance: Double

  /// Creates a candidate and computes its luminance.
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
  private let backgrounds: [Int]
  /// The indexes by the words of the last name.
  private let byName: [String: [Int]]
  /// The indexes of colors such as `onPrimary`, by the words of the background color that the name refers to.
  private let byBackgroundName: [String: [Int]]

  /// Creates the indexes of some colors.
  init(_ all: [ContrastCandidate]) {
    self.all = all
    let byLuminance = { (left: Int, right: Int) in all[left].luminance < all[right].luminance }
    extremes = [all.indices.max(by: byLuminance), all.indices.min(by: byLuminance)].compactMap { $0 }
    texts = all.indices.filter { all[$0].name.role == .text }
    backgrounds = all.indices.filter { all[$0].name.role == .background }
    byName = Dictionary(grouping: all.indices) { all[$0].name.words }
    byBackgroundName = Dictionary(grouping: all.indices.filter { all[$0].name.background != nil }) {
      all[$0].name.background ?? ""
    }
  }

  /// Returns the first text colors and the first backgrounds, at most `maxCount` of each.
  func roles(maxCount: Int) -> (texts: [ContrastCandidate], backgrounds: [ContrastCandidate]) {
    (texts.prefix(maxCount).map { all[$0] }, backgrounds.prefix(maxCount).map { all[$0] })
  }

  /// Returns the colors that a color is compared with. In a palette of at most `maxCount + 1` colors, these
  /// are all others. In a larger palette, these are the colors that names relate to the color, and last the
  /// lightest and the darkest color, together at most `maxCount`.
  /// - Parameters:
  ///   - path: the color's own path, which is left out.
  ///   - name: the color's own name.
  func others(than path: TokenPath, _ name: ColorName, maxCount: Int) -> [ContrastCandidate] {
    if all.count <= maxCount + 1 { return all.filter { $0.path != path } }
    let partners = partners(of: name, maxCount: maxCount).filter { all[$0].path != path }
    var chosen = Array(partners.prefix(maxCount - extremes.count))
    for extreme in extremes where all[extreme].path != path && !chosen.contains(extreme) {
      chosen.append(extreme)
    }
    return chosen.map { all[$0] }
  }

  /// Returns the indexes of the first colors that names relate to a color, in the guide's order: colors of
  /// the opposite role, colors whose names refer to the color, and colors that its name refers to. There may
  /// be more than `maxCount`, and the color itself may be among them.
  private func partners(of name: ColorName, maxCount: Int) -> [Int] {
    let roles =
      switch name.role {
      case .text: backgrounds
      case .background: texts
      case .other: [Int]()
      }
    // One more of each, because the color itself may be among them.
    var found = Set(roles.prefix(maxCount + 1))
    found.formUnion((byBackgroundName[name.words] ?? []).prefix(maxCount + 1))
    if let background = name.background { found.formUnion((byName[background] ?? []).prefix(maxCount + 1)) }
    return found.sorted()
  }
}
