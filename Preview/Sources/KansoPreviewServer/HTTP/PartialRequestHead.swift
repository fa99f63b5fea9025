/// The bytes of a request head that have arrived so far, up to a maximum number.
struct PartialRequestHead: Sendable {
  private var bytes: [UInt8] = []
  private let maxByteCount: Int

  /// A head of which no byte has arrived.
  ///
  /// - Parameter maxByteCount: the maximum number of bytes in the head, with the empty line at its end.
  init(maxByteCount: Int) { self.maxByteCount = maxByteCount }

  /// Adds the next bytes of a connection. Returns the head after the empty line that ends it, nil before. Bytes
  /// after the head are dropped. Input that does not begin with a capital letter is rejected at once.
  ///
  /// - Throws: `RequestRejection` if the head is invalid or too large.
  /// - Complexity: linear in the number of new bytes, until the head is parsed.
  mutating func add(_ part: some Sequence<UInt8>) throws(RequestRejection) -> RequestHead? {
    let known = bytes.count
    bytes += part
    // A client that does not speak HTTP, such as one that begins a TLS handshake, would never send the end of a line.
    if let first = bytes.first, !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
      throw .badRequest("This is no request of HTTP; the address begins with http://.")
    }
    let end = end(from: max(0, known - Self.maxEndByteCount))
    guard end ?? bytes.count <= maxByteCount else {
      throw RequestRejection(
        status: .headerFieldsTooLarge, reason: "The head of a request has at most \(maxByteCount) bytes.")
    }
    return if let end { try RequestHead(bytes[..<end]) } else { nil }
  }

  /// The number of bytes in the longest end of a head: the end of its last line and an empty line.
  private static let maxEndByteCount = 4

  /// Returns the index after the empty line that ends the head; nil if there is no such line after the line
  /// feed at or after `start`.
  private func end(from start: Int) -> Int? {
    for index in start..<bytes.count where bytes[index] == .lineFeed {
      let rest = bytes[(index + 1)...]
      if rest.first == .lineFeed { return index + 2 }
      if rest.starts(with: [.carriageReturn, .lineFeed]) { return index + 3 }
    }
    return nil
  }
}
