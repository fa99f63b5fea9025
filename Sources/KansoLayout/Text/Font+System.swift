import KansoTheme

/// The fonts that views have unless something else is said: those that UIKit gives them.
extension Font {
  /// Of labels, texts that are written, and buttons in bars.
  package static let systemText = system(17)
  /// Of buttons.
  package static let systemButton = system(15)
  /// Of segments.
  package static let systemSegment = system(13)
  /// Of the title of a screen.
  package static let systemTitle = system(17, weight: 600)
  /// Of tabs.
  package static let systemTab = system(10)
  /// Of the title of a section.
  package static let systemHeader = system(17, weight: 600, .headline)
  /// Of what stands in a row.
  package static let systemRow = system(17, .body)
  /// Of what stands below it.
  package static let systemCaption = system(12, .caption1)

  private static func system(_ size: Length, weight: Double? = nil, _ style: TextStyle? = nil) -> Font {
    Font(families: [Typography.systemFamily], size: size, weight: weight, textStyle: style)
  }
}
