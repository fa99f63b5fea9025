/// Untrusted text made into Swift that means just that text.
enum SwiftText {
  /// A string literal. Quotes, backslashes (and with them interpolations) and everything unprintable are escaped.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isUnsafe(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The lines of a text for comments: nothing in them can end a comment or reorder what is shown.
  static func commentLines(_ text: String) -> [String] {
    // The usual text is one line of printable ASCII.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }), text.utf8.last != 0x20 { return [text] }
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
      var result = ""
      for scalar in line.unicodeScalars {
        if scalar == "\t" {
          result += " "
        } else if isUnsafe(scalar) {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
      while result.last == " " { result.removeLast() }
      return result
    }
  }

  static func singleLine(_ text: String) -> String { commentLines(text).joined(separator: " ") }

  /// The shortest digits that read back as the same number.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : value.description
  }

  /// Control characters, and those that change the direction of text or break lines without being seen.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
