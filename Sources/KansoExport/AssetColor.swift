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
    case "red": CSSText.number(channels.red)
    case "green": CSSText.number(channels.green)
    case "blue": CSSText.number(channels.blue)
    case "alpha": CSSText.number(channels.alpha)
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
