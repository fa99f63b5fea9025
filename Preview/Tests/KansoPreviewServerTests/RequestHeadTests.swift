import Testing

@testable import KansoPreviewServer

/// Request heads, without sockets.
struct RequestHeadTests {
  private static let text = "GET /changes?again#top HTTP/1.1\r\nHost: localhost:1\r\nA:\r\nhOST:\tb \r\n\r\n"

  /// Returns the head of a text that arrives in parts of a size; nil if it is incomplete.
  private func head(
    of text: String, partSize: Int = .max, maxByteCount: Int = 1000
  ) throws(RequestRejection) -> RequestHead? {
    var partial = PartialRequestHead(maxByteCount: maxByteCount)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      if let head = try partial.add(rest.prefix(partSize)) { return head }
      rest = rest.dropFirst(partSize)
    }
    return nil
  }

  @Test func aHeadHasAMethodAPathAndFields() throws {
    let head = try #require(try head(of: Self.text))
    #expect(head.method == "GET" && head.path == "/changes")
    #expect(head.values(of: "host") == ["localhost:1", "b"])
    #expect(head.values(of: "a") == [""] && head.values(of: "b") == [])
  }

  @Test func partsAreTheSameAsAWhole() throws {
    let whole = try head(of: Self.text)
    for size in 1...Self.text.utf8.count {
      #expect(try head(of: Self.text, partSize: size) == whole, "\(size)")
      #expect(try head(of: "\(Self.text)GET / HTTP/1.1\r\n\r\n", partSize: size) == whole, "\(size)")
    }
    for count in 0..<Self.text.utf8.count {
      let start = String(decoding: Self.text.utf8.prefix(count), as: UTF8.self)
      #expect(try head(of: start) == nil, "\(count)")
    }
  }

  @Test func theMaximumSizeIsExact() throws {
    let count = Self.text.utf8.count
    for size in [1, 7, count] {
      #expect(try head(of: Self.text, partSize: size, maxByteCount: count) != nil)
      let error = #expect(throws: RequestRejection.self) {
        try head(of: Self.text, partSize: size, maxByteCount: count - 1)
      }
      #expect(error?.status == .headerFieldsTooLarge)
    }
  }

  @Test func blanksWithoutEndAreTooLarge() {
    // Blanks before a value are no part of it, and count nevertheless.
    for start in ["GET / HTTP/1.1\r\nA:", "GET ", "GET / HTTP/1.1\r\nA: b"] {
      let error = #expect(throws: RequestRejection.self) {
        try head(of: start + String(repeating: " ", count: 2000), partSize: 100)
      }
      #expect(error?.status == .headerFieldsTooLarge, "\(start)")
    }
  }
}
