/// A position as in editors: line and column begin at 1, and columns count UTF-8 bytes.
package struct SourcePosition: Equatable, Sendable, CustomStringConvertible {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package var description: String { "\(line):\(column)" }
}

/// Converts byte offsets in a text to lines and columns. A line ends at LF, CR LF or CR.
package struct LineIndex: Sendable {
  private let bytes: [UInt8]
  /// The offset of the start of each line. The numbers have 32 bits to save memory, because a file may have a line for
  /// each of its bytes. Offsets from 4 GiB are clamped.
  private let lineStarts: [UInt32]

  /// Finds all line breaks of a text in UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts: [UInt32] = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for (offset, byte) in bytes.enumerated() where byte <= 0x0D {
        let isCarriageReturnAlone = byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
        if byte == 0x0A || isCarriageReturnAlone { starts.append(UInt32(clamping: offset + 1)) }
      }
    }
    self.lineStarts = starts
  }

  /// The number of lines, at least 1. A line break at the end of the text begins another, empty line.
  package var lineCount: Int { lineStarts.count }

  /// Returns the line and the column of a byte offset, from 1; columns count UTF-8 bytes. A line break
  /// belongs to the line that it ends. An offset beyond the end is in the last line, and its column is not
  /// clamped.
  package func position(at offset: Int) -> SourcePosition {
    let line = lineNumber(at: offset)
    return SourcePosition(line: line, column: offset - Int(lineStarts[line - 1]) + 1)
  }

  /// Returns the byte range of a line, without its line break. The first line has the number 1; a line that
  /// does not exist is a precondition failure.
  package func contents(ofLine line: Int) -> Range<Int> {
    let start = Int(lineStarts[line - 1])
    var end = line < lineStarts.count ? Int(lineStarts[line]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Returns the number of the line that contains an offset, from 1. Complexity: logarithmic.
  private func lineNumber(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
