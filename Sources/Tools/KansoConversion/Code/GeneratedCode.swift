/// The text of generated Swift, whose literals and comments contain texts of documents.
enum GeneratedCode {
  /// Returns a text in which everything outside of literals and comments is replaced.
  ///
  /// - Parameter replacement: returns the replacement of a part that has no literal and no comment.
  static func replacingCode(in text: String, _ replacement: (String) -> String) -> String {
    let bytes = Array(text.utf8)
    var (result, start, index) = ("", 0, 0)
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while index < bytes.count {
      guard let end = endOfLiteralOrComment(at: index, in: bytes) else {
        index += 1
        continue
      }
      result += replacement(part(start..<index)) + part(index..<end)
      (start, index) = (end, end)
    }
    return result + replacement(part(start..<bytes.count))
  }

  /// Returns the end of the literal or the comment that begins at an index; nil if none begins there. There are literals
  /// of one line and of several lines, and comments of one line.
  private static func endOfLiteralOrComment(at start: Int, in bytes: [UInt8]) -> Int? {
    let (quote, backslash, newline) = (UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n"))
    func begins(_ text: StaticString, at index: Int) -> Bool {
      text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    }
    if begins("//", at: start) { return bytes[start...].firstIndex(of: newline) ?? bytes.count }
    guard bytes[start] == quote else { return nil }
    let isMultiline = begins("\"\"\"", at: start)
    var index = start + (isMultiline ? 3 : 1)
    while index < bytes.count {
      if bytes[index] == backslash {
        index += 2
      } else if isMultiline ? begins("\"\"\"", at: index) : bytes[index] == quote {
        return index + (isMultiline ? 3 : 1)
      } else {
        index += 1
      }
    }
    return bytes.count
  }
}
