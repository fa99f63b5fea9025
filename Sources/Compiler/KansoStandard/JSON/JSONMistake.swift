import KansoDiagnostics
import KansoTheme

/// A syntax error in a JSON document, with what fixes it.
struct JSONMistake {
  let message: String
  let range: Range<Int>
  let help: String
  /// The text that fixes the mistake in place of the range; nil if there is no single one.
  private(set) var replacement: String?

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Finds the cause of an error of the parser.
  init(_ error: JSONSyntaxError, in file: SourceFile) {
    let bytes = file.bytes
    let offset = min(error.offset, bytes.count)
    let place = offset..<min(offset + 1, bytes.count)
    let next = bytes.indices.contains(offset) ? bytes[offset] : nil
    let before = bytes[..<offset].lastIndex { !Self.isSpace($0) }
    if bytes.starts(with: Self.byteOrderMark) {
      self.init(
        "a byte-order mark", 0..<3, "Save the file as UTF-8 without a byte-order mark.", replacement: "")
    } else if bytes.contains(0) || String(validating: bytes, as: UTF8.self) == nil {
      self.init(error.message, place, "Name a file with JSON in UTF-8: this one has other bytes.")
    } else if next == nil {
      self.init(
        error.message, place,
        before == nil
          ? "Write an object with tokens and groups." : "Complete the document: its end is missing.")
    } else if let comma = before, bytes[comma] == UInt8(ascii: ","),
      [UInt8(ascii: "}"), UInt8(ascii: "]")].contains(next)
    {
      self.init(
        "a comma stands after the last value", comma..<comma + 1, "Delete the comma.", replacement: "")
    } else if let end = Self.endOfComment(at: offset, in: bytes) {
      self.init("a comment stands here", offset..<end, "Delete the comment: JSON has none.", replacement: "")
    } else if let before, "{,".utf8.contains(bytes[before]), let key = Self.key(at: offset, in: file) {
      self.init(error.message, key, "Delete one of the two members, or rename one.")
    } else if next == UInt8(ascii: "'") {
      self.init(error.message, place, "Write the text in double quotes.")
    } else {
      self.init(error.message, place, "Correct the JSON at this place.")
    }
  }

  private init(_ message: String, _ range: Range<Int>, _ help: String, replacement: String? = nil) {
    (self.message, self.range, self.help, self.replacement) = (message, range, help, replacement)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x0A, 0x0D, 0x09].contains(byte) }

  /// Returns the offset after a comment that begins at an offset, without the line break; nil for no comment.
  private static func endOfComment(at offset: Int, in bytes: [UInt8]) -> Int? {
    let rest = bytes[offset...]
    if rest.starts(with: "//".utf8) {
      return rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }
    guard rest.starts(with: "/*".utf8) else { return nil }
    var end = offset + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
      end += 1
    }
    return nil
  }

  /// Returns the range of a complete key with its quotes. The parser accepts such a key, unless it is there already.
  private static func key(at offset: Int, in file: SourceFile) -> Range<Int>? {
    guard file.bytes[offset] == UInt8(ascii: "\"") else { return nil }
    let range = file.range(ofKeyAt: offset).offsets
    let end = file.bytes[range].suffix(2)
    guard range.count > 1, end.last == UInt8(ascii: "\""), end.first != UInt8(ascii: "\\") else { return nil }
    return range
  }
}
