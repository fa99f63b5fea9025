import KansoDiagnostics

/// A hex color without quotes, which YAML reads as a comment.
package struct HexComment {
  package let range: SourceRange

  /// Returns the first text such as `#2C4251` in a range of a file: `#` after a space or tab, with 3, 4, 6 or
  /// 8 hex digits and no other word character after them. Nil if there is none. The caller must exclude
  /// quoted text.
  /// - Parameter part: the range to search, in UTF-8 offsets.
  package static func find(in part: Range<Int>, of file: SourceFile) -> HexComment? {
    let bytes = file.bytes
    var offset = part.lowerBound
    while let hash = bytes[offset..<part.upperBound].firstIndex(of: UInt8(ascii: "#")) {
      let digits = bytes[(hash + 1)..<part.upperBound].prefix { isHexDigit($0) }
      let isAfterSpace = hash > 0 && (bytes[hash - 1] == 0x20 || bytes[hash - 1] == 0x09)
      let isWhole = digits.endIndex == bytes.count || !isWordByte(bytes[digits.endIndex])
      if isAfterSpace, isWhole, lengths.contains(digits.count) {
        return HexComment(range: SourceRange(file: file, hash..<digits.endIndex))
      }
      offset = hash + 1
    }
    return nil
  }

  /// The error, whose replacement is the color in double quotes.
  package var diagnostic: Diagnostic {
    Diagnostic(
      .unquotedColor, "`\(range.text)` is a YAML comment here, not a color", at: range,
      help: "Put quotes around it: `\"\(range.text)\"`.", replacement: "\"\(range.text)\"")
  }

  /// The numbers of digits of a hex color.
  private static let lengths = [3, 4, 6, 8]

  /// Returns true if a text is only a hex color.
  static func isColor(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "#") && lengths.contains(text.utf8.count - 1)
      && text.utf8.dropFirst().allSatisfy(isHexDigit)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// Returns true for an ASCII letter or digit, and for each byte of a non-ASCII character.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    isHexDigit(byte) || (UInt8(ascii: "g")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
  }
}
