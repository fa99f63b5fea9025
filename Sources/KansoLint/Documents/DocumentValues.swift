import KansoInterfaceBuilder
import KansoTheme

extension LiteralColor {
  /// A color of a document that has no name; nil for those that have, and for what is clear.
  init?(_ color: InterfaceColor) {
    guard case .components(let space, let components, let alpha) = color.value, alpha > 0 else { return nil }
    switch space {
    // Interface Builder calls the colors of sRGB what they were called on the Macs of the time.
    case .sRGB, .calibratedRGB, .deviceRGB: self.init(space: .srgb, components: components, alpha: alpha)
    case .displayP3: self.init(space: .displayP3, components: components, alpha: alpha)
    // UIKit loads a gray as the same white of its own gray space, which has the curve of sRGB.
    case .genericGamma22Gray, .calibratedWhite, .deviceWhite:
      self.init(space: .gray, components: components, alpha: alpha)
    case .cmyk: return nil
    }
  }

  /// As Interface Builder shows it: eight bits a component, or components in display-P3, and the opacity.
  var shown: String {
    var text = value.map(\.hex) ?? ""
    if space == .displayP3 {
      let numbers = components.map { TokenMatcher.text((($0 ?? 0) * 1000).rounded() / 1000) }
      text = "P3 \(numbers.joined(separator: " "))"
    }
    guard let alpha, alpha < 1 else { return text }
    return "\(text) at \(Int((alpha * 100).rounded())) %"
  }
}

extension LiteralFont {
  /// A font of a document; nil for styles of the system, which have a name and follow the settings.
  init?(_ font: InterfaceFont) {
    switch font.face {
    case .style: return nil
    // Slanted and narrow faces of the system are others than those of a guide, which are named by weights.
    case .system(let weight, let isItalic):
      let isOther = isItalic || font.properties["width"] != nil
      self.init(name: isOther ? "the system's own" : nil, size: font.size?.value, weight: weight)
    case .named(let name, _): self.init(name: name, size: font.size?.value, weight: nil)
    }
  }
}

extension InterfaceFont {
  /// As Interface Builder shows it.
  func shown(_ size: Double) -> String {
    var words: [String]
    switch face {
    case .style(let style): words = [style]
    case .named(let name, _): words = [name]
    case .system(let weight, let isItalic):
      words = ["System", properties["width"]?.value, weight, isItalic ? "italic" : nil].compactMap { $0 }
    }
    words.append(TokenMatcher.text(size))
    return words.joined(separator: " ")
  }
}
