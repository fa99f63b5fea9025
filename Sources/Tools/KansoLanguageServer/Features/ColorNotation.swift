import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// A notation of a color in a guide.
struct ColorNotation {
  /// The start of all texts in this notation, in lower case and without quotes.
  let start: String
  /// The color in this notation, without quotes.
  let text: String

  /// Returns a color in all notations, in that of another text first and with its quotes.
  static func texts(of color: ColorValue, like old: String) -> [String] {
    let quote = old.first.flatMap { $0 == "\"" || $0 == "'" ? String($0) : nil } ?? ""
    let bare = old.drop { $0 == "\"" || $0 == "'" }.lowercased()
      .replacing("rgba(", with: "rgb(").replacing("hsla(", with: "hsl(")
    let isUppercase = old.contains(where: \.isLetter) && old == old.uppercased()
    func rank(_ notation: ColorNotation) -> Int {
      bare.hasPrefix(notation.start) ? -1 : common.firstIndex(of: notation.start) ?? common.count
    }
    let ranked = all(of: color).enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    return ranked.map(\.element).map { notation in
      guard notation.start == hexStart else { return quote + notation.text + quote }
      // Without quotes, YAML reads a `#` as a comment.
      let mark = quote.isEmpty ? "\"" : quote
      return mark + (isUppercase ? notation.text.uppercased() : notation.text) + mark
    }
  }

  /// Returns a color in a notation, with the quotes that YAML needs; nil if it is not in the gamut of the notation.
  static func text(of color: ColorValue, in start: String) -> String? {
    all(of: color).first { $0.start == start }.map { start == hexStart ? "\"\($0.text)\"" : $0.text }
  }

  static let hexStart = "#"
  static let oklchStart = "oklch("
  static let displayP3Start = "color(display-p3 "
  /// The starts of the notations that are in common use, in the order of proposals.
  private static let common = [hexStart, oklchStart, displayP3Start, "hsl(", "rgb("]

  /// Returns a color in all notations whose gamut has it.
  private static func all(of color: ColorValue) -> [ColorNotation] {
    var notations: [ColorNotation] = []
    if color.isOfSRGB {
      let opacity = color.alpha == 1 ? "" : " / \(digits(color.alpha ?? 0, 4))"
      let rgb = color.mapped(toGamutOf: .srgb).components.map { $0 ?? 0 }
      let (fractions, channels) = (rgb.map { digits($0, 4) }, rgb.map { digits($0 * 255, 2) })
      notations = [
        ColorNotation(start: hexStart, text: color.hexWithAlpha),
        ColorNotation(start: "rgb(", text: "rgb(\(channels.joined(separator: " "))\(opacity))"),
        ColorNotation(
          start: "color(srgb ", text: "color(srgb \(fractions.joined(separator: " "))\(opacity))"),
      ]
    }
    for space in ColorSpace.allCases where space != .srgb && (color.isInGamut(of: space) || color.isOfSRGB) {
      let converted = color.mapped(toGamutOf: space)
      let components = converted.components.enumerated().map { index, component in
        component.map { rounded($0, space, index) }
      }
      let alpha = color.alpha.map { ($0 * 1e4).rounded() / 1e4 }
      let text = ColorValue(space, components[0], components[1], components[2], alpha: alpha).formattedForCSS
      let name = text.hasPrefix("color(") ? "color(\(space.rawValue) " : "\(space.rawValue)("
      notations.append(ColorNotation(start: name, text: text))
    }
    return notations
  }

  /// Returns a component without the noise of conversions: two decimals for degrees and numbers up to 100, else four.
  private static func rounded(_ component: Double, _ space: ColorSpace, _ index: Int) -> Double {
    let isLarge =
      switch space {
      case .hsl, .hwb, .lab, .lch: true
      case .oklch: index == 2
      default: false
      }
    let factor: Double = isLarge ? 100 : 10_000
    return (component * factor).rounded() / factor + 0
  }

  private static func digits(_ number: Double, _ count: Int) -> String {
    number.formatted(as: .decimal(maxFractionDigits: count))
  }
}

extension ColorValue {
  /// True for a color in sRGB, and for one so near to it that nobody sees a difference, as after rounding.
  var isOfSRGB: Bool {
    isInGamut(of: .srgb) || difference(from: mapped(toGamutOf: .srgb)) < Self.invisibleDifference
  }

  /// A quarter of the difference that is just noticeable, in ΔE OK.
  private static let invisibleDifference = 0.005
}
