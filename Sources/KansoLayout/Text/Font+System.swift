import KansoTheme

/// The default fonts of views, as in UIKit.
extension Font {
  /// The font of labels, text input, and bar buttons.
  package static let systemText = system(17)
  /// The font of buttons.
  package static let systemButton = system(15)
  /// The font of segments.
  package static let systemSegment = system(13)
  /// The font of a screen's title.
  package static let systemTitle = system(17, weight: 600)
  /// The font of tabs.
  package static let systemTab = system(10)
  /// The font of a section's title.
  package static let systemHeader = system(17, weight: 600, .headline)
  /// The font of a row's text.
  package static let systemRow = system(17, .body)
  /// The font of the secondary text below a row's text.
  package static let systemCaption = system(12, .caption1)

  private static func system(_ size: Length, weight: Double? = nil, _ style: TextStyle? = nil) -> Font {
    Font(families: [Typography.systemFamily], size: size, weight: weight, textStyle: style)
  }
}
