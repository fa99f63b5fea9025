import KansoLanguageServer
import TestSupport
import Testing

struct MessageReaderTests {
  private func parts(_ bytes: [UInt8], chunks: Int = 1) -> [MessageReader.Part] {
    var reader = MessageReader()
    var found: [MessageReader.Part] = []
    var rest = bytes[...]
    let size = max(1, bytes.count / max(1, chunks))
    while !rest.isEmpty {
      reader.add(rest.prefix(size))
      rest = rest.dropFirst(size)
      while let part = reader.next() { found.append(part) }
    }
    return found
  }

  private func message(_ text: String) -> MessageReader.Part { .message(Array(text.utf8)) }

  @Test func messagesAreFoundHoweverTheyAreDivided() {
    let stream = ["{}", "", #"{"a": "ä\r\n\r\n"}"#, String(repeating: "x", count: 100_000)]
    let bytes = stream.flatMap { MessageReader.framed(Array($0.utf8)) }
    for chunks in [1, 2, 7, bytes.count / 3] {
      #expect(parts(bytes, chunks: chunks) == stream.map(message))
    }
  }

  @Test func otherHeadersAndLineEndsAreAllowed() {
    let text =
      "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:  2\r\n\r\n{}Content-Length: 2\n\n[]"
    #expect(parts(Array(text.utf8)) == [message("{}"), message("[]")])
  }

  @Test func theReaderGoesOnAfterWhatIsNoMessage() {
    for header in [
      "", "Content-Length: -1", "Content-Length: a", "Length: 2", "Content-Length: 99999999999999999999",
    ] {
      let found = parts(Array("\(header)\r\n\r\n".utf8) + MessageReader.framed(Array("{}".utf8)))
      #expect(found.last == message("{}"), "\(header): \(found)")
    }
    let long = parts([UInt8](repeating: 65, count: MessageReader.maxHeaderByteCount + 9))
    #expect(long.count == 1)
    if case .malformed? = long.first {} else { Issue.record("\(long)") }
  }

  @Test func aMessageThatIsTooLargeIsDroppedWhole() {
    var reader = MessageReader()
    let count = MessageReader.maxMessageByteCount + 5
    reader.add(Array("Content-Length: \(count)\r\n\r\n".utf8))
    if case .malformed? = reader.next() {} else { Issue.record("no refusal") }
    let chunk = [UInt8](repeating: 65, count: 1 << 20)
    var left = count
    while left > 0 {
      reader.add(chunk.prefix(left))
      left -= min(left, chunk.count)
      #expect(reader.next() == nil)
    }
    reader.add(MessageReader.framed(Array("{}".utf8)))
    #expect(reader.next() == message("{}"))
  }

  @Test func anyBytesAreRead() {
    var random = SeededGenerator.announced(for: "anyBytesAreRead")
    let pieces = [
      "Content-Length: ", "2", "\r\n", "\r\n\r\n", "{}", "\n\n", "9", ": ", "\u{0}", "ä",
      "Content-Length: 2\r\n\r\n{}",
    ]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...20, using: &random)).map { _ in pieces.randomElement(using: &random)!
      }
      let bytes = Array(text.joined().utf8)
      // The division of a stream has no effect.
      #expect(parts(bytes) == parts(bytes, chunks: bytes.count), "\(text)")
    }
  }
}
