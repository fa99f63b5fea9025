import KansoTheme

/// The default colors of views, light and dark, as on Apple's platforms (Human Interface Guidelines, Color). Colors are
/// opaque if their transparency makes no visible difference.
extension Color {
  /// The color of text.
  public static let label = system("label")
  /// The color of secondary text.
  public static let secondaryLabel = system("secondaryLabel")
  /// The color of the placeholder in an empty text field.
  public static let placeholderText = system("placeholderText")
  /// The background of a screen.
  public static let systemBackground = system("systemBackground")
  /// The color of unselected items in a tab bar.
  package static let unselected = system("systemGray")
  /// The default tint of interactive elements.
  package static let systemTint = system("tint")
  /// The background of a selected row.
  package static let systemSelection = system("systemGray4")
  /// The color of separator lines between items of a group.
  public static let separator = system("opaqueSeparator")
  /// The background of a section header.
  package static let systemHeader = gray(247)
    .inDark(Color(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255))

  /// The color of tertiary text and of disabled controls.
  public static let tertiaryLabel = system("tertiaryLabel")
  /// The background of a control that is on.
  public static let systemGreen = system("systemGreen")
  /// The background of a badge.
  public static let systemRed = system("systemRed")
  /// The fill of thin control parts, for example the track of a slider.
  public static let systemFill = system("systemFill")
  /// The fill of medium control parts, for example a switch that is off.
  public static let secondarySystemFill = system("secondarySystemFill")
  /// The fill of large control parts, for example a segmented control.
  public static let tertiarySystemFill = system("tertiarySystemFill")
  /// The gray of clearly visible lines: `systemGray3`.
  public static let systemGray3 = system("systemGray3")
  /// The gray of outlines: `systemGray2`.
  public static let systemGray2 = system("systemGray2")
  /// The gray of unfilled parts: `systemGray5`.
  public static let systemGray5 = system("systemGray5")
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

  /// Returns a color of the palette by its name there; black for a name that the palette does not have.
  static func system(_ name: String) -> Color { system(named: name) ?? gray(0) }

  /// Returns a color of the palette by its name, such as `labelColor`, with or without the suffix, and with its value
  /// in dark mode; nil if there is none.
  package static func system(named name: String) -> Color? {
    guard let light = SystemPalette.color(named: name, isDark: false),
      let dark = SystemPalette.color(named: name, isDark: true)
    else { return nil }
    return light == dark ? Color(light) : Color(light).inDark(Color(dark))
  }

  /// Returns an opaque gray of sRGB, from 0 to 255.
  private static func gray(_ value: Double) -> Color {
    Color(red: value / 255, green: value / 255, blue: value / 255)
  }

  /// Returns the color with another color in dark mode.
  private func inDark(_ color: Color) -> Color { when(["appearance": "dark"], use: color) }
}
