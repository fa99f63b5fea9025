import KansoDiagnostics
import KansoFormatting
import KansoTheme

/// A position as the protocol has it: lines and characters from 0. `PositionEncoding` says what a character is.
package struct TextPosition: Equatable, Sendable {
  package let line: Int
  package let character: Int

  package init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  /// Reads a position; nil for another value.
  init?(_ node: JSONNode?) {
    guard let line = node?["line"]?.index, let character = node?["character"]?.index else { return nil }
    self.init(line: line, character: character)
  }

  func write(to json: inout JSONWriter) {
    json.writeObject { json in
      json.write(line, "line")
      json.write(character, "character")
    }
  }
}

/// A range between two positions.
package struct TextRangeOfPositions: Equatable, Sendable {
  package let start: TextPosition
  package let end: TextPosition

  /// Reads a range; nil for another value.
  init?(_ node: JSONNode?) {
    guard let start = TextPosition(node?["start"]), let end = TextPosition(node?["end"]) else { return nil }
    (self.start, self.end) = (start, end)
  }

  init(_ start: TextPosition, _ end: TextPosition) { (self.start, self.end) = (start, end) }

  func write(to json: inout JSONWriter) {
    json.writeObject { json in
      json.writeKey("start")
      start.write(to: &json)
      json.writeKey("end")
      end.write(to: &json)
    }
  }
}

/// The unit of the characters of positions, which client and server agree on at the start.
package enum PositionEncoding: String, Sendable {
  /// Bytes of UTF-8, as Kanso counts.
  case utf8 = "utf-8"
  /// Units of UTF-16, which every client knows.
  case utf16 = "utf-16"

  /// The length of a range up to which its bytes are compared one by one.
  private static let maxScanCount = 200

  /// Returns the position of a byte offset in a text.
  func position(at offset: Int, in file: SourceFile) -> TextPosition {
    let position = file.lines.position(at: min(offset, file.bytes.count))
    let start = file.lines.contents(ofLine: position.line).lowerBound
    let column = position.column - 1
    return TextPosition(
      line: position.line - 1,
      character: self == .utf8
        ? column : Self.utf16Count(file.bytes[start..<min(start + column, file.bytes.count)]))
  }

  func range(_ offsets: Range<Int>, in file: SourceFile) -> TextRangeOfPositions {
    let start = position(at: offsets.lowerBound, in: file)
    // Most ranges are within a line of ASCII, where the end needs no search.
    let end = offsets.upperBound
    let length = offsets.count
    if end <= file.bytes.count, length <= Self.maxScanCount,
      file.bytes[offsets].allSatisfy({ $0 < 0x80 && $0 != 0x0A && $0 != 0x0D })
    {
      return TextRangeOfPositions(start, TextPosition(line: start.line, character: start.character + length))
    }
    return TextRangeOfPositions(start, position(at: end, in: file))
  }

  /// Returns the byte offset of a position: the end of a line for a character after it, and the end of the text for a line
  /// after it, as the protocol wants. A position within a character is the start of that.
  func offset(of position: TextPosition, in file: SourceFile) -> Int {
    guard position.line < file.lines.lineCount else { return file.bytes.count }
    let line = file.lines.contents(ofLine: position.line + 1)
    var offset = line.lowerBound
    var units = 0
    while offset < line.upperBound {
      let length = Self.length(of: file.bytes[offset])
      let count = self == .utf8 ? length : length == 4 ? 2 : 1
      guard units + count <= position.character else { break }
      units += count
      offset = min(offset + length, line.upperBound)
    }
    return offset
  }

  /// Returns the number of UTF-16 units of valid UTF-8.
  private static func utf16Count(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(into: 0) { count, byte in
      // Characters of four bytes are two units, and following bytes none.
      if byte < 0x80 || byte >= 0xC0 { count += byte >= 0xF0 ? 2 : 1 }
    }
  }

  /// Returns the number of bytes of a character with a first byte.
  private static func length(of first: UInt8) -> Int {
    first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }
}
