import KansoFormatting
import KansoTheme

/// A color for the screens of Apple's devices: in sRGB if its gamut contains the color. Otherwise in display-P3, with
/// the nearest sRGB color as a fallback for other screens.
package enum ScreenColor: Equatable {
  case srgb(Channels)
  case displayP3(Channels, fallback: Channels)

  /// The components, from 0 to 1.
  package struct Channels: Equatable {
    package let red: Double
    package let green: Double
    package let blue: Double
    package let alpha: Double

    /// Creates the components of a color that is in an RGB color space already. A missing one becomes 0.
    init(_ color: ColorValue) {
      (red, green, blue) = (color.first ?? 0, color.second ?? 0, color.third ?? 0)
      alpha = color.alpha ?? 0
    }

    /// Red, green and blue in eight bits each, from `0x000000` to `0xFFFFFF`; nil if they are not exact in them.
    private var rgb: UInt32? {
      var bits: UInt32 = 0
      for channel in [red, green, blue] {
        guard let byte = Self.exactByte(channel) else { return nil }
        bits = bits << 8 | UInt32(byte)
      }
      return bits
    }

    /// The hexadecimal literal of red, green and blue in Swift and in C, such as `0x2C4251`; nil if they are not exact
    /// in eight bits each.
    var hexLiteral: String? {
      rgb.map { bits in
        let digits = String(bits, radix: 16, uppercase: true)
        return "0x" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
      }
    }

    /// The alpha as a number, or as a fraction such as `0x80 / 255.0`, if it is exact in eight bits and the number would
    /// have many digits.
    var alphaExpression: String {
      let number = alpha.formatted(as: .shortest)
      guard number.utf8.count > Self.maxAlphaLength, let byte = Self.exactByte(alpha) else { return number }
      return "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) + " / 255.0"
    }

    /// The maximum length of an alpha that is written as a number although it is exact in eight bits, such as `0.2`.
    private static let maxAlphaLength = 6

    /// Returns the eight bits whose fraction of 255 is a component; nil if there are none.
    private static func exactByte(_ component: Double) -> UInt8? {
      guard (0...1).contains(component) else { return nil }
      let byte = UInt8((component * 255).rounded())
      return Double(byte) / 255 == component ? byte : nil
    }
  }

  /// True if the color, or its fallback, is exact in eight bits a channel, so that it is written in hex notation.
  var hasHexNotation: Bool {
    switch self {
    case .srgb(let channels), .displayP3(_, let channels): channels.hexLiteral != nil
    }
  }

  /// Creates the color in sRGB, or in display-P3 if it is outside sRGB. Colors outside display-P3 are mapped to the
  /// nearest color in it.
  package init(_ color: ColorValue) {
    let srgb = Channels(color.outputColor(inGamutOf: .srgb))
    if color.isInGamut(of: .srgb) {
      self = .srgb(srgb)
    } else {
      self = .displayP3(Channels(color.outputColor(inGamutOf: .displayP3)), fallback: srgb)
    }
  }

  /// The variants that Apple's frameworks distinguish: light and dark appearance, with normal and increased contrast.
  package struct Appearances {
    package let light: ScreenColor
    package let dark: ScreenColor
    package let lightHighContrast: ScreenColor
    package let darkHighContrast: ScreenColor

    /// True if all variants are the same color.
    package var areEqual: Bool { light == dark && light == lightHighContrast && light == darkHighContrast }

    /// The contexts of the variants, in their order.
    private static let contexts: [Context] = [
      ["appearance": "light", "contrast": "normal"], ["appearance": "dark", "contrast": "normal"],
      ["appearance": "light", "contrast": "increased"], ["appearance": "dark", "contrast": "increased"],
    ]

    /// Creates the variants from their colors, in the order of `contexts`.
    private init(_ colors: [ColorValue]) {
      light = ScreenColor(colors[0])
      dark = ScreenColor(colors[1])
      lightHighContrast = ScreenColor(colors[2])
      darkHighContrast = ScreenColor(colors[3])
    }

    /// Creates the variants of a token, which must be a color. On other axes, they have the value of the default
    /// mode.
    package init(of token: ThemeToken, in theme: Theme) {
      self.init(
        Self.contexts.map { context in
          guard case .color(let color) = theme.value(of: token, in: context)
          else { preconditionFailure("a color is a color in every mode") }
          return color
        })
    }

    /// Returns the variants of each color within a token's value. On other axes, and where the value has another number
    /// of colors, they have the value of the default mode.
    static func ofColors(in token: ThemeToken, of theme: Theme) -> [Appearances] {
      let colors = contexts.map { token.value.withColors(theme.value(of: token, in: $0).colors).colors }
      return colors[0].indices.map { index in Appearances(colors.map { $0[index] }) }
    }
  }
}
