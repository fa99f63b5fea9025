import KansoTheme

/// The default fonts of views, as in UIKit.
extension Font {
  // kanso:disable literal-font - the sizes that UIKit uses

  /// The font of labels, text input, and bar buttons.
  package static let systemText = defaultFont(17)
  /// The font of buttons.
  package static let systemButton = defaultFont(15)
  /// The font of segments.
  package static let systemSegment = defaultFont(13)
  /// The font of a screen's title.
  package static let systemTitle = defaultFont(17, weight: 600)
  /// The font of tabs.
  package static let systemTab = defaultFont(10)
  /// The font of a section's title.
  package static let systemHeader = defaultFont(17, weight: 600, .headline)
  /// The font of a section's title in a grouped table.
  package static let systemGroupHeader = defaultFont(13)
  /// The font of a row's text.
  package static let systemRow = defaultFont(17, .body)
  /// The font of the secondary text below a row's text.
  package static let systemCaption = defaultFont(12, .caption1)

  /// The font of a picker's rows.
  package static let systemPicker = defaultFont(20)
  /// The font of the names in placeholders.
  package static let systemPlaceholder = defaultFont(11)
  /// The font of a prompt in a navigation bar.
  package static let systemPrompt = defaultFont(13)
  /// The font of a large title.
  package static let systemLargeTitle = defaultFont(34, weight: 700)
  /// The font of the selected action in a bar.
  package static let systemBoldText = defaultFont(17, weight: 600)
  /// The font of the time in a status bar.
  package static let systemStatus = defaultFont(14, weight: 600)

  // kanso:enable literal-font

  /// Returns a font of the system family, with a size in points. Only a font with a text style follows the
  /// user's text size.
  private static func defaultFont(
    _ size: Length, weight: Double? = nil, _ style: TextStyle? = nil
  ) -> Font {
    Font(families: [Typography.systemFamily], size: size, weight: weight, textStyle: style)
  }
}
