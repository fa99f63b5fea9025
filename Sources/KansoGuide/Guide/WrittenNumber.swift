import KansoDiagnostics
import KansoTheme

/// What a scalar means where a number is expected. Only plain decimal notation is a number, with `pt` or `px`
/// after it or nothing; other notations are refused by name, so that nobody wonders what `1e3` came to.
enum WrittenNumber {
  /// A number, and whether `pt` or `px` follows it.
  case number(Double, hasUnit: Bool)
  /// Meant as a number, but not one that is accepted.
  case refused(DiagnosticID, message: String, help: String)
  /// No number at all: a name, perhaps.
  case text

  init(_ text: String) {
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
    } else if Self.isDecimal(digits), Self.otherUnits.contains(unit.lowercased()) {
      self = .refused(
        .invalidNumber, message: "`\(text)` is not in points", help: Self.helpOnUnits)
    } else {
      self = .text
    }
  }

  var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  /// The letters after a number in decimal notation, such as `foo` in `8foo`; nil for any other text.
  static func unit(of text: String) -> String? {
    let (digits, unit) = split(text)
    guard isDecimal(digits), !unit.isEmpty, unit.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic })
    else { return nil }
    return unit
  }

  /// Advice for a number with another unit.
  static let helpOnUnits = "The units are `pt` and `px`; a number without a unit is in points."

  /// The usual number, such as `8` or `16`, without looking for anything else.
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

  private static let otherUnits: Set<String> = [
    "dp", "sp", "em", "rem", "%", "in", "cm", "mm", "dip", "vw", "vh",
  ]

  /// The leading number-like part, and what follows it.
  private static func split(_ text: String) -> (digits: String, unit: String) {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }
    return (String(digits), String(unit))
  }

  /// `8`, `-8`, `+8`, `0.5`, `.5`, `8.`
  private static func isDecimal(_ text: String) -> Bool {
    let unsigned = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }) else { return false }
    return parts.allSatisfy { $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
  }

  /// The usual name: a small letter that begins none of the numbers in words, with anything after it.
  private static func isPlainName(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) && first != UInt8(ascii: "i")
      && first != UInt8(ascii: "n")
  }

  private static func isNotFinite(_ text: String) -> Bool {
    let bare = text.lowercased().drop { "+-.".contains($0) }
    if ["inf", "infinity", "nan"].contains(bare) { return true }
    let isNumberLike = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
    }
    return isNumberLike && Double(text)?.isInfinite == true
  }

  /// Scientific, hexadecimal, octal and grouped notation, and the decimal comma.
  private static func otherNotation(_ text: String) -> WrittenNumber? {
    func refused(_ name: String, _ value: Double?) -> WrittenNumber {
      let plain = value.flatMap { $0.magnitude < 1e15 ? $0.shortestDescription : nil }
      return .refused(
        .invalidNumber, message: "`\(text)` is \(name)",
        help: plain.map { "Write `\($0)`." } ?? "Write the number with digits and a point.")
    }
    if text.lowercased().contains("e"), let value = Double(text), !text.lowercased().hasPrefix("0x") {
      return refused("scientific notation", value)
    }
    if text.lowercased().hasPrefix("0x") {
      return refused("hexadecimal", Int(text.dropFirst(2), radix: 16).map(Double.init))
    }
    if text.lowercased().hasPrefix("0o") {
      return refused("octal", Int(text.dropFirst(2), radix: 8).map(Double.init))
    }
    if text.contains("_"), let value = Double(text.filter { $0 != "_" }) {
      return refused("a number with underscores", value)
    }
    let groups = text.split(separator: ",", omittingEmptySubsequences: false)
    if groups.count > 1, groups.dropFirst().allSatisfy({ $0.count == 3 }), let value = Double(groups.joined())
    {
      return refused("a number with commas", value)
    }
    if text.contains(","), let value = Double(text.replacing(",", with: ".")) {
      return refused("a number with a comma", value)
    }
    return nil
  }
}
