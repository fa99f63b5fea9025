/// An identity of 64 bits, written as 16 hexadecimal digits. It tells whether generated code and a theme come
/// from the same guide; it is no protection against forgery.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  /// The bits.
  public let rawValue: UInt64

  /// A fingerprint of the given bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A fingerprint from its 16 digits, or nil.
  public init?(_ description: String) {
    guard description.utf8.count == 16, let rawValue = UInt64(description, radix: 16) else { return nil }
    self.rawValue = rawValue
  }

  /// 16 hexadecimal digits, lower case.
  public var description: String {
    let digits = String(rawValue, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Fingerprint {
  /// The fingerprint of a theme. Each token is hashed by itself and the hashes are added, so that moving a token
  /// within the guide changes nothing; the sum is hashed with the modes.
  init(modes: [Mode], tokens: [ThemeToken]) {
    var sum: UInt64 = 0
    let modeNames = modes.map(\.name)
    for token in tokens {
      var hash = FNV1a()
      hash.combine(token, modeNames: modeNames)
      sum &+= hash.value
    }
    var hash = FNV1a()
    hash.combine(sum)
    hash.combine(UInt64(tokens.count))
    for mode in modes {
      hash.combine(mode.name)
      for (axis, value) in mode.context.sorted {
        hash.combine(axis)
        hash.combine(value)
      }
      hash.combine(mode.fallback ?? "")
    }
    self.init(rawValue: hash.value)
  }
}

/// The Fowler–Noll–Vo hash, variant 1a, 64 bits.
/// <https://datatracker.ietf.org/doc/html/draft-eastlake-fnv>
package struct FNV1a {
  /// The hash of what was combined.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of nothing.
  package init() {}

  mutating func combine(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// Adds a text, and that it ends.
  package mutating func combine(_ text: String) {
    var text = text
    value = text.withUTF8 { bytes in
      var value = value
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      return value
    }
    // A byte that UTF-8 never holds ends the text, so that "ab"+"c" differs from "a"+"bc".
    combine(byte: 0xFF)
  }

  mutating func combine(_ bits: UInt64) {
    var rest = bits
    for _ in 0..<8 {
      combine(byte: UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// Every bit of a number counts, but the two zeros are one.
  mutating func combine(_ number: Double) { combine((number == 0 ? 0 : number).bitPattern) }

  mutating func combine(_ number: Double?) {
    guard let number else { return combine(byte: 0xFE) }
    combine(number)
  }

  mutating func combine(_ token: ThemeToken, modeNames: [String]) {
    combine(token.path.dotted)
    combine(token.value)
    combine(token.alias?.dotted ?? "")
    for variant in token.variants {
      combine(modeNames[variant.mode])
      combine(variant.value)
      combine(variant.alias?.dotted ?? "")
    }
    guard let deprecated = token.deprecated else { return }
    combine(byte: deprecated.message == nil ? 0xFC : 0xFD)
    combine(deprecated.message ?? "")
  }
}
