import KansoCodeGeneration
import KansoTheme

/// A color in an asset catalog, in one appearance.
struct AssetColor: TemplateContext {
  enum Field: String, CaseIterable {
    case dark, high, hasAppearance, hasBoth, assetSpace, red, green, blue, alpha
  }

  let color: ScreenColor
  let dark: Bool
  let high: Bool

  func value(of field: Field) -> Any? {
    switch field {
    case .dark: dark
    case .high: high
    case .hasAppearance: dark || high
    case .hasBoth: dark && high
    case .assetSpace: isWide ? "display-p3" : "srgb"
    case .red: channels.red.css
    case .green: channels.green.css
    case .blue: channels.blue.css
    case .alpha: channels.alpha.css
    }
  }

  private var isWide: Bool {
    if case .displayP3 = color { true } else { false }
  }

  private var channels: ScreenColor.Channels {
    switch color {
    case .srgb(let channels), .displayP3(let channels, _): channels
    }
  }
}
