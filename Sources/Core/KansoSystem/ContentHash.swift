/// A hash of 128 bits, which differs for contents that differ by chance. It is no protection against someone who looks
/// for two contents with the same hash.
package struct ContentHash: Hashable, Sendable {
  /// A half of the hash.
  package let first: UInt64
  private let second: UInt64

  /// The hash as ``textCount`` hexadecimal digits.
  package var text: String { Self.digits(first) + Self.digits(second) }

  /// The number of characters of ``text``.
  package static let textCount = 32

  package init(_ bytes: [UInt8]) {
    // Two sums in the way of FNV-1a, over words of eight bytes instead of bytes.
    var (first, second) = (0xCBF2_9CE4_8422_2325 as UInt64, UInt64(bytes.count))
    func add(_ word: UInt64) {
      first = (first ^ word) &* 0x9E37_79B9_7F4A_7C15
      first ^= first >> 32
      second = (second &+ word) &* 0xC2B2_AE3D_27D4_EB4F
      second ^= second >> 29
    }
    bytes.withUnsafeBytes { raw in
      var offset = 0
      while offset + 8 <= raw.count {
        add(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        offset += 8
      }
      var rest: UInt64 = 0
      for byte in raw[offset...] { rest = rest << 8 | UInt64(byte) }
      add(rest)
    }
    (self.first, self.second) = (first, second)
  }

  /// Reads the digits of ``text``; nil for anything else.
  package init?(text: String) {
    var text = text
    guard let hash = text.withUTF8({ ContentHash(text: UnsafeRawBufferPointer($0)) }) else { return nil }
    self = hash
  }

  /// Reads the digits of ``text`` in ASCII; nil for anything else.
  package init?(text digits: UnsafeRawBufferPointer) {
    guard digits.count == Self.textCount, let first = Self.half(of: digits[..<16]),
      let second = Self.half(of: digits[16...])
    else { return nil }
    (self.first, self.second) = (first, second)
  }

  private static func half(of digits: Slice<UnsafeRawBufferPointer>) -> UInt64? {
    var half: UInt64 = 0
    for digit in digits {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
      default: return nil
      }
      half = half << 4 | UInt64(value)
    }
    return half
  }

  private static func digits(_ half: UInt64) -> String {
    let digits = String(half, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
