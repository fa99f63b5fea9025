import KansoDiagnostics
import KansoTheme

/// Untrusted text made into Swift that means just that text. It is read by code points, as the compiler reads it: within a
/// character, a mark would hide a quote.
enum SwiftText {
  /// A string literal. Quotes, backslashes (and with them interpolations) and everything unprintable are escaped.
  static func literal(_ text: String) -> String {
    var buffer = TextBuffer()
    buffer.append(literal: text)
    return buffer.text
  }

  /// The lines of a text for comments: nothing in them can end a comment or reorder what is shown.
  static func commentLines(_ text: String) -> [String] {
    if isPlainLine(text) { return [text] }
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
      var result = String.UnicodeScalarView()
      for scalar in line.unicodeScalars {
        if scalar == "\t" {
          result.append(" ")
        } else if scalar.isUnprintable {
          result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
        } else {
          result.append(scalar)
        }
      }
      while result.last == " " { result.removeLast() }
      return String(result)
    }
  }

  static func singleLine(_ text: String) -> String {
    isPlainLine(text) ? text : commentLines(text).joined(separator: " ")
  }

  /// The shortest digits that read back as the same number.
  static func number(_ value: Double) -> String {
    var buffer = TextBuffer()
    buffer.append(number: value)
    return buffer.text
  }

  /// The usual text, which can stand anywhere as it is: one line of printable ASCII that does not end in a space.
  private static func isPlainLine(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F else { return false }
      last = byte
    }
    return last != 0x20
  }
}

extension TextBuffer {
  /// Appends `SwiftText.literal` of a text.
  mutating func append(literal text: String) {
    self += "\""
    if text.isPlainInQuotes {
      self += text
    } else {
      for scalar in text.unicodeScalars { append(escaped: scalar) }
    }
    self += "\""
  }

  private mutating func append(escaped scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": self += "\\\""
    case "\\": self += "\\\\"
    case "\n": self += "\\n"
    case "\r": self += "\\r"
    case "\t": self += "\\t"
    case _ where scalar.isUnprintable:
      self += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: self += String(scalar)
    }
  }
}
