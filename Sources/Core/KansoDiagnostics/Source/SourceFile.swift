import Foundation

/// A text with diagnostics. The bytes are UTF-8 without a byte-order mark, whatever the encoding of the file on disk.
/// This is not checked: `invalidUTF8` finds other bytes.
package final class SourceFile: Sendable {
  /// The path as the user wrote it, for diagnostics.
  package let path: String
  package let bytes: [UInt8]
  private let lock = NSLock()
  /// The lines, after their first use. Guarded by `lock`.
  nonisolated(unsafe) private var knownLines: LineIndex?

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates a file from a text, such as one that is not on disk. Line breaks are not changed.
  package convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The lines of the text. They are found once, on first use.
  package var lines: LineIndex {
    lock.withLock {
      let lines = knownLines ?? LineIndex(bytes)
      knownLines = lines
      return lines
    }
  }

  /// The range of the whole text.
  package var wholeRange: SourceRange { SourceRange(file: self, 0..<bytes.count) }

  /// Returns true if the file contains the bytes of a text, also inside a longer word. The search is fast for
  /// short texts with a rare first byte only.
  package func contains(_ word: String) -> Bool {
    let wanted = Array(word.utf8)
    guard let first = wanted.first else { return true }
    return bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      // The function of the C library compares many bytes at once.
      while let start = rest.isEmpty ? nil : UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        let place = memchr(start, Int32(first), rest.count)
      {
        rest = rest.dropFirst(UnsafeRawPointer(place) - start)
        if rest.starts(with: wanted) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }

  /// The range of the first bytes that are not UTF-8; nil if all bytes are valid.
  package var invalidUTF8: Range<Int>? {
    guard !bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput: return nil
      case .error(let length): return offset..<offset + max(length, 1)
      case .valid(let encoded): offset += encoded.count
      }
    }
  }

  /// Returns the text in a byte range, which is clamped to the file. Bytes that are not UTF-8 become
  /// replacement characters.
  package func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
