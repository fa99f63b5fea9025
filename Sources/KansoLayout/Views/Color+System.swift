import KansoTheme

// kanso:disable literal-color - Apple's own, and in no guide

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

  private static func gray(_ value: Double) -> Color {
    Color(red: value / 255, green: value / 255, blue: value / 255)
  }

  private func inDark(_ color: Color) -> Color { when(["appearance": "dark"], use: color) }
}
