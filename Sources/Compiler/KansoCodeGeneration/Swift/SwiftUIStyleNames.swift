/// The names of styles after a dot that are not free for the colors of a guide: those of SwiftUI, and `accent`.
///
/// A second member of such a name would be ambiguous in each module that imports the generated one, or would change the
/// meaning of the app's other code without a message.
enum SwiftUIStyleNames {
  /// The styles that stand for a place in a design. A guide with a color of such a name defines that place.
  static let places: Set<String> = [
    "background", "fill", "foreground", "link", "placeholder", "selection", "separator", "tint",
    "windowBackground",
    // Xcode declares it for the asset catalog of a new app.
    "accent",
  ]

  /// All names that are not free.
  static let taken: Set<String> = places.union(colors).union(levels).union(materials).union(words)

  /// The colors of `Color`.
  private static let colors = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange",
    "pink",
    "purple", "red", "teal", "white", "yellow",
  ]
  /// The levels of the current style.
  private static let levels = ["primary", "quaternary", "quinary", "secondary", "tertiary"]
  private static let materials = [
    "bar", "regularMaterial", "thickMaterial", "thinMaterial", "ultraThickMaterial", "ultraThinMaterial",
  ]
  /// The words that mean something else after a dot.
  private static let words = ["init", "self"]
}
