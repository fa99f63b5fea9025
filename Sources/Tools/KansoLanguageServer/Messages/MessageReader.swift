/// Divides a stream of bytes into messages, as the base protocol of the Language Server Protocol 3.17 defines it: a header
/// with `Content-Length`, an empty line, and so many bytes.
///
/// The reader goes on after any bytes: a header without a length is dropped up to its empty line, and a message that is too
/// large is dropped whole.
package struct MessageReader {
  /// The maximum size of the header of a message, in bytes. A longer one has no empty line where it should.
  package static let maxHeaderByteCount = 8 << 10
  /// The maximum size of a message, in bytes.
  package static let maxMessageByteCount = 64 << 20

  /// A part of the stream.
  package enum Part: Equatable {
    case message([UInt8])
    /// Bytes that are no message, with the reason.
    case malformed(String)
  }

  private var buffer: [UInt8] = []
  /// The number of bytes at the start of `buffer` that have been taken.
  private var taken = 0
  /// The number of bytes that are dropped before the next header.
  private var droppedCount = 0

  package init() {}

  /// Adds bytes of the stream.
  package mutating func add(_ bytes: some Collection<UInt8>) {
    let dropped = min(droppedCount, bytes.count)
    droppedCount -= dropped
    if taken == buffer.count {
      buffer.removeAll(keepingCapacity: true)
      taken = 0
    }
    buffer += bytes.dropFirst(dropped)
  }

  /// Returns the next part that is complete; nil if more bytes are needed.
  package mutating func next() -> Part? {
    let rest = buffer[taken...]
    guard let end = Self.endOfHeader(rest) else {
      guard rest.count > Self.maxHeaderByteCount else { return nil }
      taken = buffer.count
      return .malformed("a header is longer than \(Self.maxHeaderByteCount) bytes")
    }
    guard let count = Self.contentLength(rest[..<end]) else {
      taken = end
      return .malformed("a header has no valid Content-Length")
    }
    guard count <= Self.maxMessageByteCount else {
      let available = min(count, buffer.count - end)
      taken = end + available
      droppedCount = count - available
      return .malformed("a message has \(count) bytes, and at most \(Self.maxMessageByteCount) are read")
    }
    guard buffer.count - end >= count else { return nil }
    let message = Array(buffer[end..<end + count])
    taken = end + count
    compact()
    return .message(message)
  }

  /// Frees the bytes that have been taken, once they are most of the buffer.
  private mutating func compact() {
    guard taken > 1 << 16, taken > buffer.count / 2 else { return }
    buffer.removeFirst(taken)
    taken = 0
  }

  /// Returns the index after the empty line of a header; nil if there is none. Lines may also end with a line feed alone.
  private static func endOfHeader(_ bytes: ArraySlice<UInt8>) -> Int? {
    var lineLength = 0
    for index in bytes.indices.prefix(maxHeaderByteCount + 4) {
      switch bytes[index] {
      case 0x0A:
        if lineLength == 0, index > bytes.startIndex { return index + 1 }
        lineLength = 0
      case 0x0D: continue
      default: lineLength += 1
      }
    }
    return nil
  }

  /// Returns the length in a header; nil if there is none, or if it is no number.
  private static func contentLength(_ header: ArraySlice<UInt8>) -> Int? {
    let lines = String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline)
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].drop { $0 == " " }
      guard digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
      return Int(digits)
    }
    return nil
  }

  /// Returns a message with its header.
  package static func framed(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}
