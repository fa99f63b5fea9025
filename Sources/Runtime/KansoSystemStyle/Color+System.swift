import KansoTheme

/// The default colors of views, light and dark, as on Apple's platforms (Human Interface Guidelines, Color). Colors are
/// opaque if their transparency makes no visible difference.
extension Color {
  /// The color of text.
  public static let label = gray(0).inDark(gray(255))
  /// The color of secondary text.
  public static let secondaryLabel = Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.6)
    .inDark(Color(red: 235.0 / 255, green: 235.0 / 255, blue: 245.0 / 255, alpha: 0.6))
  /// The color of the placeholder in an empty text field.
  public static let placeholderText = Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.3)
    .inDark(Color(red: 235.0 / 255, green: 235.0 / 255, blue: 245.0 / 255, alpha: 0.3))
  /// The background of a screen.
  public static let systemBackground = gray(255).inDark(gray(0))
  /// The color of unselected items in a tab bar.
  package static let unselected = Color(red: 142.0 / 255, green: 142.0 / 255, blue: 147.0 / 255)
  /// The default tint of interactive elements.
  package static let systemTint = Color(red: 0, green: 122.0 / 255, blue: 1)
    .inDark(Color(red: 10.0 / 255, green: 132.0 / 255, blue: 1))
  /// The background of a selected row.
  package static let systemSelection = Color(red: 209.0 / 255, green: 209.0 / 255, blue: 214.0 / 255)
    .inDark(Color(red: 58.0 / 255, green: 58.0 / 255, blue: 60.0 / 255))
  /// The color of separator lines between items of a group.
  public static let separator = Color(red: 198.0 / 255, green: 198.0 / 255, blue: 200.0 / 255)
    .inDark(Color(red: 56.0 / 255, green: 56.0 / 255, blue: 58.0 / 255))
  /// The background of a section header.
  package static let systemHeader = gray(247)
    .inDark(Color(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255))

  /// The color of tertiary text and of disabled controls.
  package static let tertiaryLabel = placeholderText
  /// The background of a control that is on.
  package static let systemGreen = Color(red: 52.0 / 255, green: 199.0 / 255, blue: 89.0 / 255)
    .inDark(Color(red: 48.0 / 255, green: 209.0 / 255, blue: 88.0 / 255))
  /// The background of a badge.
  package static let systemRed = Color(red: 1, green: 59.0 / 255, blue: 48.0 / 255)
    .inDark(Color(red: 1, green: 69.0 / 255, blue: 58.0 / 255))
  /// The fill of thin control parts, for example the track of a slider.
  package static let systemFill = Color(red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: 0.2)
    .inDark(Color(red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: 0.36))
  /// The fill of medium control parts, for example a switch that is off.
  package static let secondarySystemFill = Color(
    red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: 0.16
  )
  .inDark(Color(red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: 0.32))
  /// The fill of large control parts, for example a segmented control.
  package static let tertiarySystemFill = Color(
    red: 118.0 / 255, green: 118.0 / 255, blue: 128.0 / 255, alpha: 0.12
  )
  .inDark(Color(red: 118.0 / 255, green: 118.0 / 255, blue: 128.0 / 255, alpha: 0.24))
  /// The gray of clearly visible lines: `systemGray3`.
  package static let systemGray3 = Color(red: 199.0 / 255, green: 199.0 / 255, blue: 204.0 / 255)
    .inDark(Color(red: 72.0 / 255, green: 72.0 / 255, blue: 74.0 / 255))
  /// The gray of unfilled parts: `systemGray5`.
  package static let systemGray5 = Color(red: 229.0 / 255, green: 229.0 / 255, blue: 234.0 / 255)
    .inDark(Color(red: 44.0 / 255, green: 44.0 / 255, blue: 46.0 / 255))
  /// The background of the selected segment: white in light mode, `systemGray2` in dark mode.
  package static let systemSegment = gray(255)
    .inDark(Color(red: 99.0 / 255, green: 99.0 / 255, blue: 102.0 / 255))
  /// The fill of thumbs, the parts of sliders and switches that move: white in light and dark mode.
  package static let systemThumb = gray(255)
  /// The color of text on `systemRed`.
  package static let systemBadgeText = gray(255)
  /// The shadow of thumbs.
  package static let systemThumbShadow = Color(red: 0, green: 0, blue: 0, alpha: 0.15)
  /// The background of bars: an opaque version of their material over a plain background, measured in screenshots of
  /// iOS 17.
  package static let systemBar = gray(249).inDark(gray(29))
  /// The line between a bar and the screen: `UIBarAppearance.shadowColor`, measured in screenshots of iOS 17.
  package static let systemBarLine = Color(red: 0, green: 0, blue: 0, alpha: 0.3)
    .inDark(Color(red: 1, green: 1, blue: 1, alpha: 0.15))

  /// Returns an opaque gray of sRGB, from 0 to 255.
  private static func gray(_ value: Double) -> Color {
    Color(red: value / 255, green: value / 255, blue: value / 255)
  }

  /// Returns the color with another color in dark mode.
  private func inDark(_ color: Color) -> Color { when(["appearance": "dark"], use: color) }
}
