import KansoTheme

/// The named system colors, light and dark, with UIKit's values (Human Interface Guidelines, Color). Colors
/// of macOS are included, since old documents use them.
package enum SystemPalette {
  /// Returns the color with a name such as `labelColor`, with or without the suffix; nil if there is none.
  package static func color(named name: String, isDark: Bool) -> ColorValue? {
    let known = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    guard let entry = colors[known] else { return nil }
    let color = isDark ? entry.dark : entry.light
    guard let value = ColorValue(hex: color.hex) else { return nil }
    return ColorValue(value.space, value.first, value.second, value.third, alpha: color.alpha)
  }

  /// A color of the table: `#` with six hex digits, and an opacity.
  private struct HexColor {
    let hex: String
    let alpha: Double
  }

  /// The parsed table, by the name without the suffix `Color`.
  private static let colors: [String: (light: HexColor, dark: HexColor)] = {
    var colors: [String: (light: HexColor, dark: HexColor)] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count >= 2 else { continue }
      colors[words[0]] = (parseHexColor(words[1]), parseHexColor(words.count > 2 ? words[2] : words[1]))
    }
    return colors
  }()

  /// Parses `3c3c43/0.6`: six hex digits, and the opacity unless it is 1.
  private static func parseHexColor(_ word: String) -> HexColor {
    let parts = word.split(separator: "/")
    return HexColor(hex: "#" + (parts.first ?? "000000"), alpha: parts.count > 1 ? Double(parts[1]) ?? 1 : 1)
  }

  /// One color a line: its name, its light value and, if it differs, its dark value.
  private static let table = """
    label 000000 ffffff
    secondaryLabel 3c3c43/0.6 ebebf5/0.6
    tertiaryLabel 3c3c43/0.3 ebebf5/0.3
    quaternaryLabel 3c3c43/0.18 ebebf5/0.16
    placeholderText 3c3c43/0.3 ebebf5/0.3
    separator 3c3c43/0.29 545458/0.6
    opaqueSeparator c6c6c8 38383a
    link 007aff 0984ff
    tint 007aff 0a84ff
    systemBackground ffffff 000000
    secondarySystemBackground f2f2f7 1c1c1e
    tertiarySystemBackground ffffff 2c2c2e
    systemGroupedBackground f2f2f7 000000
    secondarySystemGroupedBackground ffffff 1c1c1e
    tertiarySystemGroupedBackground f2f2f7 2c2c2e
    groupTableViewBackground f2f2f7 000000
    tableCellGroupedBackground ffffff 1c1c1e
    systemFill 787880/0.2 787880/0.36
    secondarySystemFill 787880/0.16 787880/0.32
    tertiarySystemFill 767680/0.12 767680/0.24
    quaternarySystemFill 747480/0.08 767680/0.18
    systemRed ff3b30 ff453a
    systemOrange ff9500 ff9f0a
    systemYellow ffcc00 ffd60a
    systemGreen 34c759 30d158
    systemMint 00c7be 63e6e2
    systemTeal 30b0c7 40c8e0
    systemCyan 32ade6 64d2ff
    systemBlue 007aff 0a84ff
    systemIndigo 5856d6 5e5ce6
    systemPurple af52de bf5af2
    systemPink ff2d55 ff375f
    systemBrown a2845e ac8e68
    systemGray 8e8e93
    systemGray2 aeaeb2 636366
    systemGray3 c7c7cc 48484a
    systemGray4 d1d1d6 3a3a3c
    systemGray5 e5e5ea 2c2c2e
    systemGray6 f2f2f7 1c1c1e
    text 000000 ffffff
    textBackground ffffff 1e1e1e
    controlText 000000 ffffff
    controlBackground ffffff 1e1e1e
    windowBackground ececec 323232
    darkText 000000
    lightText ffffff/0.6
    viewFlipsideBackground 1f1f21
    scrollViewTexturedBackground 6f7179
    white ffffff
    black 000000
    clear 000000/0
    darkGray 555555
    gray 808080
    lightGray aaaaaa
    red ff0000
    green 00ff00
    blue 0000ff
    cyan 00ffff
    yellow ffff00
    magenta ff00ff
    orange ff8000
    purple 800080
    brown 996633
    control ffffff 636366
    """
}
