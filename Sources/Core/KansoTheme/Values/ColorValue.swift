/// A color in one color space, as it was authored.
///
/// The ranges of the components are those of the standard: 0…1 for RGB-like and XYZ spaces, degrees and percentages for
/// `hsl` and `hwb`, and so on. A component can be missing (CSS's `none`). A missing component counts as 0, except in
/// interpolation.
public struct ColorValue: Hashable, Sendable {
  /// The color space of the components.
  public let space: ColorSpace
  /// The first component (red, lightness, hue …); nil for `none`.
  public let first: Double?
  /// The second component; nil for `none`.
  public let second: Double?
  /// The third component; nil for `none`.
  public let third: Double?
  /// The opacity from 0 (transparent) to 1 (opaque); nil for `none`.
  public let alpha: Double?

  /// Creates a color in any space; a nil component is missing.
  public init(
    _ space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double? = 1
  ) {
    self.space = space
    self.first = first
    self.second = second
    self.third = third
    self.alpha = alpha
  }

  /// Creates an sRGB color; each component is from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(.srgb, red, green, blue, alpha: alpha)
  }

  /// The three components in their order; nil for a missing one.
  public var components: [Double?] { [first, second, third] }
}

extension ColorValue {
  /// Creates a color from CSS hex notation with 3, 4, 6 or 8 digits after the `#` (CSS Color 4, section 5.2); nil for
  /// any other text.
  public init?(hex text: String) {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "#"), bytes.count <= 9 else { return nil }
    let isShort = bytes.count < 6
    var bits: UInt32 = 0
    for byte in bytes.dropFirst() {
      guard let digit = Self.hexDigit(byte) else { return nil }
      bits = bits << 4 | UInt32(digit)
      // A digit of the short notation stands for two equal digits.
      if isShort { bits = bits << 4 | UInt32(digit) }
    }
    switch bytes.count - 1 {
    case 3, 6: bits = bits << 8 | 0xFF
    case 4, 8: break
    default: return nil
    }
    /// Returns the eight bits above a shift, from 0 to 1.
    func channel(_ shift: UInt32) -> Double { Double(bits >> shift & 0xFF) / 255 }
    self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
  }

  /// Returns the value of an ASCII hexadecimal digit in either case; nil for any other byte.
  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The standard's hex notation, `#` and six digits in lower case, without alpha. It has eight bits per
  /// channel. A color outside of sRGB is mapped to the nearest one within; a missing component counts as 0.
  public var hex: String {
    let color = mapped(toGamutOf: .srgb)
    /// Returns the ASCII code of a hexadecimal digit from 0 to 15.
    func digit(_ value: UInt8) -> UInt8 { value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10) }
    return String(unsafeUninitializedCapacity: 7) { text in
      text[0] = UInt8(ascii: "#")
      for (index, component) in [color.first, color.second, color.third].enumerated() {
        let byte = Self.byte(component)
        text[2 * index + 1] = digit(byte >> 4)
        text[2 * index + 2] = digit(byte & 15)
      }
      return 7
    }
  }

  /// `hex`, followed by the two digits of `alphaHex` if the color is not opaque.
  package var hexWithAlpha: String { alpha == 1 ? hex : hex + alphaHex }

  /// `hexWithAlpha` of an sRGB color whose channels and alpha are exact in eight bits; nil for any other color.
  /// A missing alpha counts as 0.
  package var exactHex: String? {
    guard space == .srgb, ColorValue(hex: hex)?.components == components,
      Double(Self.byte(alpha)) / 255 == alpha ?? 0
    else { return nil }
    return hexWithAlpha
  }

  /// The alpha as two hexadecimal digits in lower case, limited to eight bits; a missing one counts as 0.
  package var alphaHex: String {
    let byte = Self.byte(alpha)
    return (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  /// Returns a component in eight bits. A missing one is 0, and others are limited to the range from 0 to 1.
  private static func byte(_ component: Double?) -> UInt8 {
    // NaN fails the comparison and becomes 0.
    guard let component, component > 0 else { return 0 }
    return UInt8((min(component, 1) * 255).rounded())
  }
}
