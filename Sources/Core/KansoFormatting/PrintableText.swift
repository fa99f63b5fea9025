extension String {
  /// The text with unprintable characters replaced by `\u{…}`: control characters with line breaks and tabs,
  /// bidirectional controls, line separators, and the byte-order mark.
  package var printable: String {
    // The input is not trusted, and such characters could control a terminal.
    guard unicodeScalars.contains(where: { $0.isUnprintable }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isUnprintable {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension StringProtocol {
  /// True if the text is only printable ASCII, in which each byte takes one column.
  package var isPrintableASCII: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
}

extension Unicode.Scalar {
  /// The code point in Unicode's notation, such as `U+00AD`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// True if the character could control a terminal, reorder a line, or break a line invisibly. False for
  /// other invisible characters, such as the soft hyphen and joiners.
  package var isUnprintable: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x061C, 0xFEFF: true
    default: false
    }
  }

  /// The number of columns in a terminal: 0 for nonspacing marks, the zero-width joiner and variation
  /// selectors, 2 for wide characters, 1 for all others. The ranges of wide characters are those of Unicode's
  /// East Asian Width W and F that occur in practice.
  package var terminalWidth: Int {
    if properties.generalCategory == .nonspacingMark || value == 0x200D || (0xFE00...0xFE0F).contains(value) {
      return 0
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }
}
