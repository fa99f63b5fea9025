import KansoProject
import KansoTheme
import Testing

@testable import KansoCodeGeneration

/// Modes whose values an output does not contain.
struct UnfollowedModeTests {
  private static let guide = """
    modes:
      light: {appearance: light}
      dark: {appearance: dark}
      loud: {appearance: dark, contrast: increased, fallback: dark}
      g90: {theme: g90, fallback: light}
      darkG90: {theme: g90, appearance: dark, fallback: g90}
    colors:
      ink: {light: "#000000", dark: "#FFFFFF", loud: "#EEEEEE", g90: "#111111"}
      same: {light: "#222222", dark: "#333333", g90: "#222222", darkG90: "#333333"}
      other: {light: "#444444", dark: "#555555", darkG90: "#666666"}
    fonts:
      body: {light: {family: system, size: 12}, dark: {family: system, size: 13}}
    padding:
      gap: {light: 8, dark: 8, g90: 4}

    """

  private func found(_ platform: Platform) throws -> [String: [String]] {
    let theme = try theme(of: Self.guide)
    let found = platform.unfollowedModes(in: theme).map {
      (theme.modes[$0.mode].name, $0.tokens.map(\.dotted))
    }
    return Dictionary(uniqueKeysWithValues: found)
  }

  /// Only values that differ from the written value are lost.
  @Test(arguments: [Platform.uikit, .appkit, .swiftui, .auto])
  func applesPlatformsFollowAppearanceAndContrastOfColors(_ platform: Platform) throws {
    #expect(
      try found(platform) == [
        "dark": ["fonts.body"], "g90": ["colors.ink", "padding.gap"], "darkG90": ["colors.other"],
      ])
  }

  @Test func portableSourcesFollowAllModes() throws { #expect(try found(.portable).isEmpty) }

  @Test func aModeThatIsSettledIsFollowed() throws {
    let theme = try theme(of: Self.guide)
    let mode = try #require(theme.mode(named: "g90"))
    #expect(Platform.uikit.unfollowedModes(in: theme.specialized(for: mode)).isEmpty)
  }
}
