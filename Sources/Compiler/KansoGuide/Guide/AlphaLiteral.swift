import KansoDiagnostics

/// The interpretation of a scalar as an alpha or an opacity: a percentage, or a number from 0 to 1.
enum AlphaLiteral {
  /// An alpha from 0 to 1.
  case alpha(Double)
  /// A number or a percentage that is out of range.
  case outOfRange(Double, isPercentage: Bool)
  /// Not a number in an accepted notation, with the diagnostic to report.
  case refused(DiagnosticDescriptor)

  /// Interprets a text. Spaces are allowed before the percent sign.
  init(_ text: String) {
    let isPercentage = text.utf8.last == UInt8(ascii: "%")
    let digits = isPercentage ? String(Substring(text.utf8.dropLast())) : text
    switch NumberLiteral(digits) {
    case .number(let number, hasUnit: false):
      let alpha = isPercentage ? Self.hundredth(digits) ?? number / 100 : number
      self = (0...1).contains(alpha) ? .alpha(alpha) : .outOfRange(number, isPercentage: isPercentage)
    case .refused(let descriptor, _, _): self = .refused(descriptor)
    case .number, .otherUnit, .text: self = .refused(.invalidNumber)
    }
  }

  /// Returns the number of a percentage, also of one out of range; nil for any other text.
  static func percentage(_ text: String) -> Double? {
    guard text.utf8.last == UInt8(ascii: "%") else { return nil }
    let digits = String(Substring(text.utf8.dropLast()))
    guard case .number(let number, hasUnit: false) = NumberLiteral(digits) else { return nil }
    return hundredth(digits) ?? number / 100
  }

  /// True for a number or a percentage, also for one out of range.
  var isNumber: Bool {
    if case .refused = self { false } else { true }
  }

  /// Returns the hundredth of a decimal number with only one rounding, so that `33.3%` equals `0.333`.
  private static func hundredth(_ digits: String) -> Double? {
    Double(digits.filter { $0 != " " } + "e-2").map { $0 == 0 ? 0 : $0 }
  }
}
