import KansoFormatting
import KansoTheme

extension ScreenColor {
  /// True if the color, or its fallback, is exact in eight bits a channel, so that it is written in hex notation.
  var hasHexNotation: Bool {
    switch self {
    case .srgb(let channels), .displayP3(_, let channels): channels.hexLiteral != nil
    }
  }
}

extension ScreenColor.Channels {
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
  private static var maxAlphaLength: Int { 6 }

  /// Red, green and blue in eight bits each, from `0x000000` to `0xFFFFFF`; nil if they are not exact in them.
  private var rgb: UInt32? {
    var bits: UInt32 = 0
    for channel in [red, green, blue] {
      guard let byte = Self.exactByte(channel) else { return nil }
      bits = bits << 8 | UInt32(byte)
    }
    return bits
  }

  /// Returns the eight bits whose fraction of 255 is a component; nil if there are none.
  private static func exactByte(_ component: Double) -> UInt8? {
    guard (0...1).contains(component) else { return nil }
    let byte = UInt8((component * 255).rounded())
    return Double(byte) / 255 == component ? byte : nil
  }
}
