/// A 64-bit hash of a theme, written as 16 hexadecimal digits. It shows if generated code and a theme come
/// from the same style guide. It does not protect against forgery.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  /// The bits.
  public let rawValue: UInt64

  /// Creates a fingerprint from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates a fingerprint from its 16 hexadecimal digits, in upper or lower case; nil if the text is
  /// anything else.
  public init?(_ description: String) {
    // Without this check, `UInt64` would accept a sign before 15 digits.
    guard description.utf8.count == 16, description.allSatisfy(\.isHexDigit),
      let rawValue = UInt64(description, radix: 16)
    else { return nil }
    self.rawValue = rawValue
  }

  /// The 16 hexadecimal digits, in lower case.
  public var description: String {
    let digits = String(rawValue, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Fingerprint {
  /// Creates the fingerprint of a theme. The order of the tokens and their descriptions have no effect, but
  /// the order of the modes has.
  init(modes: [Mode], kinds: [String: Section], tokens: [ThemeToken]) {
    // A sum does not depend on the order of its terms.
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
    for (name, kind) in kinds.sorted(by: { $0.key < $1.key }) {
      hash.combine(name)
      hash.combine(kind.rawValue)
    }
    self.init(rawValue: hash.value)
  }
}

/// The Fowler–Noll–Vo hash function, variant 1a, with 64 bits.
/// <https://datatracker.ietf.org/doc/html/draft-eastlake-fnv>
package struct FNV1a {
  /// The hash of all combined values.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of an empty input.
  package init() {}

  /// Combines one byte.
  mutating func combine(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// Combines a text, followed by a terminator.
  package mutating func combine(_ text: String) {
    var text = text
    value = text.withUTF8 { bytes in
      var value = value
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      return value
    }
    // The terminator is a byte that never occurs in UTF-8, so that "ab"+"c" differs from "a"+"bc".
    combine(byte: 0xFF)
  }

  /// Combines the eight bytes of a number, the least significant one first.
  mutating func combine(_ bits: UInt64) {
    var rest = bits
    for _ in 0..<8 {
      combine(byte: UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// Combines all bits of a number. 0 and -0 have the same hash.
  mutating func combine(_ number: Double) { combine((number == 0 ? 0 : number).bitPattern) }

  /// Combines a number, or a marker byte for nil.
  mutating func combine(_ number: Double?) {
    guard let number else { return combine(byte: 0xFE) }
    combine(number)
  }

  /// Combines the path, value, alias, variants and deprecation of a token, without its description. A variant
  /// is combined with the name of its mode.
  ///
  /// - Parameter modeNames: the names of the theme's modes, in order.
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
