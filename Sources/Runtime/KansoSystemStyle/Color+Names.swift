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

  public static let systemOrange = system("systemOrange")
  public static let systemYellow = system("systemYellow")
  public static let systemMint = system("systemMint")
  public static let systemTeal = system("systemTeal")
  public static let systemCyan = system("systemCyan")
  public static let systemBlue = system("systemBlue")
  public static let systemIndigo = system("systemIndigo")
  public static let systemPurple = system("systemPurple")
  public static let systemPink = system("systemPink")
  public static let systemBrown = system("systemBrown")
  public static let systemGray = system("systemGray")
  public static let systemGray4 = system("systemGray4")
  public static let systemGray6 = system("systemGray6")

  // MARK: Colors that are the same in light and dark

  public static let black = system("black")
  public static let white = system("white")
  public static let darkGray = system("darkGray")
  public static let lightGray = system("lightGray")
  public static let gray = system("gray")
  public static let red = system("red")
  public static let green = system("green")
  public static let blue = system("blue")
  public static let cyan = system("cyan")
  public static let yellow = system("yellow")
  public static let magenta = system("magenta")
  public static let orange = system("orange")
  public static let purple = system("purple")
  public static let brown = system("brown")
  public static let clear = system("clear")
  public static let darkText = system("darkText")
  public static let lightText = system("lightText")
}
