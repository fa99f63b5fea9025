import KansoCodeGeneration
import KansoFormatting
import KansoTheme

/// A color in an asset catalog, in one appearance.
struct AssetColor: TemplateContext {
  enum Field: String, CaseIterable {
    case dark, high, hasAppearance, hasBoth, assetSpace, red, green, blue, alpha
  }

  let color: ScreenColor
  /// True for the variant of dark appearance.
  let isDark: Bool
  /// True for the variant of increased contrast.
  let hasHighContrast: Bool

  /// Returns the value of a field: a flag, the name of the color space, or a channel as a decimal number.
  func value(of field: Field) -> Any? {
    switch field {
    case .dark: isDark
    case .high: hasHighContrast
    case .hasAppearance: isDark || hasHighContrast
    case .hasBoth: isDark && hasHighContrast
    case .assetSpace: isWide ? "display-p3" : "srgb"
    case .red: channels.red.formattedForCSS
    case .green: channels.green.formattedForCSS
    case .blue: channels.blue.formattedForCSS
    case .alpha: channels.alpha.formattedForCSS
    }
  }

  /// True for a color that is outside of sRGB.
  private var isWide: Bool {
    if case .displayP3 = color { true } else { false }
  }

  /// The channels from 0 to 1, in display-P3 for a wide color and in sRGB for any other one.
  private var channels: ScreenColor.Channels {
    switch color {
    case .srgb(let channels), .displayP3(let channels, _): channels
    }
  }
}
