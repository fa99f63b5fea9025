import KansoFormatting
import KansoTheme

extension MarkupWriter {
  /// Writes a number without an exponent. It is rounded, so that it does not depend on the last bits of a platform's
  /// math functions. A value that is not finite becomes 0. Values are limited to ±1 billion, because viewers calculate
  /// in single precision.
  /// - Parameter decimals: the maximum number of digits after the decimal point, from 0 to 6.
  public mutating func number(_ value: Double, decimals: Int = 3) {
    value.appendFixedPoint(maxFractionDigits: decimals, to: &bytes)
  }

  /// Writes bytes in base 64 with padding and without line breaks (RFC 4648, section 4).
  mutating func base64(_ data: [UInt8]) {
    bytes.reserveCapacity(bytes.count + (data.count + 2) / 3 * 4)
    var index = 0
    while index < data.count {
      let rest = data.count - index
      let bits =
        Int(data[index]) << 16 | (rest > 1 ? Int(data[index + 1]) << 8 : 0)
        | (rest > 2 ? Int(data[index + 2]) : 0)
      bytes.append(Self.digits[bits >> 18])
      bytes.append(Self.digits[bits >> 12 & 63])
      bytes.append(rest > 1 ? Self.digits[bits >> 6 & 63] : UInt8(ascii: "="))
      bytes.append(rest > 2 ? Self.digits[bits & 63] : UInt8(ascii: "="))
      index += 3
    }
  }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
