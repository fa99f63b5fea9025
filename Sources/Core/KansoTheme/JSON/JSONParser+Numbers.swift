extension JSONParser {
  /// Parses a number; -0 becomes 0. Throws if it is too large for a `Double`.
  mutating func parseNumber() throws(JSONSyntaxError) -> Double {
    let start = position
    if isLenient { return try parseLenientNumber() }
    _ = skip("-")
    if !skip("0"), skipDigits() == 0 { throw error("digits belong after the minus sign") }
    if skip("."), skipDigits() == 0 { throw error("digits belong after the decimal point") }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      if skipDigits() == 0 { throw error("digits belong after the exponent") }
    }
    if let value = shortDecimal(bytes[start..<position]) { return value }
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)), value.isFinite else {
      throw error("the number is too large", at: start)
    }
    return value == 0 ? 0 : value
  }

  /// Returns the number of a decimal without exponent and with up to 15 digits; nil for any other text. Such digits, and
  /// the power of ten that divides them, are exact, so the quotient is the nearest number.
  private func shortDecimal(_ text: ArraySlice<UInt8>) -> Double? {
    guard text.count <= 16 else { return nil }
    var (digits, digitCount, divisor, isFraction) = (0, 0, 1.0, false)
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        digitCount += 1
        if isFraction { divisor *= 10 }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "-"): break
      default: return nil
      }
    }
    guard digitCount <= 15 else { return nil }
    let value = Double(digits) / divisor
    return text.first == UInt8(ascii: "-") && digits != 0 ? -value : value
  }

  /// Skips decimal digits and returns their number.
  mutating func skipDigits() -> Int {
    let start = position
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position - start
  }
}
