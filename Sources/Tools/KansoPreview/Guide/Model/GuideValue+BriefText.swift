import KansoFormatting
import KansoTheme
import KansoThemeComparison

extension GuideValue {
  /// The notation of the value in a row: hexadecimal digits for a color, `Inter, 14/20 pt, 400` for a font, the
  /// duration of a transition, the lengths and the color of a shadow, the number of layers or stops where there are
  /// several, the first family of several, else the whole value.
  var briefText: String {
    switch value {
    case .color: (notations.first { $0.label.lowercased().hasSuffix("hex") } ?? notations.first)?.text ?? ""
    case .typography(let font): font.briefText
    case .transition(let transition):
      transition.delay.inSeconds == 0
        ? TokenValue.duration(transition.duration).shortDescription
        : "\(TokenValue.duration(transition.duration).shortDescription) after "
          + TokenValue.duration(transition.delay).shortDescription
    case .shadow(let layers): layers.count == 1 ? layers[0].briefText : "\(layers.count) layers"
    case .gradient(let stops):
      stops.count == 2 ? stops.map(\.color.briefText).joined(separator: " → ") : "\(stops.count) stops"
    case .fontFamily(let families) where families.count > 1:
      "\(TokenValue.fontFamily([families[0]]).shortDescription) +\(families.count - 1)"
    default: notations.first?.text ?? ""
    }
  }
}

extension Shadow {
  /// The offsets, the blur and the spread in points, and the color: `0 1 2 -1 #0000001a`.
  fileprivate var briefText: String {
    let lengths = [offsetX, offsetY, blur, spread].map {
      $0.inPoints.formatted(as: .decimal(maxFractionDigits: 2))
    }
    return lengths.joined(separator: " ") + " \(color.briefText)" + (isInset ? " inside" : "")
  }
}

extension ColorValue {
  /// The nearest color of sRGB in hexadecimal digits.
  fileprivate var briefText: String { mapped(toGamutOf: .srgb).hexWithAlpha }
}

extension Typography {
  /// The first family, the size and the line height in points, and the weight.
  fileprivate var briefText: String {
    let family = families.first.map(Self.displayName(ofFamily:))
    let size = size.formatted(as: .decimal(maxFractionDigits: 2))
    let height = (self.size * lineHeight).formatted(as: .decimal(maxFractionDigits: 2))
    let sizes = implied.contains(.lineHeight) ? size : "\(size)/\(height)"
    let weight = weight.formatted(as: .decimal) + (isItalic ? " italic" : "")
    return [family, "\(sizes) pt", weight].compactMap { $0 }.joined(separator: ", ")
  }
}
