import KansoTheme

/// The named colors of UIKit, light and dark (Human Interface Guidelines, Color).
extension Color {
  /// The color of the least important text.
  public static let quaternaryLabel = system("quaternaryLabel")
  /// The color of links.
  public static let link = system("link")
  /// The color of separator lines without transparency.
  public static let opaqueSeparator = system("opaqueSeparator")
  /// The background of content on a screen.
  public static let secondarySystemBackground = system("secondarySystemBackground")
  /// The background of content on such content.
  public static let tertiarySystemBackground = system("tertiarySystemBackground")
  /// The background of a grouped table.
  public static let systemGroupedBackground = system("systemGroupedBackground")
  /// The background of a cell in a grouped table.
  public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackground")
  /// The background of content in such a cell.
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground")
  /// The fill of large areas.
  public static let quaternarySystemFill = system("quaternarySystemFill")

  // MARK: Hues that differ between light and dark

  /// The system's orange.
  public static let systemOrange = system("systemOrange")
  /// The system's yellow.
  public static let systemYellow = system("systemYellow")
  /// The system's mint.
  public static let systemMint = system("systemMint")
  /// The system's teal.
  public static let systemTeal = system("systemTeal")
  /// The system's cyan.
  public static let systemCyan = system("systemCyan")
  /// The system's blue.
  public static let systemBlue = system("systemBlue")
  /// The system's indigo.
  public static let systemIndigo = system("systemIndigo")
  /// The system's purple.
  public static let systemPurple = system("systemPurple")
  /// The system's pink.
  public static let systemPink = system("systemPink")
  /// The system's brown.
  public static let systemBrown = system("systemBrown")
  /// The system's gray.
  public static let systemGray = system("systemGray")
  /// The system's gray 4.
  public static let systemGray4 = system("systemGray4")
  /// The system's gray 6.
  public static let systemGray6 = system("systemGray6")

  // MARK: Colors that are the same in light and dark

  /// Plain black.
  public static let black = system("black")
  /// Plain white.
  public static let white = system("white")
  /// Plain dark gray.
  public static let darkGray = system("darkGray")
  /// Plain light gray.
  public static let lightGray = system("lightGray")
  /// Plain gray.
  public static let gray = system("gray")
  /// Plain red.
  public static let red = system("red")
  /// Plain green.
  public static let green = system("green")
  /// Plain blue.
  public static let blue = system("blue")
  /// Plain cyan.
  public static let cyan = system("cyan")
  /// Plain yellow.
  public static let yellow = system("yellow")
  /// Plain magenta.
  public static let magenta = system("magenta")
  /// Plain orange.
  public static let orange = system("orange")
  /// Plain purple.
  public static let purple = system("purple")
  /// Plain brown.
  public static let brown = system("brown")
  /// No color: transparent black.
  public static let clear = system("clear")
  /// The color of text on a light background.
  public static let darkText = system("darkText")
  /// The color of text on a dark background.
  public static let lightText = system("lightText")
}
