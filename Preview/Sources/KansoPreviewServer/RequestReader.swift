import FlyingSocks

/// Reads the head of a request from a socket, and not more than a limit allows.
struct RequestReader {
  private var bytes: [UInt8] = []
  private let limit: Int

  /// - Parameter limit: how many bytes a head has at most.
  init(limit: Int) { self.limit = limit }

  /// The head, as soon as its last line has come.
  mutating func head(from socket: AsyncSocket) async throws -> RequestHead {
    while true {
      let known = bytes.count
      bytes += try await socket.read(atMost: Self.part)
      // Of what is no HTTP, such as a greeting of TLS, no line would ever end.
      guard let first = bytes.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else {
        throw Refused(
          status: .badRequest, reason: "This is no request of HTTP; the address begins with http://.")
      }
      if let end = Self.end(of: bytes, from: max(0, known - Self.longestEnd)) {
        guard end <= limit else { throw tooLong }
        return try RequestHead(bytes[..<end])
      }
      guard bytes.count <= limit else { throw tooLong }
    }
  }

  private static let part = 4096
  /// The bytes of an empty line and of the end of the line before it.
  private static let longestEnd = 4

  private var tooLong: Refused {
    Refused(status: .requestHeaderFieldsTooLarge, reason: "The head of a request has at most \(limit) bytes.")
  }

  /// Where the empty line ends that ends a head.
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
