import KansoCodeGeneration
import KansoTheme
import Mustache

/// A color of an asset catalog in one appearance.
struct AssetColor: MustacheParent {
  let color: ScreenColor
  let dark: Bool
  let high: Bool

  func child(named name: String) -> Any? {
    switch name {
    case "dark": dark
    case "high": high
    case "hasAppearance": dark || high
    case "hasBoth": dark && high
    case "assetSpace": isWide ? "display-p3" : "srgb"
    case "red": channels.red.css
    case "green": channels.green.css
    case "blue": channels.blue.css
    case "alpha": channels.alpha.css
    default: nil
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
