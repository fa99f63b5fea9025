import KansoTheme
import Testing

@testable import KansoSystemStyle

/// The colors of views, and the palette that they are taken from.
struct SystemColorTests {
  private static let colors: [(color: Color, light: String, dark: String)] = [
    (.label, "000000", "ffffff"), (.secondaryLabel, "3c3c43/0.6", "ebebf5/0.6"),
    (.placeholderText, "3c3c43/0.3", "ebebf5/0.3"), (.tertiaryLabel, "3c3c43/0.3", "ebebf5/0.3"),
    (.systemBackground, "ffffff", "000000"), (.unselected, "8e8e93", "8e8e93"),
    (.systemTint, "007aff", "0a84ff"), (.systemSelection, "d1d1d6", "3a3a3c"),
    (.separator, "c6c6c8", "38383a"), (.systemGreen, "34c759", "30d158"), (.systemRed, "ff3b30", "ff453a"),
    (.systemFill, "787880/0.2", "787880/0.36"), (.secondarySystemFill, "787880/0.16", "787880/0.32"),
    (.tertiarySystemFill, "767680/0.12", "767680/0.24"), (.systemGray3, "c7c7cc", "48484a"),
    (.systemGray5, "e5e5ea", "2c2c2e"),
  ]

  /// Returns the color of six hex digits and an opacity, which is 1 if it is absent.
  private func value(_ text: String) throws -> ColorValue {
    let parts = text.split(separator: "/")
    let color = try #require(ColorValue(hex: "#" + parts[0]))
    let alpha = parts.count > 1 ? try #require(Double(parts[1])) : 1
    return ColorValue(color.space, color.first, color.second, color.third, alpha: alpha)
  }

  @Test(arguments: colors.indices) func aColorOfViewsHasTheValuesOfTheSystem(index: Int) throws {
    let (color, light, dark) = Self.colors[index]
    #expect(color.resolved() == (try value(light)))
    #expect(color.resolved(in: ["appearance": "dark"]) == (try value(dark)))
  }

  @Test func aNameMayHaveTheSuffix() {
    #expect(
      SystemPalette.color(named: "labelColor", isDark: true)
        == SystemPalette.color(named: "label", isDark: true))
    #expect(SystemPalette.color(named: "unknownColor", isDark: false) == nil)
  }
}
