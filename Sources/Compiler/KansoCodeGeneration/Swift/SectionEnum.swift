import KansoProject

/// The enums of sections, by name.
enum SectionEnum: String, CaseIterable, Sendable {
  case colors = "Colors"
  case fonts = "Fonts"
  case padding = "Padding"
  case sizes = "Sizes"
  case radii = "Radii"
  case borders = "Borders"

  /// The name of the section that the enum contains, as in a guide.
  var section: String { rawValue.lowercased() }

  /// Returns the enum of the section with a name, such as `colors`; nil if no enum contains that section.
  static func ofSection(_ section: String) -> SectionEnum? { allCases.first { $0.section == section } }

  /// The source that declares the enum.
  var source: SourceKind { SourceKind.allCases.first { $0.enums.contains(self) } ?? .padding }

  /// Returns the text of the doc comment of the enum. Where the values follow modes or Dynamic Type, a second
  /// sentence says so.
  func summary(on platform: Platform) -> String {
    switch (self, platform) {
    case (.colors, .uikit), (.colors, .appkit), (.colors, .swiftui):
      summary + " Those with modes follow the appearance and the contrast."
    case (.fonts, .uikit), (.fonts, .swiftui): summary + " Those with a text style scale with Dynamic Type."
    case (.colors, _), (.fonts, _): summary
    case (_, .portable): summary + " The constants are those of the default mode; `tokens` follow the mode."
    default: summary
    }
  }

  /// The first sentence of the doc comment.
  private var summary: String {
    switch self {
    case .colors: "The colors of the style guide."
    case .fonts: "The fonts of the style guide."
    case .padding: "The paddings of the style guide, in points."
    case .sizes: "The sizes of the style guide, in points."
    case .radii: "The radii of the style guide, in points."
    case .borders: "The widths of borders in the style guide, in points."
    }
  }
}
