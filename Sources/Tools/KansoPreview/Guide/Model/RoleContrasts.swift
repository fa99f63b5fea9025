import KansoTheme

/// A table of the contrasts of text colors on backgrounds in one mode, for a guide that states no pairs. The names of
/// the colors state their roles.
struct RoleContrasts: Sendable {
  /// A color of the table.
  struct Entry: Sendable {
    let path: TokenPath
    /// The name; with the groups around it if several tokens share the name.
    let title: String
    let color: ColorValue
  }

  /// The modes with these colors, as indexes into `GuideModel.modes`.
  var modes: [Int]
  let texts: [Entry]
  let backgrounds: [Entry]

  /// Returns the contrast of a text color on a background.
  func measure(_ text: Entry, on background: Entry) -> ContrastMeasure {
    ContrastMeasure(text.color, on: background.color)
  }

  /// Returns true if the colors are the same in both tables.
  func hasSameColors(as other: RoleContrasts) -> Bool {
    texts.map(\.color) == other.texts.map(\.color)
      && backgrounds.map(\.color) == other.backgrounds.map(\.color)
  }
}
