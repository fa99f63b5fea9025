import KansoFormatting
import KansoInterfaceBuilder
import KansoTheme

extension LiteralColor {
  /// Creates the literal of an unnamed color in a document. Returns nil for named and CMYK colors, and for
  /// clear colors.
  init?(_ color: InterfaceColor) {
    guard case .components(let space, let components, let alpha) = color.value, alpha > 0 else { return nil }
    switch space {
    // Interface Builder writes sRGB colors with the names of older color spaces of the Mac.
    case .sRGB, .calibratedRGB, .deviceRGB: self.init(space: .srgb, components: components, alpha: alpha)
    case .displayP3: self.init(space: .displayP3, components: components, alpha: alpha)
    // UIKit loads a gray as the same white of its own gray space, which has the transfer function of sRGB.
    case .genericGamma22Gray, .calibratedWhite, .deviceWhite:
      self.init(space: .gray, components: components, alpha: alpha)
    case .cmyk: return nil
    }
  }

  /// True for white in any color space.
  var isOpaqueWhite: Bool { components.allSatisfy { $0 == 1 } && alpha == 1 }

  /// The color as Interface Builder displays it: with eight bits per component, or with components in display-P3, and
  /// the opacity.
  var interfaceBuilderDescription: String {
    var text = value.map(\.hex) ?? ""
    if space == .displayP3 {
      let numbers = components.map { ($0 ?? 0).formatted(as: .measurement(maxFractionDigits: 3)) }
      text = "P3 \(numbers.joined(separator: " "))"
    }
    guard let alpha, alpha < 1 else { return text }
    return "\(text) at \(Int((alpha * 100).rounded())) %"
  }
}

extension LiteralFont {
  /// The name of italic and condensed system fonts, which no token has.
  static let otherSystemName = "the system's own"

  /// Creates the literal of a font in a document. Returns nil for text styles of the system, which have a
  /// name and follow the settings. An italic or condensed system font gets a name that no token has.
  init?(_ font: InterfaceFont) {
    switch font.face {
    case .style: return nil
    // Italic and condensed system fonts differ from the fonts of a guide, which are named by weight.
    case .system(let weight, let isItalic):
      let isOther = isItalic || font.properties["width"] != nil
      self.init(name: isOther ? Self.otherSystemName : nil, size: font.size?.value, weight: weight)
    case .named(let name, _): self.init(name: name, size: font.size?.value, weight: nil)
    }
  }
}

extension InterfaceFont {
  /// Returns the font as Interface Builder displays it: the face, the weight and the size, as in `System bold
  /// 17`.
  func interfaceBuilderDescription(size: Double) -> String {
    var words: [String]
    switch face {
    case .style(let style): words = [style]
    case .named(let name, _): words = [name]
    case .system(let weight, let isItalic):
      words = ["System", properties["width"]?.value, weight, isItalic ? "italic" : nil].compactMap { $0 }
    }
    words.append(size.formatted(as: .measurement))
    return words.joined(separator: " ")
  }
}
