/// A format of numbers as text. The text depends on neither the locale nor the platform.
package struct NumberFormat: Sendable {
  fileprivate enum Notation { case shortest, decimal, fixedPoint }

  fileprivate let notation: Notation
  /// The maximum number of digits after the decimal point; nil for no rounding.
  fileprivate var maxFractionDigits: Int?
  /// The magnitude below which whole numbers have neither a fraction nor an exponent.
  fileprivate var integerLimit = 1e15

  /// The shortest digits that parse to the same number, without a fraction for whole numbers below 10¹⁵. Very small and
  /// very large numbers have an exponent. A number that is not finite is `inf`, `-inf` or `nan`.
  package static let shortest = NumberFormat(notation: .shortest)

  /// Returns the format `shortest` with rounding.
  ///
  /// - Parameters:
  ///   - maxFractionDigits: the maximum number of digits after the decimal point, from 0 to 6; nil for no rounding.
  ///   - integerLimit: the magnitude from which whole numbers keep `.0`; 0 if all of them keep it.
  package static func shortest(maxFractionDigits: Int? = nil, integersBelow integerLimit: Double = 1e15)
    -> NumberFormat
  {
    NumberFormat(notation: .shortest, maxFractionDigits: maxFractionDigits, integerLimit: integerLimit)
  }

  /// The format of lengths and color components in messages about sources and documents: `shortest`, but whole numbers
  /// from 10⁹ keep `.0`.
  package static let measurement = shortest(integersBelow: 1e9)

  /// Returns the format `measurement` with rounding.
  ///
  /// - Parameter maxFractionDigits: the maximum number of digits after the decimal point, from 0 to 6.
  package static func measurement(maxFractionDigits: Int) -> NumberFormat {
    shortest(maxFractionDigits: maxFractionDigits, integersBelow: 1e9)
  }

  /// The format `shortest` without an exponent. Where `shortest` has an exponent, this format has nine digits
  /// after the decimal point, and the magnitude is limited to 9 · 10⁹. A number that is not finite is 0.
  package static let decimal = NumberFormat(notation: .decimal)

  /// Returns the format `decimal` with rounding.
  ///
  /// - Parameter maxFractionDigits: the maximum number of digits after the decimal point, from 0 to 6.
  package static func decimal(maxFractionDigits: Int) -> NumberFormat {
    NumberFormat(notation: .decimal, maxFractionDigits: maxFractionDigits)
  }

  /// The format `decimal` with at most one digit after the decimal point.
  package static let tenths = decimal(maxFractionDigits: 1)
  /// The format `decimal` with at most three digits after the decimal point.
  package static let thousandths = decimal(maxFractionDigits: 3)

  /// Returns the format of SVG: rounded, without an exponent and without zeros at the end, and limited to
  /// ±1 billion. A number that is not finite is 0.
  ///
  /// - Parameter maxFractionDigits: the maximum number of digits after the decimal point, from 0 to 6.
  package static func fixedPoint(maxFractionDigits: Int) -> NumberFormat {
    // Rounding hides the last bits of a platform's math functions. Viewers calculate in single precision.
    NumberFormat(notation: .fixedPoint, maxFractionDigits: maxFractionDigits)
  }

  private static let powersOfTen = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]

  /// Returns 10 to the power of a number of digits, which is limited to the range from 0 to 6.
  fileprivate static func scale(ofFractionDigits count: Int) -> Int {
    powersOfTen[min(max(count, 0), powersOfTen.count - 1)]
  }
}

extension Double {
  /// Returns the number as text.
  package func formatted(as format: NumberFormat) -> String {
    switch format.notation {
    case .shortest: return rounded(for: format).shortestDigits(integersBelow: format.integerLimit)
    case .decimal: return rounded(for: format).digitsWithoutExponent
    case .fixedPoint:
      var bytes: [UInt8] = []
      appendFixedPoint(maxFractionDigits: format.maxFractionDigits ?? 0, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The number as CSS, without an exponent; 0 if it is not finite. CSS allows `1e-7`, but not every tool
  /// that reads CSS does.
  package var formattedForCSS: String { formatted(as: .decimal) }

  /// Returns the number rounded to the format's fraction digits; unchanged if the format has no limit.
  private func rounded(for format: NumberFormat) -> Double {
    format.maxFractionDigits.map { rounded(toFractionDigits: $0) } ?? self
  }

  /// Returns the number rounded to a number of digits after the decimal point, from 0 to 6.
  package func rounded(toFractionDigits count: Int) -> Double {
    let scale = Double(NumberFormat.scale(ofFractionDigits: count))
    return (self * scale).rounded() / scale
  }

  /// Returns a whole number below `limit` without `.0`, and any other number as Swift's shortest description.
  private func shortestDigits(integersBelow limit: Double) -> String {
    self == rounded() && magnitude < limit ? String(Int(self)) : description
  }

  /// The shortest digits, or nine digits after the decimal point where those have an exponent; "0" for a
  /// number that is not finite. Magnitudes are limited to 9 · 10⁹ where digits have an exponent.
  private var digitsWithoutExponent: String {
    guard isFinite else { return "0" }
    let text = shortestDigits(integersBelow: 1e15)
    guard text.utf8.contains(UInt8(ascii: "e")) else { return text }
    let billionths = (magnitude * 1e9).rounded()
    let digits = String(Int(min(billionths, 9e18)))
    let padded = String(repeating: "0", count: max(0, 10 - digits.count)) + digits
    return (self < 0 ? "-" : "") + padded.dropLast(9) + "." + padded.suffix(9)
  }
}

// MARK: Fixed point

extension Double {
  /// The maximum magnitude in `fixedPoint`.
  private static let maxFixedPoint = 1e9

  /// Appends the text of `NumberFormat.fixedPoint` to bytes in UTF-8, without an intermediate string.
  package func appendFixedPoint(maxFractionDigits: Int, to bytes: inout [UInt8]) {
    let scale = NumberFormat.scale(ofFractionDigits: maxFractionDigits)
    let limited = isFinite ? min(max(self, -Self.maxFixedPoint), Self.maxFixedPoint) : 0
    let rounded = Int((limited * Double(scale)).rounded())
    if rounded < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = abs(rounded)
    Self.appendWhole(magnitude / scale, to: &bytes)
    Self.appendFraction(magnitude % scale, of: scale, to: &bytes)
  }

  /// Appends the digits of a number that is not negative.
  private static func appendWhole(_ value: Int, to bytes: inout [UInt8]) {
    guard value >= 10 else { return bytes.append(UInt8(ascii: "0") + UInt8(value)) }
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Appends the decimal point and the digits of `value / scale`, without zeros at the end; nothing for 0.
  ///
  /// - Parameter scale: a power of ten.
  private static func appendFraction(_ value: Int, of scale: Int, to bytes: inout [UInt8]) {
    var (rest, unit) = (value, scale / 10)
    if rest > 0 { bytes.append(UInt8(ascii: ".")) }
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      (rest, unit) = (rest % unit, unit / 10)
    }
  }
}
