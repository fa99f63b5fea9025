/// The appearances of the system, as the modes of collections are named after them.
enum FigmaAppearance {
  /// Returns the names that modes have in guides; nil if one of them is no appearance, or if two are the same.
  static func all(_ modes: [String]) -> [String]? {
    let names = modes.compactMap { name($0) }
    return names.count == modes.count && Set(names).count == names.count ? names : nil
  }

  /// Returns the name that a mode such as `Dark mode` has in guides, here `dark`; nil for one that is no appearance.
  static func name(_ mode: String) -> String? {
    let words = Set(FigmaMeaning.words(of: mode))
    guard words.subtracting(AppearanceName.words).isSubset(of: others) else { return nil }
    return AppearanceName.appearance(of: words)
  }

  /// The words that say nothing.
  private static let others: Set<String> = [
    "mode", "theme", "default", "appearance", "color", "colors", "colour", "colours", "scheme",
  ]
}
