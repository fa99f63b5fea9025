import FlyingSocks

/// Reads the head of a request from a socket, up to a maximum size.
struct RequestReader {
  private var bytes: [UInt8] = []
  private let limit: Int

  /// - Parameter limit: the maximum size of a head, in bytes.
  init(limit: Int) { self.limit = limit }

  /// Reads until the empty line that ends the head, and returns the head. Bytes after it are dropped. Input
  /// that does not begin with a capital letter is rejected at once.
  ///
  /// - Throws: `RequestRejection` if the head is invalid or too large, or an error of the socket.
  mutating func head(from socket: AsyncSocket) async throws -> RequestHead {
    while true {
      let known = bytes.count
      bytes += try await socket.read(atMost: Self.part)
      // A client that does not speak HTTP, such as one that begins a TLS handshake, would never send the end of a line.
      guard let first = bytes.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else {
        throw RequestRejection(
          status: .badRequest, reason: "This is no request of HTTP; the address begins with http://.")
      }
      if let end = Self.end(of: bytes, from: max(0, known - Self.maxEndByteCount)) {
        guard end <= limit else { throw tooLong }
        return try RequestHead(bytes[..<end])
      }
      guard bytes.count <= limit else { throw tooLong }
    }
  }

  /// The number of bytes to read at a time.
  private static let part = 4096
  /// The number of bytes in the longest end of a head: the end of its last line and an empty line.
  private static let maxEndByteCount = 4

  /// The rejection with status 431.
  private var tooLong: RequestRejection {
    RequestRejection(
      status: .requestHeaderFieldsTooLarge, reason: "The head of a request has at most \(limit) bytes.")
  }

  /// Returns the index after the empty line that ends a head; nil if there is no such line after the line
  /// feed at or after `start`.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    for index in start..<bytes.count where bytes[index] == .lineFeed {
      let next = index + 1
      if next < bytes.count, bytes[next] == .lineFeed { return next + 1 }
      if next + 1 < bytes.count, bytes[next] == .carriageReturn, bytes[next + 1] == .lineFeed {
        return next + 2
      }
    }
    return nil
  }
}
