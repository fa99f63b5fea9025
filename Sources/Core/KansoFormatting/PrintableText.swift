extension String {
  /// The text with unprintable characters replaced by `\u{…}`, also line breaks and tabs.
  package var printable: String { printable(tab: nil) }

  /// Returns the text with at most `count` code points, after which an ellipsis replaces the rest.
  package func truncated(toScalarCount count: Int) -> String {
    let scalars = unicodeScalars
    guard let end = scalars.index(startIndex, offsetBy: count, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return String(scalars[..<end]) + "…"
  }
}

extension StringProtocol {
  /// Returns the text with unprintable characters replaced by `\u{…}`.
  ///
  /// - Parameter tab: the replacement of a tab; nil for `\u{9}`.
  package func printable(tab: String?) -> String {
    // The input is not trusted, and such characters could control a terminal.
    guard unicodeScalars.contains(where: { $0.isUnprintable }) else { return String(self) }
    var result = ""
    for scalar in unicodeScalars {
      if let tab, scalar == "\t" {
        result += tab
      } else if scalar.isUnprintable {
        result += scalar.escapeSequence
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// True if the text is only printable ASCII, in which each byte takes one column.
  package var isPrintableASCII: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
}

extension Unicode.Scalar {
  /// The code point in Unicode's notation, such as `U+00AD`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The escape sequence of Swift, such as `\u{AD}`.
  package var escapeSequence: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// True if a reader could not see the character, or see it as another one, or if it could control a terminal
  /// or reorder a line: control characters, line separators, invisible format characters, private use and
  /// noncharacters. False for what texts and emoji are made of: the joiners U+200C and U+200D, variation
  /// selectors and tags.
  ///
  /// The ranges are written here because those of the standard library depend on its version, and generated
  /// files must not.
  package var isUnprintable: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0xAC: false
    case 0x00...0x1F, 0x7F...0x9F, 0xAD: true
    // Arabic and Mongolian marks, zero-width spaces, bidirectional controls, separators, annotations.
    case 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
      true
    // Controls of hieroglyphs, shorthand and music, and the tag of a language.
    case 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0001: true
    // Private use.
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: true
    default: isNoncharacter
    }
  }

  /// True if the code point is a Unicode noncharacter.
  package var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) }
}
