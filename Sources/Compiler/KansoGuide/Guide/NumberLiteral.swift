import KansoDiagnostics
import KansoFormatting
import KansoTheme

/// The interpretation of a scalar as a number. Only decimal notation is valid, optionally with `pt`, `px` or `rem`.
/// Other notations, such as `1e3`, are not accepted, because their values are easily misread.
enum NumberLiteral {
  /// A number. `hasUnit` is true if it is a length in points: `pt`, `px` or `rem` follows it.
  case number(Double, hasUnit: Bool)
  /// A number in another known unit.
  case otherUnit(OtherUnit)
  /// A number in a notation that is not accepted, with the diagnostic to report.
  case refused(DiagnosticDescriptor, message: String, help: String)
  /// Not a number; possibly a name.
  case text

  /// Interprets a text. Spaces are allowed before a unit. A number with a known other unit, such as `8em`, is
  /// `otherUnit`; one with an unknown unit, such as `8foo`, is `text`.
  /// - Parameter rem: the length in points of the unit `rem`; nil if there is no such unit.
  init(_ text: String, rem: Length? = nil) {
    if let value = Self.fewDigits(text) {
      self = .number(value, hasUnit: false)
      return
    }
    if Self.isPlainName(text) {
      self = .text
      return
    }
    let (digits, unit) = Self.split(text)
    if Self.isDecimal(digits), ["", "pt", "px"].contains(unit), let value = Double(digits) {
      self = .number(value == 0 ? 0 : value, hasUnit: !unit.isEmpty)
      return
    }
    if unit == "rem", let rem, Self.isDecimal(digits), let value = Double(digits) {
      self = .number((value * rem).rounded(toFractionDigits: 6) + 0, hasUnit: true)
      return
    }
    if Self.isNotFinite(text) {
      self = .refused(
        .notFinite, message: "`\(text)` is not a finite number", help: "Write a number such as `8`.")
      return
    }
    guard Self.isDecimal(digits) || text.first?.isNumber == true else {
      self = .text
      return
    }
    let notation = Self.otherNotation(text)
    if let notation {
      self = notation
    } else if Self.isDecimal(digits), let value = Double(digits), OtherUnit.known.contains(unit.lowercased())
    {
      self = .otherUnit(OtherUnit(text: text, number: value, unit: unit.lowercased()))
    } else {
      self = .text
    }
  }

  /// True for a number that is accepted.
  var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  /// Returns the letters after a decimal number, such as `foo` in `8foo`; nil for any other text, also for a
  /// number without letters.
  static func unit(of text: String) -> String? {
    let (digits, unit) = split(text)
    guard isDecimal(digits), !unit.isEmpty, unit.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic })
    else { return nil }
    return unit
  }

  /// Returns the value of the most frequent notation, up to nine digits such as `16`; nil for any other text. This is a
  /// fast path.
  private static func fewDigits(_ text: String) -> Double? {
    let bytes = text.utf8
    guard (1...9).contains(bytes.count) else { return nil }
    var value = 0
    for byte in bytes {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return Double(value)
  }

  /// Splits a text into a prefix of ASCII digits, signs and points, and the rest without spaces at its start.
  private static func split(_ text: String) -> (digits: String, unit: String) {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }
    return (String(digits), String(unit))
  }

  /// Returns true for decimal notation: `8`, `-8`, `+8`, `0.5`, `.5`, `8.`
  private static func isDecimal(_ text: String) -> Bool {
    let unsigned = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }) else { return false }
    return parts.allSatisfy { $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
  }

  /// Returns true if the text is certainly a name: it begins with a lowercase letter other than `i` and `n`, with
  /// which `inf` and `nan` begin. This is a fast path.
  private static func isPlainName(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) && first != UInt8(ascii: "i")
      && first != UInt8(ascii: "n")
  }

  /// Returns true for infinity and NaN in any case, also after signs and points as in `-.inf`, and for
  /// numbers that overflow, such as `1e999`.
  private static func isNotFinite(_ text: String) -> Bool {
    let bare = text.lowercased().drop { "+-.".contains($0) }
    if ["inf", "infinity", "nan"].contains(bare) { return true }
    let isNumberLike = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
    }
    return isNumberLike && Double(text)?.isInfinite == true
  }

  /// Returns `refused` for scientific, hexadecimal and octal notation, for digits grouped by commas or
  /// underscores, and for a decimal comma; nil for any other text.
  private static func otherNotation(_ text: String) -> NumberLiteral? {
    /// Returns `refused` for a notation with a name. The help text contains `value` in decimal notation, if
    /// it is known and its magnitude is below 10^15.
    func refusal(_ name: String, _ value: Double?) -> NumberLiteral {
      let decimal = value.flatMap { $0.magnitude < 1e15 ? $0.formatted(as: .shortest) : nil }
      return .refused(
        .invalidNumber, message: "`\(text)` is \(name)",
        help: decimal.map { "Write `\($0)`." } ?? "Write the number with digits and a point.")
    }
    if text.lowercased().contains("e"), let value = Double(text), !text.lowercased().hasPrefix("0x") {
      return refusal("scientific notation", value)
    }
    if text.lowercased().hasPrefix("0x") {
      return refusal("hexadecimal", Int(text.dropFirst(2), radix: 16).map(Double.init))
    }
    if text.lowercased().hasPrefix("0o") {
      return refusal("octal", Int(text.dropFirst(2), radix: 8).map(Double.init))
    }
    if text.contains("_"), let value = Double(text.filter { $0 != "_" }) {
      return refusal("a number with underscores", value)
    }
    let groups = text.split(separator: ",", omittingEmptySubsequences: false)
    if groups.count > 1, groups.dropFirst().allSatisfy({ $0.count == 3 }), let value = Double(groups.joined())
    {
      return refusal("a number with commas", value)
    }
    if text.contains(","), let value = Double(text.replacing(",", with: ".")) {
      return refusal("a number with a comma", value)
    }
    return nil
  }
}
