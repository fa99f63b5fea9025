import KansoFormatting
import KansoTheme

/// A number with an optional unit, as CSS writes it: `16`, `1.5rem`, `-2 %`, `.5em`, `1e3`.
package struct Quantity: Equatable {
  package let number: Double
  /// The unit in lower case; empty without one.
  package let unit: String

  /// Reads a whole text; nil for any other text, and for a number that is not finite.
  package init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    guard let quantity = Self(consuming: &bytes, allowsSpace: true), bytes.isEmpty else { return nil }
    self = quantity
  }

  /// Reads a quantity at the start of some bytes, and removes it from them. Returns nil, and removes nothing, if there is
  /// none.
  /// - Parameter allowsSpace: true if spaces may surround the quantity, and stand before the unit.
  init?(consuming bytes: inout ArraySlice<UInt8>, allowsSpace: Bool) {
    var rest = bytes
    func skipSpace() { if allowsSpace { rest = rest.drop { Self.isSpace($0) } } }
    skipSpace()
    let start = rest.startIndex
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
    let whole = rest.prefix { Self.isDigit($0) }
    rest = rest[whole.endIndex...]
    var hasDigits = !whole.isEmpty
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix { Self.isDigit($0) }
      rest = rest[fraction.endIndex...]
      hasDigits = hasDigits || !fraction.isEmpty
    }
    guard hasDigits else { return nil }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      var exponent = rest.dropFirst()
      if let sign = exponent.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        exponent = exponent.dropFirst()
      }
      let digits = exponent.prefix { Self.isDigit($0) }
      if !digits.isEmpty { rest = rest[digits.endIndex...] }
    }
    guard let number = Double(String(decoding: bytes[start..<rest.startIndex], as: UTF8.self)),
      number.isFinite
    else { return nil }
    let end = rest
    skipSpace()
    let unit = rest.first == UInt8(ascii: "%") ? rest.prefix(1) : rest.prefix { Self.isLetter($0) }
    // A text such as `16 solid` has no unit.
    rest = unit.isEmpty ? end : rest[unit.endIndex...]
    skipSpace()
    self.init(number: number == 0 ? 0 : number, unit: String(decoding: unit, as: UTF8.self).lowercased())
    bytes = rest
  }

  init(number: Double, unit: String) { (self.number, self.unit) = (number, unit) }

  /// The length; nil for another unit, and without a unit except for 0. `px`, `pt`, `dp` and `sp` are points.
  package var length: Dimension? {
    switch unit {
    case "px", "pt", "dp", "dip", "sp": Dimension(number)
    case "rem": Dimension(number, .rem)
    case "": number == 0 ? Dimension(0) : nil
    default: nil
    }
  }

  /// The duration; nil for another unit, and without a unit except for 0.
  package var duration: Duration? {
    switch unit {
    case "ms": Duration(number, .ms)
    case "s": Duration(number, .s)
    case "": number == 0 ? Duration(0, .ms) : nil
    default: nil
    }
  }

  /// The number, also of a percentage; nil with another unit.
  package var ratio: Double? {
    switch unit {
    case "": number
    case "%": (number / 100).rounded(toFractionDigits: 9)
    default: nil
    }
  }

  /// Returns the number that was meant: tools with numbers of 32 bits write 0.12 as 0.11999999731779099.
  static func exact(_ number: Double) -> Double {
    let short = Float(number)
    guard short.isFinite, Double(short) == number else { return number }
    return Double(short.description) ?? number
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
