import KansoTheme

/// The colors that views have unless something else is said: those of Apple's platforms, light and dark (Human Interface Guidelines,
/// Color), without transparency where that makes no difference.
extension Color {
  /// What texts are set in.
  public static let label = gray(0).inDark(gray(255))
  /// What is less important than a text.
  public static let secondaryLabel = Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.6)
    .inDark(Color(red: 235.0 / 255, green: 235.0 / 255, blue: 245.0 / 255, alpha: 0.6))
  /// What stands in a text field as long as nothing was written.
  public static let placeholderText = Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.3)
    .inDark(Color(red: 235.0 / 255, green: 235.0 / 255, blue: 245.0 / 255, alpha: 0.3))
  /// Behind a screen.
  public static let systemBackground = gray(255).inDark(gray(0))
  /// What can be chosen and is not, in a tab bar.
  package static let unselected = Color(red: 142.0 / 255, green: 142.0 / 255, blue: 147.0 / 255)
  /// What can be touched.
  package static let systemTint = Color(red: 0, green: 122.0 / 255, blue: 1)
    .inDark(Color(red: 10.0 / 255, green: 132.0 / 255, blue: 1))
  /// Behind a row that is selected.
  package static let systemSelection = Color(red: 209.0 / 255, green: 209.0 / 255, blue: 214.0 / 255)
    .inDark(Color(red: 58.0 / 255, green: 58.0 / 255, blue: 60.0 / 255))
  /// Lines between what belongs together.
  public static let separator = Color(red: 198.0 / 255, green: 198.0 / 255, blue: 200.0 / 255)
    .inDark(Color(red: 56.0 / 255, green: 56.0 / 255, blue: 58.0 / 255))
  /// Behind the header of a section.
  package static let systemHeader = gray(247)
    .inDark(Color(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255))

  /// What is least important, and what cannot be used now.
  package static let tertiaryLabel = placeholderText
  /// Behind what is on.
  package static let systemGreen = Color(red: 52.0 / 255, green: 199.0 / 255, blue: 89.0 / 255)
    .inDark(Color(red: 48.0 / 255, green: 209.0 / 255, blue: 88.0 / 255))
  /// Behind the number of what is new.
  package static let systemRed = Color(red: 1, green: 59.0 / 255, blue: 48.0 / 255)
    .inDark(Color(red: 1, green: 69.0 / 255, blue: 58.0 / 255))
  /// What thin parts of controls are filled with: the track of a slider.
  package static let systemFill = Color(red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: 0.2)
    .inDark(Color(red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: 0.36))
  /// What parts of controls of a middle size are filled with: a switch that is off.
  package static let secondarySystemFill = Color(
    red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: 0.16
  )
  .inDark(Color(red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: 0.32))
  /// What large parts of controls are filled with: segments.
  package static let tertiarySystemFill = Color(
    red: 118.0 / 255, green: 118.0 / 255, blue: 128.0 / 255, alpha: 0.12
  )
  .inDark(Color(red: 118.0 / 255, green: 118.0 / 255, blue: 128.0 / 255, alpha: 0.24))
  /// The gray of lines that are to be seen: `systemGray3`.
  package static let systemGray3 = Color(red: 199.0 / 255, green: 199.0 / 255, blue: 204.0 / 255)
    .inDark(Color(red: 72.0 / 255, green: 72.0 / 255, blue: 74.0 / 255))
  /// The gray of what is not there: `systemGray5`.
  package static let systemGray5 = Color(red: 229.0 / 255, green: 229.0 / 255, blue: 234.0 / 255)
    .inDark(Color(red: 44.0 / 255, green: 44.0 / 255, blue: 46.0 / 255))
  /// Behind the segment that is chosen; white, and `systemGray2` where it is dark.
  package static let systemSegment = gray(255)
    .inDark(Color(red: 99.0 / 255, green: 99.0 / 255, blue: 102.0 / 255))
  /// What is dragged: knobs are white, light or dark.
  package static let systemKnob = gray(255)
  /// What is written on `systemRed`.
  package static let systemBadgeText = gray(255)
  /// The shadow of knobs.
  package static let systemKnobShadow = Color(red: 0, green: 0, blue: 0, alpha: 0.15)
  /// Behind bars: their material over a plain background, as screenshots of iOS 17 have it, less its transparency.
  package static let systemBar = gray(249).inDark(gray(29))
  /// The line between a bar and the screen: `UIBarAppearance.shadowColor`, as screenshots of iOS 17 have it.
  package static let systemBarLine = Color(red: 0, green: 0, blue: 0, alpha: 0.3)
    .inDark(Color(red: 1, green: 1, blue: 1, alpha: 0.15))

  private static func gray(_ value: Double) -> Color {
    Color(red: value / 255, green: value / 255, blue: value / 255)
  }

  private func inDark(_ color: Color) -> Color { when(["appearance": "dark"], use: color) }
}
