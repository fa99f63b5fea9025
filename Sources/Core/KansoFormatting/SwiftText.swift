/// Conversion of untrusted text to Swift that represents exactly that text. It works on code points, as the compiler
/// does: in a `Character`, a combining mark could hide a quote.
package enum SwiftText {
  /// Returns a string literal in quotes. Quotes, backslashes (including interpolations) and all unprintable
  /// characters are escaped.
  package static func literal(_ text: String) -> String {
    var buffer = TextBuffer()
    buffer.append(literal: text)
    return buffer.text
  }

  /// Returns the lines of a text for comments. Unprintable characters are written as `\u{…}`, since they
  /// could end a comment or change the displayed order. Tabs become spaces, and spaces at the ends of lines
  /// are removed.
  package static func commentLines(_ text: String) -> [String] {
    if isPlainLine(text) { return [text] }
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
      var result = line.printable(tab: " ").unicodeScalars
      while result.last == " " { result.removeLast() }
      return String(result)
    }
  }

  /// Returns the lines of `commentLines` as one line, joined by spaces.
  package static func singleLine(_ text: String) -> String {
    isPlainLine(text) ? text : commentLines(text).joined(separator: " ")
  }

  /// Returns true for a text that needs no conversion: one line of printable ASCII without a space at its end. Most
  /// texts are of this kind.
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
  /// Appends the string literal of a text, as in `SwiftText.literal`.
  package mutating func append(literal text: String) {
    self += "\""
    if text.isPlainInQuotes {
      self += text
    } else {
      for scalar in text.unicodeScalars { append(escaped: scalar) }
    }
    self += "\""
  }

  /// Appends a code point as it is written within a string literal.
  private mutating func append(escaped scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": self += "\\\""
    case "\\": self += "\\\\"
    case "\n": self += "\\n"
    case "\r": self += "\\r"
    case "\t": self += "\\t"
    case _ where scalar.isUnprintable: self += scalar.escapeSequence
    default: self += String(scalar)
    }
  }
}
